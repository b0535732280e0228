import { readFileSync } from 'node:fs';
import {
  Component,
  type ComponentChildren,
  type ComponentClass,
  type ComponentType,
  type VNode,
} from 'preact';

export type Element = { readonly tag: string; readonly attributes: Readonly<Record<string, unknown>> };

const isVNode = (node: unknown): node is VNode<Record<string, unknown>> =>
  typeof node === 'object' && node !== null && 'type' in node && 'props' in node;

type Props = Readonly<Record<string, unknown>>;

function rendered(type: ComponentType<Props>, props: Props): ComponentChildren {
  if (!(type.prototype instanceof Component)) return (type as (props: Props) => ComponentChildren)(props);
  const made = new (type as ComponentClass<Props>)(props);
  return made.render(props);
}

/** What a drawing consists of, element by element, without a browser: drawings have no state and no effects. */
export function drawn(node: ComponentChildren): Element[] {
  if (Array.isArray(node)) return node.flatMap(drawn);
  if (!isVNode(node)) return typeof node === 'string' ? [{ tag: '#text', attributes: { text: node } }] : [];
  if (typeof node.type === 'function') return drawn(rendered(node.type, node.props));
  const { children, ...attributes } = node.props;
  for (const name in attributes) if (attributes[name] === undefined) delete attributes[name]; // not set at all
  return [{ tag: node.type as string, attributes }, ...drawn(children as ComponentChildren)];
}

/** Everything it says about itself, as text. */
export const valuesOf = (node: ComponentChildren): string[] =>
  drawn(node).flatMap(({ attributes }) => Object.values(attributes).map(String));

/** What it defines for others, and what it takes from what is defined. */
export const idsOf = (node: ComponentChildren): string[] =>
  drawn(node).flatMap(({ attributes: { id } }) => (typeof id === 'string' ? [id] : []));
export const usesOf = (node: ComponentChildren): string[] =>
  valuesOf(node).flatMap((value) => [...value.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id));

const theme = readFileSync(new URL('../src/styles/theme.css', import.meta.url), 'utf8');

/** Colours it asks for that the theme does not have. */
export const unknownColoursOf = (node: ComponentChildren): string[] =>
  valuesOf(node)
    .flatMap((value) => [...value.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name))
    .filter((colour) => !theme.includes(`  ${colour}:`));
