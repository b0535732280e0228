import { RandomPlay, SeededChance, unwrap } from '@castellan/kernel';
import { ohMonChateau } from '@castellan/oh-mon-chateau';

/**
 * Random games of Oh mon château, by default 20,000 of each mode, number of players and kind of table (with and without
 * `mustUseDice`): every one must end. Prints how they ended and how many actions the shortest and the longest took. The
 * first argument is the number of games, the second "on" or "off" if only one kind is wanted.
 */
const games = Number(process.argv[2] ?? 20_000);
const TOO_MANY = 10_000;

const kinds = [true, false].filter((mustUseDice) => process.argv[3] !== (mustUseDice ? 'off' : 'on'));

const random = new RandomPlay(ohMonChateau.maxLegal);
for (const mustUseDice of kinds)
  for (const mode of ['petits-batisseurs', 'grands-architectes'])
    for (const players of [2, 3, 4]) playOut(mode, players, mustUseDice);

function playOut(mode: string, players: number, mustUseDice: boolean): void {
  const chance = new SeededChance(`soak ${mode} ${players}`);
  const options = unwrap(ohMonChateau.prepare({ mode, players, mustUseDice, first: 0 }, null));
  const start = ohMonChateau.start(options);
  const state = start.copy();
  const ends = new Map<string, number>();
  let shortest = TOO_MANY;
  let longest = 0;
  for (let game = 0; game < games; game++) {
    state.copyFrom(start);
    let actions = 0;
    for (; !state.isOver() && actions < TOO_MANY; actions++) random.step(state, chance, null);
    const end = state.outcome()?.reason ?? 'none';
    ends.set(end, (ends.get(end) ?? 0) + 1);
    shortest = Math.min(shortest, actions);
    longest = Math.max(longest, actions);
  }
  const told = [...ends].map(([end, count]) => `${count} ${end}`).join(', ');
  const kind = mustUseDice ? 'dice must be used' : 'dice may be left';
  console.log(`${mode}, ${players} players, ${kind}: ${told}; ${shortest} to ${longest} actions`);
  if (ends.has('none')) process.exitCode = 1;
}
