/**
 * The two sides of the board [R1.7]. RECONSTRUCTIONS: the printed pictures are not known to us.
 *
 * What is known: how many roofs there are of each size [R1.6], and one caption in the rulebooks, of one mouse in one picture, who may
 * remove "these three roofs". That the mouse sits in a tower, that every tower is like hers, and that boards are symmetric is assumed.
 *
 * Side A is the best guess under these assumptions: of the 394 mirror symmetric ways to lay out the rooms four let every tower
 * touch three different roofs, and those are A, a castle that differs from it in two cells, and the two upside down.
 *
 * Of side B the rulebooks say only that it is another arrangement. Three roofs at every tower leave five cells a side for two rooms of two,
 * or one of two and one of three; so whatever is not A has at least two small rooms at the edge in common with it. B has these two and no
 * more, and with A turned or turned over at most six, which is the least then. docs/decisions/0021 tells how it was chosen.
 */
export const LAYOUTS: Readonly<Record<'A' | 'B', LayoutData>> = {
  A: {
    reconstruction: true,
    rows: [
      '# A A B C C #',
      'D E E B F F G',
      'D H I I I J G',
      'K H L L L J M',
      'K N N O P P M',
      'K N N O P P M',
      '# Q Q O R R #',
    ],
  },
  B: {
    reconstruction: true,
    rows: [
      '# A A B B B #',
      'C D E E F G H',
      'C D E E F G H',
      'C I I I J J H',
      'K L M N N O P',
      'K L M N N O P',
      '# Q Q Q R R #',
    ],
  },
};

export type LayoutData = { readonly reconstruction: boolean; readonly rows: readonly string[] };
