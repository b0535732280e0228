import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

type Choice<T> = { readonly value: T; readonly label: ComponentChildren };

type SegmentedProps<T> = {
  readonly legend: string;
  readonly hint?: ComponentChildren;
  readonly hideLegend?: boolean;
  readonly choices: readonly Choice<T>[];
  readonly value: T;
  readonly onChange: (value: T) => void;
};

/** One of a few, all in sight: radio buttons underneath. */
export function Segmented<T extends string | number>(props: SegmentedProps<T>) {
  const name = useId();
  const { legend, hint, hideLegend, choices, value, onChange } = props;
  return (
    <fieldset class="stack tight" aria-describedby={hint ? `${name}-hint` : undefined}>
      <legend class={hideLegend ? 'sr-only' : undefined}>{legend}</legend>
      <div class="segmented">
        {choices.map((choice) => (
          <label key={choice.value}>
            <input
              type="radio"
              name={name}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
      {hint && (
        <p class="hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
    </fieldset>
  );
}

type SwitchProps = {
  readonly label: string;
  readonly hint?: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
};

export function Switch({ label, hint, checked, onChange }: SwitchProps) {
  const id = useId();
  return (
    <label class="switch">
      <span>
        <b>{label}</b>
        {hint && (
          <span class="hint" id={id}>
            {hint}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says by itself whether it is checked
        role="switch"
        aria-label={label}
        aria-describedby={hint ? id : undefined}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  );
}

type SelectProps<T> = {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly choices: readonly { readonly value: T; readonly label: string }[];
  readonly value: T;
  readonly onChange: (value: T) => void;
};

export function Select<T extends string | number>({ label, hint, choices, value, onChange }: SelectProps<T>) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <select
        id={id}
        class="input"
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(event) => onChange(choices[event.currentTarget.selectedIndex].value)}
      >
        {choices.map((choice) => (
          <option key={choice.value} selected={choice.value === value}>
            {choice.label}
          </option>
        ))}
      </select>
      {hint && (
        <p class="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
