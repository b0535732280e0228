/** A file of the page: its path, and what is in it. */
export type PageFile = { readonly path: string; readonly text: string };

const QUOTED = /'[^'\n]*'|"[^"\n]*"|`[^`]*`/g;
const COMMENT = /\/\*[\s\S]*?\*\//g;

/** Lines of a style sheet, numbered as they are and without its comments. */
export function styleLines(text: string): string[] {
  return text.replace(COMMENT, (comment) => comment.replace(/[^\n]/g, '')).split('\n');
}

/**
 * Classes that the styles of the page speak of and that only one game has: its styles lie in its folder, so that nobody
 * else loads them. Whose a class is follows from who says its name in quotes.
 */
export function slippedStyles(
  files: readonly PageFile[],
  ownerOf: (path: string) => string | null,
): string[] {
  const owners = new Map<string, Set<string | null>>();
  for (const { path, text } of files) {
    if (!/\.tsx?$/.test(path)) continue;
    for (const [quoted] of text.matchAll(QUOTED))
      for (const [name] of quoted.matchAll(/[a-z][\w-]*/gi)) {
        const known = owners.get(name) ?? new Set();
        owners.set(name, known.add(ownerOf(path)));
      }
  }
  return files
    .filter(({ path }) => path.endsWith('.css') && ownerOf(path) === null)
    .flatMap(({ path, text }) =>
      styleLines(text).flatMap((line, i) =>
        [...line.matchAll(/\.([a-z][\w-]*)/gi)].flatMap(([, name]) => {
          const [owner, ...others] = owners.get(name) ?? [];
          const isOwned = owner != null && others.length === 0;
          return isOwned ? [`${path}:${i + 1} styles ".${name}", which only "${owner}" has`] : [];
        }),
      ),
    );
}
