import type { ColourName, Stroke, Style } from '../ink/stroke.js';
import { codeOf } from '../plan/place-code.js';
import { type Area, findPlace, type PartId, type Place } from '../plan/plan.js';
import { bars, ivy, planks, stones, tiles } from './details.js';
import { dress, emblem, face } from './figures.js';
import { fill } from './fills.js';
import { type Hand, handFor } from './hand.js';
import { type Kit, kitOf } from './kit.js';

function colourOf(area: Area, place: Place, kit: Kit, hand: Hand): ColourName {
  const { rand } = hand;
  const { stuff } = area;
  if (stuff === 'stone' || stuff === 'glass') return kit[stuff];
  if (stuff === 'roof') return kit.roofs[place.number % kit.roofs.length];
  if (stuff === 'wood') return 'brown';
  if (stuff === 'plaster') return kit.stone === 'yellow' ? 'rose' : 'yellow';
  if (stuff === 'sun') return 'yellow';
  if (stuff === 'cloud') return 'sky';
  if (stuff === 'skin') return rand.pick<ColourName>(['rose', 'brown', 'orange', 'rose']);
  if (stuff === 'hat') return rand.pick<ColourName>(['brown', 'yellow', 'grey', 'red', 'orange']);
  return rand.pick(place.kind === 'flag' ? kit.flags : kit.people);
}

/** Whatever lies in front of an area and within the part is left out when it is filled. */
const holesIn = (place: Place, area: Area) =>
  place.areas.slice(place.areas.indexOf(area) + 1).map((each) => each.polygon);

function addDetails(hand: Hand, place: Place, area: Area, line: ColourName, filled: ColourName): void {
  const holes = holesIn(place, area);
  const { stuff, polygon } = area;
  if (stuff === 'stone') stones(hand, polygon, holes, line);
  else if (stuff === 'roof') tiles(hand, polygon, holes, hand.style === 'ink' ? line : filled);
  else if (stuff === 'wood') planks(hand, polygon, line);
  else if (stuff === 'glass') bars(hand, polygon, line);
  else if (stuff === 'skin') face(hand, polygon, 'black');
  else if (stuff === 'sun') face(hand, polygon, 'brown', true);
  else if (stuff === 'cloth' && place.kind === 'flag')
    emblem(hand, polygon, filled === 'yellow' ? 'red' : 'black');
  else if (stuff === 'cloth') dress(hand, polygon, line);
}

function lineColour(hand: Hand, place: Place, kit: Kit): ColourName {
  if (place.kind === 'sun') return 'orange';
  if (place.kind === 'cloud') return hand.style === 'crayon' ? 'blue' : 'grey';
  // black wax would drown the colours
  return hand.style === 'crayon' ? 'brown' : kit.line;
}

/**
 * "Draw it for me": a part as somebody would draw it, out of the outlines of the plan. The castle's colours follow
 * from the seed, everything else from the seed, the part and which attempt it is: the same seed draws the same castle.
 */
export function autoDraw(part: PartId, seed: string, style: Style, attempt = 0): Stroke[] {
  const place = findPlace(part);
  if (place === null) return [];
  const kit = kitOf(seed);
  const hand = handFor(`${seed}/${part}/${style}/${attempt}`, style, codeOf(part));
  const line = lineColour(hand, place, kit);
  const filled = place.areas.map((area) => colourOf(area, place, kit, hand));
  place.areas.forEach((area, i) => {
    fill(hand, area.stuff, area.polygon, style === 'ink' ? [] : holesIn(place, area), filled[i]);
  });
  // small people get a thin line
  const width = place.kind === 'inhabitant' ? 0 : hand.grip.width;
  for (const area of place.areas) hand.outline(area.polygon, line, width);
  for (const each of place.lines)
    hand.line(each, place.kind === 'floor' && place.number === 3 ? 'brown' : line);
  place.areas.forEach((area, i) => {
    addDetails(hand, place, area, line, filled[i]);
  });
  const [main] = place.areas;
  if (main.stuff === 'stone' && hand.rand.chance(0.45)) ivy(hand, main.polygon, holesIn(place, main));
  return hand.strokes;
}
