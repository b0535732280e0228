/**
 * What strokes are drawn with. A wash fills an area with water colour, a brush paints a line with it; the eraser takes
 * away what is below it. New ones come last: a stroke is kept with the number of its tool.
 */
export const TOOLS = ['pencil', 'ink', 'crayon', 'wash', 'eraser', 'brush'] as const;
export type Tool = (typeof TOOLS)[number];
/** The tools that draw lines; also the styles of "draw it for me". */
export const STYLES = ['pencil', 'ink', 'crayon'] as const;
export type Style = (typeof STYLES)[number];

/** The box of colours, by the names that the texts know. */
export const COLOURS = [
  ['black', '#2b2233'],
  ['grey', '#7d7884'],
  ['brown', '#8a5a33'],
  ['red', '#b8322f'],
  ['orange', '#dd7a2c'],
  ['yellow', '#e9b733'],
  ['leaf', '#7ba343'],
  ['green', '#2f7d5b'],
  ['sky', '#6fb1d6'],
  ['blue', '#2d5f9e'],
  ['violet', '#75508f'],
  ['rose', '#d98a9c'],
] as const;
export type ColourName = (typeof COLOURS)[number][0];
export const colour = (name: ColourName): number => COLOURS.findIndex(([each]) => each === name);

/** How wide a line is at full pressure, in units of the sheet. */
export const WIDTHS: Readonly<Record<Tool, readonly number[]>> = {
  pencil: [6, 9, 14, 22],
  ink: [8, 13, 22, 36],
  crayon: [11, 20, 34, 56],
  wash: [0, 0, 0, 0],
  eraser: [36, 64, 110, 180],
  brush: [26, 48, 84, 140],
};
export const WIDTH_COUNT = 4;

/** Pressure in as many steps as the eye can tell. */
export const MOST_PRESSURE = 15;

export type Stroke = {
  readonly tool: Tool;
  /** Into COLOURS. */
  readonly colour: number;
  /** Into WIDTHS of the tool. */
  readonly width: number;
  /** The place it was drawn for, as a number of place-codes; 0 for none. */
  readonly place: number;
  /** Tenths of a second between the stroke before and this one, and how long it took. */
  readonly wait: number;
  readonly span: number;
  /** x, y and pressure of each point, whole numbers. */
  readonly points: readonly number[];
};

export const PER_POINT = 3;
export const pointCount = (stroke: Stroke): number => stroke.points.length / PER_POINT;

/** What a sheet may hold. A castle drawn with care takes a third of it. */
export const SHEET_LIMITS = { text: 58_000, strokes: 6_000, pointsPerStroke: 1_500, tenths: 600 } as const;
