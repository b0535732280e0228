/**
 * The oldest browsers that are meant to work; all of them are of 2023. What Firefox waited for longest is `:has()`, Safari `CompressionStream`,
 * Chrome `color-mix()`. Edge has the numbers of Chrome. docs/decisions/0024-every-browser.md
 */
export const OLDEST = { chrome: 111, firefox: 121, safari: 16.4 } as const;

/** The same for the tools that build. */
export const TARGET: string[] = Object.entries(OLDEST).map(([name, version]) => name + version);
