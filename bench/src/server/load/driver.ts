import type { Match } from './match.js';

/** What a stretch of load gave. */
export type Stretch = {
  readonly moves: number;
  readonly seconds: number;
  /** Processor time of this process. */
  readonly cpuSeconds: number;
};

/** All matches at once, each sending its next move as soon as the last has arrived. */
export function runFlatOut(matches: readonly Match[], milliseconds: number): Promise<Stretch> {
  return new Promise((resolve) => {
    let moves = 0;
    let open = matches.length;
    const cpu = process.cpuUsage();
    const start = performance.now();
    let result: Stretch | null = null;
    setTimeout(() => {
      const { user, system } = process.cpuUsage(cpu);
      result = { moves, seconds: (performance.now() - start) / 1000, cpuSeconds: (user + system) / 1e6 };
    }, milliseconds);
    for (const match of matches) {
      match.moved = () => {
        moves++;
        if (result === null) match.go();
        else if (--open === 0) resolve(result);
      };
      match.go();
    }
  });
}

/** Each match sends one move a second, all of them spread over it; how long each move took, in milliseconds. */
export function runAtPace(matches: readonly Match[], milliseconds: number): Promise<number[]> {
  return new Promise((resolve) => {
    const times: number[] = [];
    const busy = new Set<Match>();
    const step = 1000 / matches.length;
    const total = Math.floor(milliseconds / step);
    const start = performance.now();
    let sent = 0;
    let open = 0;
    const finish = (): void => {
      if (sent === total && open === 0) resolve(times);
    };
    const send = (match: Match): void => {
      busy.add(match);
      open++;
      const at = performance.now();
      match.moved = () => {
        times.push(performance.now() - at);
        busy.delete(match);
        open--;
        finish();
      };
      match.go();
    };
    const tick = (): void => {
      const due = Math.min(total, Math.floor((performance.now() - start) / step));
      for (; sent < due; sent++) {
        const match = matches[sent % matches.length];
        // whoever has to wait longer than a second for an answer is counted by the answer
        if (!busy.has(match)) send(match);
      }
      if (sent < total) setTimeout(tick, 1);
      else finish();
    };
    tick();
  });
}
