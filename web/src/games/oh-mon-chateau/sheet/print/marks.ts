/** What is printed on a sheet, as data: the page, the SVG file and the PNG file draw it from the same list. */
export type Mark =
  | {
      readonly path: string;
      readonly line?: string;
      readonly width?: number;
      /** Lengths of dots and gaps. */
      readonly dash?: readonly [number, number];
      readonly fill?: string;
    }
  | {
      readonly text: string;
      readonly x: number;
      readonly y: number;
      readonly size: number;
      readonly fill: string;
      readonly anchor?: 'start' | 'middle';
    };

/** Printing inks of the sheet. They lie on paper, by day and by night. */
export const SEPIA = '#8a6d4a';
export const FAINT = '#a8946c';
export const DARK = '#4a3a33';
export const CREAM = '#f6e8c8';
export const WAX = '#b3262e';
const LETTERS = '"Almendra", "Palatino Linotype", Palatino, Georgia, serif';
const FIGURES = 'ui-rounded, system-ui, "Segoe UI", Roboto, "Noto Sans", sans-serif';

/** Figures stand on the line: the display face has old ones, whose 0 and 1 read as letters. */
export const fontOf = (text: string): string => (/^\d*$/.test(text) ? FIGURES : LETTERS);
