// A bot for Castellan without dependencies: takes whatever gives most at once, and lets chance decide between equals.
//   castellan bot --url https://castle.example --key KEY -- node greedy.js [SEED]
// It is told one JSON object a line on standard input and answers likewise on standard output (docs/BOTS.md).
import { createInterface } from 'node:readline';

const say = (message) => process.stdout.write(`${JSON.stringify(message)}\n`);
let seat = 0;

// chance that can be repeated: the same seed plays the same way
let chance = [...(process.argv[2] ?? String(Date.now()))].reduce((n, c) => (n * 31 + c.charCodeAt(0)) | 0, 7);
function random() {
  chance = (Math.imul(chance, 1664525) + 1013904223) | 0;
  return (chance >>> 0) / 2 ** 32;
}

/** What a move is worth, by what anybody can see coming of it. */
function worth({ move, foresight }) {
  // to stop is better than to lose something, and worse than anything else
  if (['end', 'pass', 'skip'].includes(move)) return -0.5;
  let value = foresight?.points ?? 0; // Oh mon château: the points that it brings
  for (const event of foresight?.events ?? []) {
    const isMine = event.seat === seat;
    if (event.type === 'collected') value += isMine ? 10 : -10; // Château Roquefort: a piece of cheese
    if (event.type === 'fell') value += isMine ? -20 : 5; // a mouse in a trap
    if (event.type === 'cleared' && isMine) value += 2; // Oh mon château: something is built
  }
  return value;
}

/** What it does with what it hears; it leaves alone what is not here. */
const hear = {
  start(message) {
    seat = message.seat;
  },
  turn({ version, moves }) {
    const best = Math.max(...moves.map(worth));
    const good = moves.filter((offer) => worth(offer) === best);
    say({ type: 'move', version, move: good[Math.floor(random() * good.length)].move });
  },
  // the turn stays open, but this bot only plays what it was offered: another was faster, and another turn follows
  refused({ problem }) {
    process.stderr.write(`refused: ${problem.message}\n`);
  },
};

say({ type: 'hello', protocol: 1 });
createInterface({ input: process.stdin }).on('line', (line) => {
  const message = JSON.parse(line);
  hear[message.type]?.(message);
});
