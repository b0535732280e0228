import { RandomPlay, SeededChance, unwrap } from '@castellan/kernel';
import { ohMonChateau } from '@castellan/oh-mon-chateau';

/**
 * Random games of Oh mon château, by default 20,000 of each mode and number of players: every one must end. Prints
 * how they ended and how many actions the shortest and the longest took. The first argument is the number of games.
 */
const games = Number(process.argv[2] ?? 20_000);
const TOO_MANY = 10_000;

const random = new RandomPlay(ohMonChateau.maxLegal);
for (const mode of ['petits-batisseurs', 'grands-architectes'])
  for (const players of [2, 3, 4]) {
    const chance = new SeededChance(`soak ${mode} ${players}`);
    const start = ohMonChateau.start(unwrap(ohMonChateau.prepare({ mode, players, first: 0 }, null)));
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
    console.log(`${mode}, ${players} players: ${told}; ${shortest} to ${longest} actions`);
    if (ends.has('none')) process.exitCode = 1;
  }
