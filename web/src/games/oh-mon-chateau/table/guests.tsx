import { c } from '../../../i18n/chateau.js';
import { CardBack, GuestCard, type GuestId, Seal, type SealKind, SmallGuestCard } from '../art/index.js';
import type { ChateauPlay } from './play.js';
import { guestHelp, guestName } from './words.js';

type GuestsProps = {
  readonly play: ChateauPlay;
  readonly guests: readonly (string | number)[];
  readonly label: string;
  /** Whose they are; null for those who would come. */
  readonly owner: string | null;
};

/** A row of guests. Those who can be chosen now are buttons; the others tell what they do. */
export function Guests({ play, guests, label, owner }: GuestsProps) {
  const choices = play.choices.value.guests;
  if (guests.length === 0) return <p class="soft no-guests">{c().table.noGuests}</p>;
  return (
    <ul class="guests" aria-label={label}>
      {guests.map((guest, i) => {
        const id = String(guest);
        const choice = choices.get(id);
        const { choice: words } = c();
        const name = guestName(id);
        const told =
          choice === undefined
            ? `${name}. ${guestHelp(id)}`
            : choice.word === 'steal'
              ? words.steal(name, owner ?? '')
              : `${words[choice.word as 'invite' | 'activate'](name)}. ${guestHelp(id)}`;
        return (
          <li key={`${id}-${i}`}>
            <button
              type="button"
              class={choice === undefined ? 'guest' : 'guest may'}
              aria-label={told}
              title={told}
              aria-disabled={choice === undefined}
              onClick={() => play.choose(choice)}
            >
              <Card id={id} variant={i} />
              <span class="guest-name" aria-hidden="true">
                {/^\d$/.test(id) ? '' : name}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function Card({ id, variant }: { readonly id: string; readonly variant: number }) {
  return (
    <svg viewBox="-60 -84 120 168" aria-hidden="true">
      {/^\d$/.test(id) ? (
        <SmallGuestCard value={Number(id) as 1 | 2 | 3 | 4} variant={variant} />
      ) : (
        <GuestCard id={id as GuestId} />
      )}
    </svg>
  );
}

/** The three who would come, and how many are left. */
export function Market({ play }: { readonly play: ChateauPlay }) {
  const { faceUp, deck, mode } = play.shown.value;
  if (mode === 'petits-batisseurs') return null;
  return (
    <section class="market" aria-label={c().table.market}>
      <Guests play={play} guests={faceUp} label={c().table.market} owner={null} />
      <div class="deck" role="img" aria-label={c().table.deck(deck)}>
        <svg viewBox="-60 -84 120 168" aria-hidden="true">
          <CardBack mode={mode} />
        </svg>
        <b>{deck}</b>
      </div>
    </section>
  );
}

/** What the three seals mean, for those who do not know yet. */
export function SealHelp() {
  const seals: readonly SealKind[] = ['lightning', 'hourglass', 'crown'];
  return (
    <ul class="seals">
      {seals.map((seal) => (
        <li key={seal}>
          <svg viewBox="-50 -50 100 100" aria-hidden="true">
            <Seal seal={seal} />
          </svg>
          {c().seal[seal]}
        </li>
      ))}
    </ul>
  );
}
