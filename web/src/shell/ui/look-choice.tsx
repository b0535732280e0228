import { PlayerPortrait } from '../../art/index.js';
import { pageTexts } from '../../i18n/i18n.js';
import { LOOKS, type Look } from '../look.js';
import { Segmented } from './controls.js';

type Props = { readonly legend: string; readonly value: Look; readonly onChange: (look: Look) => void };

/** One of the four mice, by their faces. */
export function LookChoice({ legend, value, onChange }: Props) {
  return (
    <Segmented
      legend={legend}
      value={value}
      choices={LOOKS.map((look) => ({
        value: look,
        label: (
          <span class="look-choice">
            <PlayerPortrait seat={look} />
            <span class="sr-only">{pageTexts().mouseLook[look]}</span>
          </span>
        ),
      }))}
      onChange={onChange}
    />
  );
}
