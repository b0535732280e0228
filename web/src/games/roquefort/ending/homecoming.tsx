import { useEffect } from 'preact/hooks';
import type { CheeseKind, Seat as MouseSeat } from '../../../art/index.js';
import { pace } from '../../../shell/settings.js';
import { Button } from '../../../shell/ui/button.js';
import { Arcade, Carrier, Hearth } from '../art/at-the-end.js';
import { endTexts } from '../texts/end.js';

/** One of those who come home, and what they carry. */
export type Comer = { readonly look: MouseSeat; readonly kinds: readonly string[] };

type Props = {
  readonly comers: readonly Comer[];
  /** Who welcomes them, if they did not win. */
  readonly host: MouseSeat | null;
  readonly title: string;
  readonly onDone: () => void;
};

/** Where they come to stand, in the middle arches: also a narrow screen shows these. */
const SPOTS = [660, 528, 432, 300];
/** With a host in the arch on the right. */
const HOSTED = [528, 432, 304, 216];
const HOST_AT = 668;

/**
 * The mice carry their cheese home through the arches of the dungeon. Only for the eye: what it leads to stands in the
 * dialog already, for those who listen. A touch, a key or its button ends it.
 */
export function Homecoming({ comers, host, title, onDone }: Props) {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      // what lies below cannot be seen, so a key is not meant for it
      event.preventDefault();
      event.stopPropagation();
      onDone();
    };
    addEventListener('keydown', press, { capture: true });
    return () => removeEventListener('keydown', press, { capture: true });
  }, []);
  const spots = host === null ? SPOTS : HOSTED;
  const style = { '--pace': String(pace.peek()) };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: every key ends it, see above
    // biome-ignore lint/a11y/noStaticElementInteractions: the button below is the one to be told of
    <div
      class="homecoming"
      style={style}
      onClick={onDone}
      onAnimationEnd={(event) => {
        // when all of it has faded away
        if (event.target === event.currentTarget) onDone();
      }}
    >
      <div class="homecoming-stage" aria-hidden="true">
        <Hearth class="homecoming-layer" />
        <div class="homecoming-glow" />
        {comers.map(({ look, kinds }, i) => (
          <div
            key={i}
            class="comer"
            style={{ left: `${(spots[i] / 960) * 100}%`, '--turn': String(i) }}
            data-kinds={kinds.join(' ')}
            data-look={look}
          >
            <div class="comer-hop">
              <Carrier
                seat={look}
                pose={kinds.length === 0 ? 'run' : 'carry'}
                kinds={kinds as readonly CheeseKind[]}
              />
            </div>
          </div>
        ))}
        {host === null ? null : (
          <div class="comer host" style={{ left: `${(HOST_AT / 960) * 100}%` }} data-look={host}>
            <Carrier seat={host} pose="cheer" kinds={[]} />
          </div>
        )}
        <Arcade class="homecoming-layer" />
      </div>
      <p class="homecoming-title" aria-hidden="true">
        {title}
      </p>
      <Button class="homecoming-skip" icon="end-turn" words={endTexts().end.skip} />
    </div>
  );
}
