import { BadInput, CommandFailed } from '../bad-input.js';
import { botAddress } from '../bot/address.js';
import { Bridge } from '../bot/bridge.js';
import type { Command } from '../command.js';
import { text } from '../flags.js';
import { givenText, givenWhole } from '../given.js';
import { printLines } from '../terminal/output.js';

export const botCommand: Command = {
  name: 'bot',
  summary: 'let a program of your own play a seat at an online table',
  operand: 'program',
  flags: {
    url: text('url', 'URL', 'the server, or the address of the table there'),
    key: text('key', 'KEY', 'the key of the seat (or in the environment: CASTELLAN_KEY)'),
    patience: text('patience', 'S', 'how many seconds to try when the line is lost (600)'),
  },
  details: [
    'PROGRAM reads what it is told from standard input and writes what it does to standard output, one JSON object a line. docs/BOTS.md has all of it and a sample. What it writes to standard error is shown.',
    'Ends with 0 when the game is over, with 1 if the line or the program is lost before, and with 2 if the address or the key is wrong.',
  ],
  async run({ given, operands }) {
    const [program, ...args] = operands;
    if (program === undefined) throw new BadInput('a PROGRAM is needed, after --');
    const key = givenText(given, 'key') ?? process.env.CASTELLAN_KEY;
    if (key === undefined || !/^[a-z2-9]{26}$/.test(key))
      throw new BadInput('--key: 26 letters are needed, as the table shows them to whoever owns the seat');
    const patience = givenWhole(given, 'patience', { min: 0, max: 86_400, normal: 600 });
    const bridge = new Bridge({
      url: botAddress(givenText(given, 'url')),
      key,
      program,
      args,
      patience: patience * 1000,
      // the program's own words are on standard output's other side: what the bridge has to say goes here
      say: (words) => process.stderr.write(`castellan bot: ${words}\n`),
    });
    const end = await bridge.run();
    if (end.kind === 'bad-key') throw new BadInput('--key: the server knows no seat with this key');
    if (end.kind === 'failed') throw new CommandFailed(end.why);
    await printLines([JSON.stringify(end.outcome)]);
  },
};
