import type { RoquefortEvent } from '@castellan/roquefort';
import { roquefortTexts } from '../texts/table.js';
import { laneOf } from './geometry.js';
import type { Choice } from './offers.js';
import { after, mouseAt, type Scene } from './scene.js';
import { tileName } from './words.js';

/** Whoever slides gets cheese by it: certain, for only what lies in the open can bring a pair. */
export function winsCheese({ foresight }: Choice): boolean {
  const slid = foresight.events.find((event) => event.type === 'slid');
  return foresight.events.some((event) => event.type === 'collected' && event.seat === slid?.seat);
}

/** Where the mice will stand whose pairs a slide makes, and on what. */
export function pairsOf(scene: Scene, slot: string, events: readonly RoquefortEvent[]) {
  const moved = after(scene, { type: 'slid', seat: scene.turn, slot });
  return events.flatMap((event) =>
    event.type !== 'collected'
      ? []
      : moved.tiles.filter(
          ({ tile, cell }) => tile === event.kind && mouseAt(scene, cell, event.seat) !== undefined,
        ),
  );
}

/** What can be seen coming of a slide, in whole sentences; what matters most comes first. */
export function forecastWords(
  { foresight }: Choice,
  slot: string,
  scene: Scene,
  names: readonly string[],
): string[] {
  const { forecast } = roquefortTexts();
  const seat = scene.turn;
  const unsure = foresight.unsure.filter((cell) => mouseAt(scene, cell) !== undefined);
  const said = foresight.events.flatMap((event): string[] => {
    switch (event.type) {
      case 'collected':
        return [
          event.seat === seat
            ? forecast.youGet(tileName(event.kind))
            : forecast.gets(names[event.seat], tileName(event.kind)),
        ];
      case 'fell':
        return [
          event.seat === seat
            ? forecast.yoursFalls(event.cell)
            : forecast.falls(names[event.seat], event.cell),
        ];
      case 'ended':
        return event.winner === seat ? [forecast.youWin] : [];
      default:
        return [];
    }
  });
  if (unsure.length > 0) said.push(forecast.unsure(unsure));
  if (said.length > 0) return said;
  const last = scene.tiles.find(({ cell }) => cell === laneOf(slot)[6]);
  return last === undefined ? [forecast.nothing] : [forecast.nothing, forecast.dropsOut(tileName(last.tile))];
}
