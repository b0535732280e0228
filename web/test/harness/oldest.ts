import { createContext, runInContext } from 'node:vm';
import { isNode, type Node, nodesOf, type Script, textOf } from './built.js';

/** What scripts consist of in ES2022, which all of the oldest browsers read. Whatever comes after has a node of its own, or is asked for below. */
const ES2022 = new Set(
  `Program ImportDeclaration ImportSpecifier ImportDefaultSpecifier ImportNamespaceSpecifier ImportExpression ExportNamedDeclaration
  ExportSpecifier ExportDefaultDeclaration ExportAllDeclaration VariableDeclaration VariableDeclarator FunctionDeclaration FunctionExpression
  ArrowFunctionExpression ClassDeclaration ClassExpression ClassBody MethodDefinition PropertyDefinition StaticBlock PrivateIdentifier Super
  Identifier Literal TemplateLiteral TemplateElement TaggedTemplateExpression ObjectExpression Property ArrayExpression SpreadElement
  ObjectPattern ArrayPattern AssignmentPattern RestElement MemberExpression CallExpression NewExpression ChainExpression MetaProperty
  ThisExpression UnaryExpression UpdateExpression BinaryExpression LogicalExpression AssignmentExpression ConditionalExpression
  SequenceExpression ParenthesizedExpression AwaitExpression YieldExpression ExpressionStatement BlockStatement EmptyStatement
  DebuggerStatement ReturnStatement BreakStatement ContinueStatement LabeledStatement IfStatement SwitchStatement SwitchCase ThrowStatement
  TryStatement CatchClause WhileStatement DoWhileStatement ForStatement ForInStatement ForOfStatement`.split(
    /\s+/,
  ),
);
/** The few of them that ES5 has, for what tells browsers that they are too old. */
const ES5 = new Set(
  `Program VariableDeclaration VariableDeclarator FunctionExpression Identifier Literal ObjectExpression Property ArrayExpression
  MemberExpression CallExpression NewExpression UnaryExpression BinaryExpression LogicalExpression AssignmentExpression
  ConditionalExpression ExpressionStatement ParenthesizedExpression BlockStatement ReturnStatement IfStatement`.split(
    /\s+/,
  ),
);

