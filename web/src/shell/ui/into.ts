import type { Signal } from '@preact/signals';

/** For a control that tells its new value: `onChange={into(days)}`. */
export const into =
  <T>(target: Signal<T>) =>
  (value: T): void => {
    target.value = value;
  };
