import { describe, expect, it } from 'vitest';
import { roquefort } from '../src/index.js';

describe('notation', () => {
  it.each([
    'place a1',
    'enter g7',
    'enter a1>b1',
    'run c3-c5',
    'uncover E',
    'slide b7',
    'end',
    'draw c4 C3',
    'draw spare trap',
    'draw d2 blank',
  ])('writes what it reads: %s', (move) => {
    const read = roquefort.readMove(move);
    expect(read.ok && roquefort.writeMove(read.value)).toBe(move);
  });

  it.each([
    ['', 'a move begins with'],
    ['jump a1', 'a move begins with'],
    ['constructor', 'a move begins with'],
    ['place b1', 'the towers are'],
    ['place', 'the towers are'],
    ['enter a1>', 'is no cell'],
    ['enter a1>b1>c1', 'write enter a1>b1'],
    ['enter b1>c1', 'the towers are'],
    ['run c3', 'write run c3-c5'],
    ['run c3-c9', 'write run c3-c5'],
    ['run c3-c4-c5', 'write run c3-c5'],
    ['uncover S', 'a room is a letter'],
    ['uncover a', 'a room is a letter'],
    ['slide c1', 'a slot is one of'],
    ['end now', 'nothing follows'],
    ['end ', 'write end'],
    ['draw c3 C1', 'neither a floor cell'],
    ['draw c4 ?', 'a tile is one of'],
    ['draw c4 C8', 'a tile is one of'],
    ['draw c4 C1 C2', 'a tile is one of'],
    [' end', 'a move begins with'],
  ])('refuses "%s" and says why', (move, reason) => {
    const read = roquefort.readMove(move);
    expect(read.ok ? '' : read.error).toContain(reason);
  });
});
