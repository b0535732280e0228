import type { Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Icon } from '../../art/index.js';
import { pageTexts } from '../../i18n/i18n.js';
import { speakOfOnline } from '../../i18n/online-pages.js';
import { Later } from '../ui/later.js';
import { available, findOut } from './available.js';
import type { OnlineDraft } from './draft.js';

type Props = { readonly online: Signal<OnlineDraft> };

const PLACES = ['here', 'online', 'phones'] as const;
const ICONS = { here: 'home', online: 'people', phones: 'share' } as const;

function placeOf({ isOnline, withPhones }: OnlineDraft): (typeof PLACES)[number] {
  return !isOnline ? 'here' : withPhones ? 'phones' : 'online';
}

/** The first thing to choose for a new game: one screen for all, or each their own. */
export function Where({ online }: Props) {
  const { newGame } = pageTexts();
  useEffect(() => void findOut(), []);
  // until it is known that there is no server one may hope
  if (available.value === false && !online.value.isOnline) return null;
  return (
    <fieldset class="stack tight">
      <legend class="sr-only">{newGame.where}</legend>
      <div class="where">
        {PLACES.map((place) => (
          <label class="panel" key={place}>
            <input
              type="radio"
              name="where"
              checked={placeOf(online.value) === place}
              aria-describedby={`where-${place}`}
              onChange={() => {
                online.value = {
                  ...online.value,
                  isOnline: place !== 'here',
                  withPhones: place === 'phones',
                };
              }}
            />
            <Icon name={ICONS[place]} size={32} />
            <span>
              <b>{newGame[place]}</b>
              <span class="soft" id={`where-${place}`}>
                {newGame[`${place}Help`]}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

async function loadOptions() {
  await speakOfOnline();
  return (await import('./options.js')).OnlineOptions;
}

/** What an online table is asked besides; fetched when somebody wants one. */
export function TableOptions({ online }: Props) {
  return online.value.isOnline ? <Later load={loadOptions} props={{ online }} /> : null;
}
