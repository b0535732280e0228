import { useId } from 'preact/hooks';
import { t } from '../../i18n/i18n.js';

type Props = {
  readonly value: string;
  /** What somebody is called who gives no name. */
  readonly otherwise: string;
  /** Letters that fit. */
  readonly longest: number;
  readonly onChange: (name: string) => void;
};

/** The name of somebody who sits at this screen. */
export function NameField({ value, otherwise, longest, onChange }: Props) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{t().newGame.name}</label>
      <input
        id={id}
        class="input"
        maxLength={longest}
        autocomplete="off"
        placeholder={otherwise}
        value={value}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  );
}
