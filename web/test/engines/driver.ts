/** One window of a browser that speaks WebDriver: what all of them can do, and no more. */
export type Driver = {
  readonly goto: (url: string) => Promise<void>;
  /** Carries out the source of a function without arguments in the page, and waits for what it promises. */
  readonly run: (source: string) => Promise<string>;
  /** Input as from a mouse and a keyboard; `null` ends a step. */
  readonly perform: (sources: readonly InputSource[]) => Promise<void>;
  readonly screenshot: () => Promise<Buffer>;
  readonly close: () => Promise<void>;
  /** Errors that pages wrote to their console, as far as the browser tells them. */
  readonly problems: string[];
};

/** As the standard writes them: https://www.w3.org/TR/webdriver2/#actions */
export type InputSource = {
  readonly type: 'pointer' | 'key';
  readonly id: string;
  readonly parameters?: { readonly pointerType: 'mouse' };
  readonly actions: readonly InputAction[];
};

export type InputAction =
  | {
      readonly type: 'pointerMove';
      readonly x: number;
      readonly y: number;
      readonly duration?: number;
      readonly origin: 'viewport';
    }
  | { readonly type: 'pointerDown' | 'pointerUp'; readonly button: 0 }
  | { readonly type: 'keyDown' | 'keyUp'; readonly value: string };

/** A browser that is running. Every visitor has storage of their own. */
export type Engine = {
  readonly visit: () => Promise<Driver>;
  readonly close: () => Promise<void>;
};

/** Names of keys, as Playwright has them, to the code points of WebDriver. */
export const KEYS: Readonly<Record<string, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};
