import { OPERATOR_KEY } from '../access/operator.js';
import { hashOf } from '../access/same-secret.js';
import { newSeatKey } from '../ids.js';
import { putSecret } from '../store/operations/secrets.js';
import type { DataCommand } from './command.js';
import { runOnData } from './run-on-data.js';

export const operatorKeyCommand: DataCommand = {
  name: 'operator-key',
  operands: '',
  summary:
    'makes a new key to the operator’s page (/operator) and prints it; the one before opens nothing any more',
  async run(place) {
    const key = newSeatKey();
    // printed once: the database has only its hash
    await runOnData(place, putSecret({ name: OPERATOR_KEY, value: hashOf(key) }));
    return `${key}\n`;
  },
};
