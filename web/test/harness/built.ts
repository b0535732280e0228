import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { parseAst } from 'vite';

/** A built script, by its address. */
export type Script = { readonly path: string; readonly code: string };

export function builtFiles(folder: string, ending: RegExp): Script[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .map(({ parentPath, name }) => `${parentPath}/${name}`)
    .map((file) => ({ path: file.slice(folder.length), code: readFileSync(file, 'utf8') }));
}

export type Node = { readonly type: string } & Readonly<Record<string, unknown>>;

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
}

/** Scripts are asked about one thing after another, and read once. */
const read = new WeakMap<Script, readonly Node[]>();

/** Everything that a script consists of. */
export function nodesOf(script: Script): readonly Node[] {
  const known = read.get(script);
  if (known !== undefined) return known;
  const found: Node[] = [];
  const waiting: unknown[] = [parseAst(script.code)];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (Array.isArray(next)) waiting.push(...next);
    else if (isNode(next)) {
      found.push(next);
      waiting.push(...Object.values(next));
    }
  }
  read.set(script, found);
  return found;
}

/** The text of a literal in any quotes; null for anything else. */
export function textOf(node: unknown): string | null {
  if (!isNode(node)) return null;
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  const quasis = node.type === 'TemplateLiteral' ? (node.quasis as { value: { cooked: string } }[]) : [];
  return quasis.length === 1 ? quasis[0].value.cooked : null;
}

function nameOf(node: unknown): string | null {
  if (!isNode(node)) return null;
  if (node.type === 'Identifier') return String(node.name);
  return node.type === 'MemberExpression' ? nameOf(node.property) : null;
}

const address = (from: Script, to: string): string => posix.resolve(posix.dirname(from.path), to);

/** The scripts that a script imports, now or later. */
export function importsOf(script: Script): string[] {
  const found: string[] = [];
  for (const node of nodesOf(script))
    if (/^(Import|Export(Named|All))Declaration$|^ImportExpression$/.test(node.type)) {
      const text = textOf(node.source);
      if (text !== null) found.push(address(script, text));
    }
  return found;
}

/** Whether a script starts Workers, by whatever address. */
export function startsWorkers(script: Script): boolean {
  return nodesOf(script).some(
    ({ type, callee }) => type === 'NewExpression' && /^(Shared)?Worker$/.test(nameOf(callee) ?? ''),
  );
}

/** A script and everything that it imports, now or later. */
export function reachedFrom(path: string, scripts: readonly Script[], seen = new Set<string>()): Set<string> {
  if (seen.has(path)) return seen;
  seen.add(path);
  for (const script of scripts)
    if (script.path === path) for (const next of importsOf(script)) reachedFrom(next, scripts, seen);
  return seen;
}

/** The scripts that a script starts as Workers of either kind. */
export function startsOf(script: Script): string[] {
  const found: string[] = [];
  for (const node of nodesOf(script)) {
    if (node.type !== 'NewExpression' && node.type !== 'CallExpression') continue;
    const [first] = node.arguments as unknown[];
    const name = nameOf(node.callee);
    if (name === 'Worker' || name === 'SharedWorker') {
      const url = isNode(first) && nameOf(first.callee) === 'URL' ? (first.arguments as unknown[])[0] : first;
      const text = textOf(url);
      if (text !== null) found.push(address(script, text));
    } else if (name === 'register' && textOf(first)?.endsWith('.js') === true)
      found.push(address(script, textOf(first) ?? ''));
  }
  return found;
}
