import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

type ChoicesProps<T, V> = {
  readonly legend: string;
  readonly class: string;
  readonly values: readonly T[];
  /** May be none of these. */
  readonly value: V;
  readonly label: (value: T) => string;
  readonly show: (value: T) => ComponentChildren;
  readonly onChoose: (value: T) => void;
};

/** One of some small pictures, each with a name: radio buttons underneath. */
export function Choices<T extends V, V extends string | number = T>(props: ChoicesProps<T, V>) {
  const name = useId();
  return (
    <fieldset class={`choices desk-choices ${props.class}`}>
      <legend class="sr-only">{props.legend}</legend>
      {props.values.map((value) => (
        <label key={value} title={props.label(value)}>
          <input
            type="radio"
            name={name}
            aria-label={props.label(value)}
            checked={value === props.value}
            // what is chosen already may be tapped again, too
            onClick={() => props.onChoose(value)}
          />
          <span>{props.show(value)}</span>
        </label>
      ))}
    </fieldset>
  );
}
