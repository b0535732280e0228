/** What the mice say, in bubbles. Short: they are read in passing. Each moment has several, so that they stay fresh. */
const mice = {
  mice: {
    roof: [
      () => 'I run through rooms, not over roofs.',
      () => 'Up there? I am a mouse, not a cat!',
      () => 'Lift that roof first, then I run.',
      () => 'I set no paw on a roof.',
    ],
    tower: [
      () => 'I came in by a tower. I never go back.',
      () => 'Towers let me in, not out.',
      () => 'Back into a tower? I want cheese!',
    ],
    trap: [
      () => 'In there? It has teeth!',
      () => 'I can see that trap, thank you.',
      () => 'I still need my tail.',
    ],
    jump: [
      (cost: number) => `Hop! That cost me ${cost} actions.`,
      (cost: number) => `Mind your ears, I am coming over! ${cost} actions.`,
      (cost: number) => `What a leap! ${cost} actions, and here I am.`,
    ],
    fell: [
      () => 'Whoops! It is dark down here.',
      () => 'I am fine! Go on without me.',
      () => 'I saw that trap too late.',
      () => 'Keep me a bit of cheese!',
    ],
    feast: [
      (kinds: number) => `${NUMBERS[kinds]} cheeses at once! I must be dreaming.`,
      (kinds: number) => `${NUMBERS[kinds]} at one go! I need bigger paws.`,
      (kinds: number) => `${NUMBERS[kinds]} helpings! My poor tummy.`,
    ],
    raised: [
      () => 'No trap can get me up here. No cheese either.',
      () => 'I am safe on this stone. And hungry.',
    ],
  },
};

const NUMBERS: readonly string[] = ['No', 'One', 'Two', 'Three', 'Four'];

export default mice;
type Saying = readonly ((count: number) => string)[];
export type MiceMessages = {
  readonly mice: Readonly<Record<keyof (typeof mice)['mice'], Saying>>;
};
