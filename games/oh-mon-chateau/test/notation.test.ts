import { describe, expect, it } from 'vitest';
import { CELL_NAMES, FACES, GUESTS, ohMonChateau } from '../src/index.js';

const written = (move: string): string | false => {
  const read = ohMonChateau.readMove(move);
  return read.ok && ohMonChateau.writeMove(read.value);
};

describe('notation', () => {
  it.each([
    'take wood 2,1',
    'take ? as wood 2,1',
    'take ? as food',
    'take ? as gold flag',
    'take ? as inhabitants',
    'take ? as inhabitants 5,5',
    'take inhabitants',
    'take inhabitants 2,1',
    'take food',
    'take food 1,3',
    'take gold flag',
    'take ? cloud',
    'pass',
    'build 1,2-1,4',
    'wall 2',
    'wall 1',
    'invite moine',
    'activate paysan',
    'steal moine',
    'put 2,1',
    'flag',
    'inhabitants',
    'move 2,1-3,3',
    'face wood',
    'face inhabitants',
    'face cloud',
    'skip',
    'end',
    'turn moine',
    'turn 3',
    'roll wood ?',
    'roll gold gold',
    'roll gold',
  ])('writes what it reads: %s', (move) => {
    expect(written(move)).toBe(move);
  });

  it('has another text for every move', () => {
    const cells = CELL_NAMES.map(String);
    const guests = [...GUESTS.map(({ id }) => id), '1', '2', '3', '4'];
    const effects = ['', ' flag', ' cloud', ...cells.map((cell) => ` ${cell}`)];
    const faces = FACES.filter((face) => face !== '?');
    const moves = [
      ...FACES.flatMap((face) => effects.map((effect) => `take ${face}${effect}`)),
      ...faces.flatMap((face) => effects.map((effect) => `take ? as ${face}${effect}`)),
      ...['build', 'move'].flatMap((word) =>
        cells.flatMap((from) => cells.map((to) => `${word} ${from}-${to}`)),
      ),
      ...['invite', 'activate', 'steal', 'turn'].flatMap((word) => guests.map((guest) => `${word} ${guest}`)),
      ...cells.map((cell) => `put ${cell}`),
      ...[...FACES, 'cloud'].map((face) => `face ${face}`),
      ...FACES.map((face) => `roll ${face}`),
      ...FACES.flatMap((a, i) => FACES.slice(i).map((b) => `roll ${a} ${b}`)),
      ...['wall 1', 'wall 2', 'pass', 'flag', 'inhabitants', 'skip', 'end'],
    ];
    const codes = moves.map((move) => {
      const read = ohMonChateau.readMove(move);
      if (!read.ok) throw new Error(`${move}: ${read.error}`);
      expect(ohMonChateau.writeMove(read.value)).toBe(move);
      return read.value;
    });
    expect(new Set(codes).size).toBe(moves.length);
  });

  it.each([
    ['', 'a move begins with'],
    ['jump 1,1', 'a move begins with'],
    ['constructor', 'a move begins with'],
    [' end', 'a move begins with'],
    ['Take wood 2,1', 'a move begins with'],
    ['take', 'a face is one of'],
    ['take water 2,1', 'a face is one of'],
    ['take constructor', 'a face is one of'],
    ['take ? as', 'a face is one of'],
    ['take ? as water 2,1', 'a face is one of'],
    ['take ? as ? 2,1', 'only "?" is used as another face'],
    ['take wood as stone 1,2', 'only "?" is used as another face'],
    ['take wood 6,1', '"6,1" is neither a cell nor flag or cloud'],
    ['take wood 2,1 2,1', 'write take wood 2,1'],
    ['take wood ', '"" is neither'],
    ['take wood  2,1', '"" is neither'],
    ['pass 1', 'write pass'],
    ['build', 'write two cells'],
    ['build 1,2', 'write two cells'],
    ['build 1,2-1,9', 'write two cells'],
    ['build 1,2-1,4-1,5', 'write build 1,2-1,4'],
    ['build 1,2 1,4', 'write two cells'],
    ['wall', 'a wall is for 1 or 2 flags'],
    ['wall 3', 'a wall is for 1 or 2 flags'],
    ['wall 1 2', 'write wall 1'],
    ['invite', 'a guest is one of'],
    ['invite Moine', 'a guest is one of'],
    ['invite moine roi', 'write invite moine'],
    ['activate 21', 'a guest is one of'],
    ['steal bergère', 'a guest is one of'],
    ['put', 'a cell is one of'],
    ['put 0,1', 'a cell is one of'],
    ['put 2,1 ', 'write put 2,1'],
    ['flag 2', 'write flag'],
    ['move 2,1', 'write two cells'],
    ['move 2,1>3,3', 'write two cells'],
    ['face', 'a face is one of'],
    ['face sun', 'a face is one of'],
    ['skip it', 'write skip'],
    ['end ', 'write end'],
    ['roll', 'a face is one of'],
    ['roll wood water', 'a face is one of'],
    ['roll wood wood wood', 'a face is one of'],
    ['roll ? wood', 'write roll wood ?'],
    ['turn', 'a guest is one of'],
    ['turn 0', 'a guest is one of'],
  ])('refuses "%s" and says why', (move, reason) => {
    const read = ohMonChateau.readMove(move);
    expect(read.ok ? '' : read.error).toContain(reason);
  });
});
