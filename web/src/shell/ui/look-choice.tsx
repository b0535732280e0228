import { PlayerPortrait } from '../../art/index.js';
import { pageTexts } from '../../i18n/i18n.js';
import type { Look } from '../look.js';
import { Segmented } from './controls.js';

const MICE: readonly Look[] = [0, 1, 2, 3];

type Props = { readonly legend: string; readonly value: Look; readonly onChange: (mouse: Look) => void };

/** One of the four mice, by their faces. */
export function LookChoice({ legend, value, onChange }: Props) {
  return (
    <Segmented
      legend={legend}
      value={value}
      choices={MICE.map((mouse) => ({
        value: mouse,
        label: (
          <span class="mouse-choice">
            <PlayerPortrait seat={mouse} />
            <span class="sr-only">{pageTexts().mouseLook[mouse]}</span>
          </span>
        ),
      }))}
      onChange={onChange}
    />
  );
}
