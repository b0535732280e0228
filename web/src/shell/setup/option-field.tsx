import type { JsonObject } from '@castellan/kernel';
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
};

/** One option of a game, as its kind asks for it. */
export function OptionField({ game, name, options, wide = false, onChange }: Props) {
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
  return (
    <Segmented
      legend={label(name)}
      hint={hint(name, options)}
      value={value}
      choices={values.map((one) => ({ value: one, label: picture?.(name, one) ?? nameOf(name, one) }))}
      onChange={onChange}
    />
  );
}
