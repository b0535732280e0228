import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';

type Props = {
  readonly id: string;
  readonly label: ComponentChildren;
  /** What is read out, where the label is a picture. */
  readonly spoken?: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
};

/** A number that is typed or stepped; while it is being typed it may be nothing yet. */
export function NumberField({ id, label, spoken, value, least, most, onChange }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const isWrong = value < least || value > most;
  return (
    <label class="own-number" for={id}>
      <span>{label}</span>
      <input
        id={id}
        class="input"
        type="number"
        inputMode="numeric"
        min={least}
        max={most}
        aria-label={spoken}
        aria-invalid={isWrong ? 'true' : undefined}
        value={typed ?? String(value)}
        onFocus={(event) => event.currentTarget.select()}
        onInput={({ currentTarget }) => {
          const text = currentTarget.value;
          setTyped(text);
          if (/^\d{1,3}$/.test(text) && Number(text) !== value) onChange(Number(text));
        }}
        onBlur={() => setTyped(null)}
      />
    </label>
  );
}
