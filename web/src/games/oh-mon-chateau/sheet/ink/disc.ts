/** A number in a path: a tenth of a unit is finer than any screen. */
export const written = (value: number): string => String(Math.round(value * 10) / 10);

/** A filled circle, as a path. */
export const disc = (x: number, y: number, r: number): string =>
  `M${written(x - r)} ${written(y)}a${written(r)} ${written(r)} 0 1 0 ${written(2 * r)} 0a${written(r)} ${written(r)} 0 1 0 ${written(-2 * r)} 0Z`;
