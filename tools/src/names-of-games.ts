const pascal = (id: string): string =>
  id.replace(/(^|-)([a-z])/g, (_, _dash, letter) => letter.toUpperCase());
const camel = (id: string): string => pascal(id).replace(/^./, (letter) => letter.toLowerCase());

/**
 * The ways in which code says the id of a game, also as a part of a longer name: `my-game`, `myGameFace`, `openMyGame`,
 * `MyGameView`. "my-games" is another word. Names of games in running text are no business of code.
 */
export function waysToSay(id: string): RegExp {
  const ways = [`(?<![a-z\\d])${id}`, `(?<![A-Za-z\\d])${camel(id)}`, `\\w${pascal(id)}`];
  return new RegExp(`(?:${ways.join('|')})(?![a-z\\d])|\\b${pascal(id)}[A-Z]`);
}
