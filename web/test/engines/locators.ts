import type { Asking, Work } from './asking.js';
import { finder, type Pattern, type Step } from './finder.js';
import type { Input } from './input.js';

export type Name = string | RegExp;
type Named = { readonly name?: Name; readonly exact?: boolean };
type Waiting = {
  readonly state?: 'attached' | 'detached' | 'visible' | 'hidden';
  readonly timeout?: number;
};
type Spot = { readonly x: number; readonly y: number };

const patternOf = (text: Name, exact = false): Pattern =>
  typeof text === 'string' ? { text, exact } : { source: text.source, flags: text.flags };

/** What Playwright calls locators: ways to something on the page, gone anew every time. */
export function locate(asking: Asking, input: Input, steps: readonly Step[]) {
  const told = JSON.stringify(steps);
  const further = (step: Step) => locate(asking, input, [...steps, step]);
  /** Text of a function for the page that has the finder at hand. */
  const look = (work: string): string =>
    `async () => { const { find, only, isVisible, reach } = (${finder})(); const steps = ${told}; ${work} }`;
  const one = async <T>(work: string): Promise<T> => {
    const ask = look(`const element = only(steps);
      return element === null ? { no: 'it is not there' } : { yes: { value: ${work} } };`);
    return (await asking.until<{ value: T }>(told, ask)).value;
  };
  const click = async (): Promise<void> => {
    const ask = look(`const spot = await reach(steps);
      return typeof spot === 'string' ? { no: spot } : { yes: spot };`);
    await input.click(await asking.until<Spot>(told, ask));
  };
  return telling('locator', {
    steps,
    locator: (css: string, { hasText }: { readonly hasText?: Name } = {}): unknown =>
      further({ by: 'css', css, hasText: hasText === undefined ? null : patternOf(hasText) }),
    getByRole: (role: string, { name, exact }: Named = {}): unknown =>
      further({ by: 'role', role, name: name === undefined ? null : patternOf(name, exact) }),
    getByText: (text: Name, { exact }: Named = {}): unknown =>
      further({ by: 'text', text: patternOf(text, exact) }),
    getByLabel: (text: Name, { exact }: Named = {}): unknown =>
      further({ by: 'label', text: patternOf(text, exact) }),
    first: (): unknown => further({ by: 'nth', n: 0 }),
    last: (): unknown => further({ by: 'nth', n: -1 }),
    nth: (n: number): unknown => further({ by: 'nth', n }),
    or: (other: { readonly steps: readonly Step[] }): unknown => further({ by: 'or', steps: other.steps }),

    count: () => asking.run<number>(look('return find(steps).length;')),
    waitFor: async ({ state = 'visible', timeout }: Waiting = {}) => {
      const is = {
        attached: 'element !== null',
        detached: 'element === null',
        visible: 'element !== null && isVisible(element)',
        hidden: 'element === null || !isVisible(element)',
      }[state];
      const ask = look(`const element = only(steps); return { yes: ${is} };`);
      await asking.until(`${told} is ${state}`, ask, timeout);
    },
    textContent: () => one<string | null>('element.textContent'),
    getAttribute: (name: string) => one<string | null>(`element.getAttribute(${JSON.stringify(name)})`),
    isDisabled: () => one<boolean>("element.matches(':disabled')"),
    boundingBox: () => one('element.getBoundingClientRect().toJSON()'),
    evaluate: (work: Work) => one(`await (${work})(element)`),

    click,
    check: async () => {
      if (!(await one<boolean>('element.checked'))) await click();
    },
    /** As Playwright does it: lists of choices are drawn by the system, outside of the page. */
    selectOption: (label: string) =>
      one(`(element.selectedIndex = [...element.options].findIndex(({ text }) => text === ${JSON.stringify(label)}),
        element.dispatchEvent(new Event('change', { bubbles: true })))`),
    press: async (key: string) => {
      await one('(element.focus(), true)');
      await input.press(key);
    },
    fill: async (text: string) => {
      await one('(element.focus(), element.select(), true)');
      for (const key of ['Backspace', ...text]) await input.press(key);
    },
  });
}

/** Whatever is not there is told, instead of being undefined. */
export function telling<T extends object>(what: string, part: T): T {
  return new Proxy(part, {
    get: (target, name) => {
      if (name in target || typeof name === 'symbol' || name === 'then') return Reflect.get(target, name);
      throw new Error(`${what}.${name} is not there for other engines than Chromium; see web/test/engines`);
    },
  });
}
