/**
 * The two sides of the board. RECONSTRUCTIONS: the printed pictures are not known to us. Of the 394 mirror
 * symmetric ways to lay out the rooms exactly four let every tower touch three different roofs, as a picture
 * caption of the rulebooks says, and those are these two and their upside-down twins [R1.7].
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
      '# A A B C C #',
      'D E E B F F G',
      'D H I I I J G',
      'D H K K K J G',
      'L M M N O O P',
      'L M M N O O P',
      '# Q Q N R R #',
    ],
  },
};

export type LayoutData = { readonly reconstruction: boolean; readonly rows: readonly string[] };
