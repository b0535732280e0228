import type { JsonObject } from '@castellan/kernel';
import type { ComponentChildren } from 'preact';
import type { SetupGame } from '../../games/setup-game.js';
import { Segmented, Select, Switch } from '../ui/controls.js';
import { isMeant, valuesOf } from './options.js';

type Props = {
  readonly game: SetupGame;
  readonly name: string;
  readonly options: JsonObject;
  /** All its values are in sight, with pictures. */
  readonly wide?: boolean;
  readonly onChange: (value: string | number | boolean) => void;
  /** Offered beside the values of a field that is in sight, and which of them is chosen. */
  readonly more?: readonly { readonly value: string; readonly label: ComponentChildren }[];
  readonly chosen?: string | undefined;
  readonly onMore?: (value: string) => void;
  /** Below what is offered. */
  readonly children?: ComponentChildren;
};

/** A box of one's own may be called like a value. */
const OWN = 'own:';

/** One option of a game, as its kind asks for it. */
export function OptionField(props: Props) {
  const { game, name, options, wide = false, onChange, more = [], chosen, onMore, children } = props;
  const option = game.options[name];
  const { label, hint, value: nameOf, picture, negated = [] } = game.words;
  if (!isMeant(option, options)) return null;
  if (option.kind === 'switch') {
    const isNegated = negated.includes(name);
    return (
      <Switch
        label={label(name)}
        hint={hint(name, options) as string}
        checked={(options[name] === true) !== isNegated}
        onChange={(isOn) => onChange(isOn !== isNegated)}
      />
    );
  }
  const values = valuesOf(option);
  const value = options[name] as string | number;
  if (!wide)
    return (
      <Select
        label={label(name)}
        hint={hint(name, options) as string}
        value={value}
        choices={values.map((one) => ({ value: one, label: nameOf(name, one) }))}
        onChange={onChange}
      />
    );
  const own = more.map((one) => ({ ...one, value: OWN + one.value }));
  return (
    <div class="stack tight">
      <Segmented
        legend={label(name)}
        hint={hint(name, options)}
        value={chosen === undefined ? value : OWN + chosen}
        choices={[
          ...values.map((one) => ({ value: one, label: picture?.(name, one) ?? nameOf(name, one) })),
          ...own,
        ]}
        onChange={(next) => {
          if (own.some((one) => one.value === next)) onMore?.(String(next).slice(OWN.length));
          else onChange(next);
        }}
      />
      {children}
    </div>
  );
}
