/** Prose is read in lines of at most this many characters. Tables, code and long addresses cannot be broken. */
const WIDTH = 120;

/** `server/src/net/frame.ts`: a path of this project, whole enough to be looked up. */
const PATH = /`([\w.-]+(?:\/[\w.-]+)+\.(?:tsx?|md|json|css|js))`/g;
const LINK = /\]\(([^)#:\s]+)(?:#[^)]*)?\)/g;

/** What is wrong with a document, each with its line. */
export function problemsOf(text: string, isThere: (path: string) => boolean): readonly string[] {
  const problems: string[] = [];
  let isCode = false;
  text.split('\n').forEach((line, i) => {
    if (line.trimStart().startsWith('```')) isCode = !isCode;
    if (isCode) return;
    const breakable = !/^\s*[|#<!]/.test(line) && line.trimStart().lastIndexOf(' ') > 4;
    if (breakable && [...line].length > WIDTH) problems.push(`${i + 1} is longer than ${WIDTH} characters`);
    for (const [, path] of [...line.matchAll(PATH), ...line.matchAll(LINK)])
      if (!isThere(path)) problems.push(`${i + 1} leads to ${path}, which is not there`);
  });
  return problems;
}
