import '../../styles/pages/family.css';
import { Icon, PlayerPortrait } from '../../art/index.js';
import { familyTexts, speakOfFamily } from '../../i18n/family.js';
import { pageTexts } from '../../i18n/i18n.js';
import { say } from '../ui/toast.js';
import { isOpen } from './open.js';
import { MOST_RELATIVES, objectionTo, type Relative } from './relatives.js';
import { family, keepRelative } from './store.js';

export type ChoiceProps = {
  /** Who sits there now. */
  readonly now: Omit<Relative, 'id'>;
  /** Those who sit somewhere else. */
  readonly seated: readonly string[];
  readonly onPick: (one: Relative) => void;
};

export async function loadFamilyChoice() {
  await speakOfFamily();
  return FamilyChoice;
}

/** Who sits here, by a touch; and a way to keep a name that was typed. */
function FamilyChoice({ now, seated, onPick }: ChoiceProps) {
  const { family: texts } = familyTexts();
  const all = family.value;
  const name = now.name.trim();
  const isNew = all.length < MOST_RELATIVES && objectionTo(name, all) === null;
  const remember = (): void => {
    say(keepRelative(now) ? texts.kept(name) : texts.notKept);
  };
  return (
    <fieldset class="family">
      <legend class="sr-only">{texts.pick}</legend>
      {all
        .filter((one) => one.name === name || !seated.includes(one.name))
        .map((one) => (
          <button
            key={one.id}
            type="button"
            class="chip"
            aria-pressed={one.name === name}
            onClick={() => onPick(one)}
          >
            <PlayerPortrait seat={one.look} own />
            {one.name}
          </button>
        ))}
      {isNew ? (
        <button type="button" class="chip" onClick={remember}>
          <Icon name="plus" />
          {texts.remember(name)}
        </button>
      ) : null}
      <button
        type="button"
        class="chip"
        aria-haspopup="dialog"
        onClick={() => {
          isOpen.value = true;
        }}
      >
        <Icon name="people" />
        {pageTexts().app.family}
      </button>
    </fieldset>
  );
}
