import { backup, restore } from '../store/backup.js';
import type { DataCommand } from './command.js';

export const backupCommand: DataCommand = {
  name: 'backup',
  operands: 'FILE',
  summary: 'copies the database into one file, also while the server runs',
  run({ folder }, file) {
    backup(folder, file);
    return `${folder} is kept in ${file}\n`;
  },
};

export const restoreCommand: DataCommand = {
  name: 'restore',
  operands: 'FILE',
  summary: 'puts such a copy in the place of the database; the server must not run',
  run({ folder }, file) {
    const aside = restore(file, folder, new Date());
    const before = aside === null ? '' : `what was there before is in ${aside}\n`;
    return `${folder} is as it was in ${file}\n${before}`;
  },
};
