import { type Driver, type InputAction, KEYS } from './driver.js';

type Spot = { readonly x: number; readonly y: number };

/** Mouse and keyboard of a window. */
export class Input {
  readonly #driver: Driver;
  #at: Spot = { x: 0, y: 0 };

  constructor(driver: Driver) {
    this.#driver = driver;
  }

  async press(key: string): Promise<void> {
    const value = KEYS[key] ?? key;
    const actions: InputAction[] = [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ];
    await this.#driver.perform([{ type: 'key', id: 'keys', actions }]);
  }

  async click(spot: Spot): Promise<void> {
    await this.#point(to(spot), DOWN, UP);
    this.#at = spot;
  }

  async move(x: number, y: number, { steps = 1 }: { readonly steps?: number } = {}): Promise<void> {
    const { x: fromX, y: fromY } = this.#at;
    const between = (share: number): Spot => ({
      x: fromX + (x - fromX) * share,
      y: fromY + (y - fromY) * share,
    });
    await this.#point(...Array.from({ length: steps }, (_, n) => to(between((n + 1) / steps))));
    this.#at = { x, y };
  }

  down(): Promise<void> {
    return this.#point(DOWN);
  }

  up(): Promise<void> {
    return this.#point(UP);
  }

  #point(...actions: readonly InputAction[]): Promise<void> {
    return this.#driver.perform([
      { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions },
    ]);
  }
}

const DOWN: InputAction = { type: 'pointerDown', button: 0 };
const UP: InputAction = { type: 'pointerUp', button: 0 };

function to({ x, y }: Spot): InputAction {
  // WebKit takes whole numbers only
  return { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0, origin: 'viewport' };
}
