import { CELL_OF_FLOOR, PLACES } from '../board/cells.js';
import { KINDS } from '../board/tiles.js';
import { MICE, OCCUPIED, type Position, standingMouse } from '../position.js';
import { DISTANCE, NEVER } from './distance.js';
import { floorsOf, knownOf, OF_A_KIND } from './known-tiles.js';

/** What `findPairs` found: the costs of the two kinds that are cheapest to get, and how many needed tiles are known. */
export const pairs = { nearest: NEVER, next: NEVER, known: 0 };

/** By tile of one kind: the nearest of the seat's mice, and how far it and the second nearest are. */
const who = new Int8Array(OF_A_KIND);
const first = new Uint8Array(OF_A_KIND);
const second = new Uint8Array(OF_A_KIND);

/** For each needed kind: what it costs to bring two mice onto two of its known tiles. Asked after `lookAround`. */
export function findPairs(at: Position, seat: number): void {
  const cheese = at.cheese[seat];
  let nearest = NEVER;
  let next = NEVER;
  let known = 0;
  for (let kind = 1; kind <= KINDS; kind++) {
    if ((cheese >> kind) & 1) continue;
    const count = knownOf[kind];
    known += count;
    if (count < 2) continue;
    const from = kind * OF_A_KIND;
    for (let i = 0; i < count; i++) findMice(at, seat, CELL_OF_FLOOR[floorsOf[from + i]], i);
    let cost = pairCost(0, 1);
    if (count > 2) cost = Math.min(cost, pairCost(0, 2), pairCost(1, 2));
    if (cost < nearest) {
      next = nearest;
      nearest = cost;
    } else if (cost < next) next = cost;
  }
  pairs.nearest = nearest;
  pairs.next = next;
  pairs.known = known;
}

function findMice(at: Position, seat: number, cell: number, i: number): void {
  const { mouse } = at;
  let near = NEVER;
  let nearMouse = -1;
  let then = NEVER;
  for (let m = seat * MICE, end = m + MICE; m < end; m++) {
    const far = DISTANCE[mouse[m] * PLACES + cell];
    if (far < near) {
      then = near;
      near = far;
      nearMouse = m;
    } else if (far < then) then = far;
  }
  const standing = at.ground[cell];
  // a roof to lift, or somebody else's mouse in the way
  const roof = (at.roofed >> at.layout.roomOf[cell]) & 1;
  const taken = standing >= OCCUPIED && Math.floor(standingMouse(standing) / MICE) !== seat ? 2 : 0;
  who[i] = nearMouse;
  first[i] = Math.min(NEVER, near + roof + taken);
  second[i] = Math.min(NEVER, then + roof + taken);
}

function pairCost(a: number, b: number): number {
  if (who[a] !== who[b]) return first[a] + first[b];
  return Math.min(first[a] + second[b], second[a] + first[b]);
}
