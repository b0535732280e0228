import { t } from '../../i18n/i18n.js';
import { PlayerPortrait } from '../art.js';
import type { Mouse } from '../tables-api.js';
import { Segmented } from './controls.js';

const MICE: readonly Mouse[] = [0, 1, 2, 3];

type Props = { readonly legend: string; readonly value: Mouse; readonly onChange: (mouse: Mouse) => void };

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
            <span class="sr-only">{t().mouseLook[mouse]}</span>
          </span>
        ),
      }))}
      onChange={onChange}
    />
  );
}
