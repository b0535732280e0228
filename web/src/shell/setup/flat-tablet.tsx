import { pageTexts } from '../../i18n/i18n.js';
import { change, settings } from '../settings.js';
import { Switch } from '../ui/controls.js';

/** Where several people share a screen: whether it lies flat between them. */
export function FlatTablet({ people }: { readonly people: number }) {
  const { settings: texts } = pageTexts();
  if (people < 2) return null;
  return (
    <Switch
      label={texts.boardTurns}
      hint={texts.boardTurnsHelp}
      checked={settings.value.boardTurns}
      onChange={(boardTurns) => change({ boardTurns })}
    />
  );
}