/** Newer syntax that hides within nodes that ES2022 has. */
function isNewer(node: Node): boolean {
  const { type, attributes, options, kind, decorators, regex, phase } = node;
  if (Array.isArray(decorators) && decorators.length > 0) return true;
  if (Array.isArray(attributes) && attributes.length > 0) return true;
  if (type === 'ImportExpression' && options != null) return true;
  if (phase != null) return true;
  if (type === 'VariableDeclaration' && !/^(var|let|const)$/.test(String(kind))) return true;
  if (regex == null) return false;
  const { pattern, flags } = regex as { pattern: string; flags: string };
  return /[^dgimsuy]/.test(flags) || /\(\?[ims]*-?[ims]+:/.test(pattern);
}

export function newerSyntax(script: Script): string[] {
  const found = nodesOf(script).filter((node) => !ES2022.has(node.type) || isNewer(node));
  return [...new Set(found.map(({ type }) => `${script.path}: ${type}`))];
}

export function beyondES5(script: Script): string[] {
  const found = nodesOf(script).filter(
    ({ type, kind }) => !ES5.has(type) || (type === 'VariableDeclaration' && kind !== 'var'),
  );
  return [...new Set(found.map(({ type }) => type))];
}

/**
 * What at least one of the oldest browsers does not have, or none has over plain http. The language's own part is checked by types as
 * well (`lib`), but those of the DOM are of today. With a dot: only of this object; otherwise whoever has it.
 */
const LACKED = new Set(
  `Promise.withResolvers Promise.try Object.groupBy Map.groupBy Array.fromAsync AbortSignal.any URL.canParse URL.parse RegExp.escape
  ReadableStream.from Error.isError Math.sumPrecise Math.f16round Iterator.from Atomics.waitAsync Intl.Segmenter Intl.DurationFormat
  document.startViewTransition scheduler.yield scheduler.postTask crypto.randomUUID crypto.subtle navigator.clipboard navigator.share
  navigator.serviceWorker navigator.locks navigator.wakeLock navigator.vibrate navigator.storage navigator.userActivation
  isSubsetOf isSupersetOf isDisjointFrom symmetricDifference toBase64 setFromBase64 fromBase64 toHex fromHex requestIdleCallback  getCoalescedEvents getPredictedEvents checkVisibility showPopover hidePopover togglePopover requestClose moveBefore
  cookieStore Float16Array ariaNotify setHTML getHTML caretPositionFromPoint scrollend transferToFixedLength`.split(
    /\s+/,
  ),
);

/** "navigator.share", "requestIdleCallback": what of the list a member or a global name is. */
function lackedIn(node: unknown): string | null {
  if (!isNode(node)) return null;
  if (node.type === 'ChainExpression') return lackedIn(node.expression);
  if (node.type === 'Identifier' && LACKED.has(String(node.name))) return String(node.name);
  if (node.type !== 'MemberExpression' || node.computed === true) return null;
  const name = String((node.property as Node).name);
  const object = node.object as Node;
  const owner = object.type === 'MemberExpression' ? (object.property as Node).name : object.name;
  return [name, `${String(owner)}.${name}`].find((one) => LACKED.has(one)) ?? null;
}

/** What a script asks for before it uses it: `in`, `typeof`, `??`, `&&`, `?.` and whatever decides between two ways. */
function askedFor(script: Script): Set<string> {
  const asked = new Set<string>();
  const add = (node: unknown): void => {
    const name = lackedIn(node);
    if (name !== null) asked.add(name);
  };
  for (const node of nodesOf(script)) {
    if (node.type === 'BinaryExpression' && node.operator === 'in') {
      const value = textOf(node.left);
      for (const name of LACKED) if (name === value || name.endsWith(`.${value}`)) asked.add(name);
    }
    if (/^(Binary|Logical)/.test(node.type)) for (const side of [node.left, node.right]) add(side);
    if (node.type === 'UnaryExpression') add(node.argument);
    if (/^(Conditional|If)/.test(node.type)) add(node.test);
    if (node.type === 'CallExpression' && node.optional === true) add(node.callee);
    if (node.type === 'MemberExpression' && node.optional === true) add(node.object);
  }
  return asked;
}

/** What a script uses without asking whether it is there. `tried` are names whose every use stands in a `try`, or behind a question elsewhere. */
export function newerBuiltIns(script: Script, tried: ReadonlySet<string>): string[] {
  const asked = askedFor(script);
  const used = new Set<string>();
  for (const node of nodesOf(script)) {
    const name = node.type === 'MemberExpression' ? lackedIn(node) : null;
    if (name !== null) used.add(name);
    if (node.type === 'CallExpression' || node.type === 'NewExpression') {
      const called = lackedIn(node.callee);
      if (called !== null) used.add(called);
    }
  }
  return [...used]
    .filter((name) => !asked.has(name) && !tried.has(name))
    .map((name) => `${script.path}: ${name}`);
}

/**
 * Styles that would be lost as a whole, with everything that stands beside them, where they are not known. Without the one
 * property that is named a table only takes longer to draw.
 */
export const NEWER_STYLES =
  /light-dark\(|@starting-style|@scope\b|@property(?! --row-goal\b)|@view-transition|anchor-name|position-anchor|:popover-open|:open\b|:user-(in)?valid|[,:\s(](linear|round|mod|rem|sign|abs|progress)\(|&/g;

/** All that Object and texts could do then, as far as anybody may be tempted to use more. */
const OF_2009 = {
  Object: [
    'prototype',
    'create',
    'defineProperty',
    'freeze',
    'getOwnPropertyNames',
    'getPrototypeOf',
    'keys',
  ],
  'String.prototype': [
    'constructor',
    'charAt',
    'indexOf',
    'replace',
    'slice',
    'split',
    'toLowerCase',
    'toString',
  ],
  'Array.prototype': ['constructor', 'concat', 'forEach', 'indexOf', 'join', 'map', 'push', 'slice'],
};

/** What a script writes onto the page of a browser that has only this; a script that fails there writes nothing. */
export function toldIn2009(code: string, language: string | undefined): string {
  const said: string[] = [];
  const element = () => ({ style: {}, setAttribute() {}, appendChild() {} });
  const document = {
    createElement: element,
    createTextNode: (text: string) => said.push(text),
    body: { firstChild: null, insertBefore() {} },
  };
  const world = createContext({ document, navigator: { language }, kept: OF_2009 });
  runInContext(
    `var window = this;
     for (const name in kept)
       for (const key of Reflect.ownKeys(eval(name)))
         if (!kept[name].includes(key)) Reflect.deleteProperty(eval(name), key);`,
    world,
  );
  runInContext(code, world);
  return said.join();
}
