import { monitorEventLoopDelay } from 'node:perf_hooks';

const COUNTED = {
  moves: 'Moves and take-backs that were carried out',
  refusals: 'Requests of seats that were refused',
  'games-ended': 'Games played to their end',
  'tables-opened': 'Games begun',
  requests: 'Requests over HTTP',
  complaints: 'Things that went wrong here',
} as const;
export type Counted = keyof typeof COUNTED;

/** Numbers for whoever looks after a server, in the text format of Prometheus. */
export class Metrics {
  readonly #counts: Record<Counted, number> = {
    moves: 0,
    refusals: 0,
    'games-ended': 0,
    'tables-opened': 0,
    requests: 0,
    complaints: 0,
  };
  readonly #gauges = new Map<string, { readonly help: string; read(): number }>();
  readonly #delay = monitorEventLoopDelay({ resolution: 20 });

  constructor() {
    this.#delay.enable();
    this.gauge('process_resident_memory_bytes', 'Memory in use', () => process.memoryUsage.rss());
    this.gauge('castellan_event_loop_delay_p99_seconds', 'How late the server is', () => {
      const late = this.#delay.percentile(99) / 1e9;
      this.#delay.reset();
      return Number.isFinite(late) ? late : 0;
    });
  }

  count(what: Counted): void {
    this.#counts[what]++;
  }

  value(what: Counted): number {
    return this.#counts[what];
  }

  /** How late the event loop is, in milliseconds. */
  get late(): number {
    const late = this.#delay.percentile(99) / 1e6;
    return Number.isFinite(late) ? late : 0;
  }

  gauge(name: string, help: string, read: () => number): void {
    this.#gauges.set(name, { help, read });
  }

  text(): string {
    const lines: string[] = [];
    for (const [what, help] of Object.entries(COUNTED)) {
      const name = `castellan_${what.replaceAll('-', '_')}_total`;
      const value = this.#counts[what as Counted];
      lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} counter`, `${name} ${value}`);
    }
    for (const [name, { help, read }] of this.#gauges)
      lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} gauge`, `${name} ${read()}`);
    return `${lines.join('\n')}\n`;
  }

  close(): void {
    this.#delay.disable();
  }
}
