import { COLUMN, cellName, GRID } from '../board/cells.js';
import { FREE, OCCUPIED } from '../position.js';

/*
 * [R5.4] A run over mice: the path may bend and pass several mice, each cell entered costs one action, and a
 * run is made at its least cost. Mice stand only on open cells without a trap, and towers have no ground; so
 * passing over mice never leads where [R5.3] forbids it. Searching breadth first finds the least cost. The
 * buffers are shared because rules never interleave; so a search allocates nothing.
 */
const queue = new Uint8Array(GRID + COLUMN);
const cameFrom = new Uint8Array(GRID + COLUMN);
const visited = new Int32Array(GRID + COLUMN);
const SIDES = Int8Array.of(-COLUMN, COLUMN, -1, 1);
let search = 0;

/**
 * Adds the landings beyond the first step, which the caller has listed already; `base` is the action's rest.
 * Everything is written and only counted if it is new, for the same reason as in `ground`.
 */
export function legalJumps(
  ground: Uint8Array,
  from: number,
  steps: number,
  base: number,
  out: Int32Array,
  n: number,
): number {
  const now = ++search;
  visited[from] = now;
  let head = 0;
  let tail = 0;
  for (let side = 0; side < 4; side++) {
    const next = from + SIDES[side];
    visited[next] = now;
    queue[tail] = next;
    tail += (ground[next] >> 1) & 1;
  }
  for (let cost = 2; cost <= steps && head < tail; cost++) {
    for (const end = tail; head < end; head++) {
      const over = queue[head];
      for (let side = 0; side < 4; side++) {
        const next = over + SIDES[side];
        const old = visited[next] ^ now;
        const fresh = (old | -old) >>> 31; // 1 unless visited in this search
        visited[next] = now;
        out[n] = base | next;
        n += ground[next] & fresh;
        queue[tail] = next;
        tail += (ground[next] >> 1) & fresh;
      }
    }
  }
  return n;
}

/** How many cells a run enters at the least; 0 if there is no way. */
export function findCost(ground: Uint8Array, from: number, to: number): number {
  const distance = Math.abs(to - from);
  if (distance === 1 || distance === COLUMN) return ground[to] === FREE ? 1 : 0;
  return searchFor(ground, from, to);
}

/** The cells entered, for the eye: only asked when something is recorded. */
export function findPath(ground: Uint8Array, from: number, to: number): string[] {
  searchFor(ground, from, to);
  const path: string[] = [];
  for (let cell = to; cell !== from; cell = cameFrom[cell]) path.unshift(cellName(cell));
  return path;
}

/** The cost, or 0; afterwards `cameFrom` leads back from the landing cell. */
function searchFor(ground: Uint8Array, from: number, to: number): number {
  search++;
  visited[from] = search;
  queue[0] = from;
  let head = 0;
  let tail = 1;
  for (let cost = 1; head < tail; cost++) {
    for (const end = tail; head < end; head++) {
      for (let side = 0; side < 4; side++) {
        const next = queue[head] + SIDES[side];
        if (ground[next] === 0 || visited[next] === search) continue;
        visited[next] = search;
        cameFrom[next] = queue[head];
        if (next === to) return ground[next] === FREE ? cost : 0;
        if (ground[next] >= OCCUPIED) queue[tail++] = next;
      }
    }
  }
  return 0;
}
