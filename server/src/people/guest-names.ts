import { randomInt } from 'node:crypto';

/**
 * What guests are called until they say otherwise: cheeses, whose names are the same in every language, with a number so that
 * two at a table are rarely called alike.
 */
const CHEESES = [
  'Abondance',
  'Appenzeller',
  'Asiago',
  'Beaufort',
  'Brie',
  'Brillat',
  'Camembert',
  'Cantal',
  'Chaource',
  'Cheddar',
  'Comté',
  'Edam',
  'Emmental',
  'Époisses',
  'Feta',
  'Fontina',
  'Gorgonzola',
  'Gouda',
  'Gruyère',
  'Havarti',
  'Idiazábal',
  'Langres',
  'Leerdammer',
  'Livarot',
  'Mahón',
  'Manchego',
  'Maroilles',
  'Mascarpone',
  'Mimolette',
  'Morbier',
  'Munster',
  'Neufchâtel',
  'Ossau',
  'Pecorino',
  'Provolone',
  'Raclette',
  'Reblochon',
  'Ricotta',
  'Salers',
  'Stilton',
  'Taleggio',
  'Tilsiter',
  'Tomme',
  'Vacherin',
] as const;

export function guestName(): string {
  return `${CHEESES[randomInt(CHEESES.length)]} ${randomInt(2, 100)}`;
}
