/** Prose is read in lines of at most this many characters. Tables, code and long addresses cannot be broken. */
const WIDTH = 120;

/** `server/src/net/frame.ts`: a path of this project, whole enough to be looked up. */
const PATH = /`([\w.-]+(?:\/[\w.-]+)+\.(?:tsx?|md|json|css|js))`/g;
const LINK = /\]\(([^)#:\s]+)(?:#[^)]*)?\)/g;
/** Who does something has a name: a player, the host, the operator, a node. Quoted words are not ours. */
const NOBODY = /\b(somebody|someone|whoever)\b/i;

/** What is wrong with a document, each with its line. */
export function problemsOf(text: string, isThere: (path: string) => boolean): readonly string[] {
  const problems: string[] = [];
  let isCode = false;
  text.split('\n').forEach((line, i) => {
    if (line.trimStart().startsWith('```')) isCode = !isCode;
    if (isCode) return;
    const breakable = !/^\s*[|#<!]/.test(line) && line.trimStart().lastIndexOf(' ') > 4;
    if (breakable && [...line].length > WIDTH) problems.push(`${i + 1} is longer than ${WIDTH} characters`);
    const nobody = NOBODY.exec(line.replace(/`[^`]*`/g, ''));
    if (nobody !== null) problems.push(`${i + 1} says "${nobody[1]}": name who it is`);
    for (const [, path] of [...line.matchAll(PATH), ...line.matchAll(LINK)])
      if (!isThere(path)) problems.push(`${i + 1} leads to ${path}, which is not there`);
  });
  return problems;
}
