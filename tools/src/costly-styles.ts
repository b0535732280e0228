import { type PageFile, styleLines } from './styles-of-games.js';

/** A place among siblings without a name before it. */
const UNNAMED = /(?:^|[\s>~+,]):(?:nth-|first-|last-|only-)[a-z-]+/;
/** What stands in brackets is asked of what is named before them. */
const IN_BRACKETS = /\([^()]*\)/g;

/**
 * Styles for whatever stands at some place among its siblings. A browser asks every element of every page for its place
 * then, and styles all siblings anew, with all that is in them, whenever one of them comes or goes: 370 elements for a
 * line of the log, because of a rule about buttons of dialogs. With a class or a tag before it only those are asked.
 */
export function costlyStyles(files: readonly PageFile[]): string[] {
  return files
    .filter(({ path }) => path.endsWith('.css'))
    .flatMap(({ path, text }) =>
      styleLines(text).flatMap((line, i) =>
        UNNAMED.test(line.replace(IN_BRACKETS, ''))
          ? [`${path}:${i + 1} asks everything for its place among its siblings: ${line.trim()}`]
          : [],
      ),
    );
}
