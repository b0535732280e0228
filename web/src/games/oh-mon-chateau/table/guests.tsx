import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { pageTexts } from '../../../i18n/i18n.js';
import { Button } from '../../../shell/ui/button.js';
import { Dialog } from '../../../shell/ui/dialog.js';
import { CardBack, GuestCard, type GuestId, Seal, type SealKind, SmallGuestCard } from '../art/index.js';
import type { Worth } from '../art/points.js';
import { chateauTexts } from '../texts/table.js';
import type { Showing } from './chateau-table.js';
import type { ChateauChoice } from './offers.js';
import { guestHelp, guestName, warningOf } from './words.js';

type GuestsProps = {
  readonly play: Showing;
  readonly guests: readonly (string | number)[];
  readonly label: string;
  /** Whose they are; null for those who would come. */
  readonly owner: string | null;
};

const isSmall = (id: string): boolean => /^\d/.test(id);

/** What is printed on the card, where it is somebody's own. */
function worthOf({ scenery, shown }: Showing, guest: string): Worth | undefined {
  return shown.value.box && scenery.guests.find(({ id }) => id === guest)?.points;
}

/** A row of guests. Those who can be chosen now are chosen by a touch; the others, and all by holding, tell what they do. */
export function Guests({ play, guests, label, owner }: GuestsProps) {
  const told = useSignal<string | null>(null);
  const choices = play.choices.value.guests;
  return (
    <>
      <ul class="guests" aria-label={label}>
        {guests.length === 0 ? <li class="soft no-guests">{chateauTexts().table.noGuests}</li> : null}
        {guests.map((guest, i) => (
          <li key={`${guest}-${i}`} class="arrives">
            <GuestButton
              id={String(guest)}
              worth={worthOf(play, String(guest))}
              variant={i}
              choice={choices.get(String(guest))}
              owner={owner}
              onChoose={(choice) => play.choose(choice)}
              onTell={() => {
                told.value = String(guest);
              }}
            />
          </li>
        ))}
      </ul>
      {told.value === null ? null : (
        <GuestInfo
          id={told.value}
          worth={worthOf(play, told.value)}
          seal={play.scenery.guests.find(({ id }) => id === told.value)?.seal ?? null}
          onClose={() => {
            told.value = null;
          }}
        />
      )}
    </>
  );
}

type ButtonProps = {
  readonly id: string;
  readonly worth: Worth | undefined;
  readonly variant: number;
  readonly choice: ChateauChoice | undefined;
  readonly owner: string | null;
  readonly onChoose: (choice: ChateauChoice) => void;
  readonly onTell: () => void;
};

const HOLD = 450;

function GuestButton({ id, worth, variant, choice, owner, onChoose, onTell }: ButtonProps) {
  const held = useRef<ReturnType<typeof setTimeout> | null>(null);
  const told = useRef(false);
  const name = guestName(id);
  const warning = choice === undefined ? null : warningOf(choice);
  const release = (): void => {
    if (held.current !== null) clearTimeout(held.current);
  };
  return (
    <button
      type="button"
      class={choice === undefined ? 'guest' : 'guest may'}
      data-guest={id}
      onPointerDown={() => {
        told.current = false;
        held.current = setTimeout(() => {
          told.current = true;
          onTell();
        }, HOLD);
      }}
      onPointerUp={release}
      onPointerLeave={release}
      onPointerCancel={release}
      onClick={() => {
        if (told.current) told.current = false;
        else if (choice === undefined) onTell();
        else onChoose(choice);
      }}
    >
      <span class="sr-only">{label(id, worth, choice, owner)}</span>
      <CardPicture id={id} worth={worth} variant={variant} />
      {isSmall(id) ? null : (
        <span class="guest-words" aria-hidden="true">
          <b>{name}</b>
          <span>{guestHelp(id, worth)}</span>
        </span>
      )}
      {warning === null ? null : (
        <small class="beware" aria-hidden="true">
          {warning}
        </small>
      )}
    </button>
  );
}

function label(
  id: string,
  worth: Worth | undefined,
  choice: ChateauChoice | undefined,
  owner: string | null,
): string {
  const { choice: words } = chateauTexts();
  const name = guestName(id);
  const help = isSmall(id) ? '' : ` ${guestHelp(id, worth)}`;
  if (choice === undefined) return `${name}.${help}`;
  const doing =
    choice.word === 'steal'
      ? words.steal(name, owner ?? '')
      : words[choice.word as 'invite' | 'activate'](name);
  const warning = warningOf(choice);
  return `${doing}.${help}${warning === null ? '' : ` (${warning})`}`;
}

type CardProps = { readonly id: string; readonly worth?: Worth | undefined; readonly variant?: number };

export function CardPicture({ id, worth, variant = 0 }: CardProps) {
  if (isSmall(id))
    return (
      <svg viewBox="-60 -84 120 168" aria-hidden="true">
        <SmallGuestCard value={Number(id)} variant={variant} />
      </svg>
    );
  // down to where the card leaves room for a name, in a place of any shape: the page writes it below
  return (
    <svg viewBox="-60 -84 120 140" aria-hidden="true">
      <svg x="-60" y="-84" width="120" height="140" viewBox="-60 -84 120 140" aria-hidden="true">
        <GuestCard id={id as GuestId} worth={worth} />
        <path d="M-60 55H60" stroke="var(--art-ink)" stroke-width="2.5" />
      </svg>
    </svg>
  );
}

type InfoProps = {
  readonly id: string;
  readonly worth: Worth | undefined;
  readonly seal: SealKind | null;
  readonly onClose: () => void;
};

/** Who somebody is, when they act, and what they do. */
function GuestInfo({ id, worth, seal, onClose }: InfoProps) {
  return (
    <Dialog title={guestName(id)} onClose={onClose}>
      <div class="guest-info">
        <CardPicture id={id} worth={worth} />
        <div class="stack tight">
          {seal === null ? null : (
            <p class="guest-seal">
              <svg viewBox="-50 -50 100 100" aria-hidden="true">
                <Seal seal={seal} />
              </svg>
              {chateauTexts().seal[seal]}
            </p>
          )}
          <p>{guestHelp(isSmall(id) ? 'small' : id, worth)}</p>
          {seal === null || seal === 'crown' ? null : <p>{guestHelp('worth', worth)}</p>}
        </div>
      </div>
      <div class="row end">
        <Button class="primary" icon="check" words={pageTexts().app.close} onClick={onClose} />
      </div>
    </Dialog>
  );
}

/** The three who would come, and how many are left. */
export function Market({ play }: { readonly play: Showing }) {
  const { faceUp, deck, mode } = play.shown.value;
  if (mode === 'petits-batisseurs') return null;
  return (
    <section class="market" aria-label={chateauTexts().table.market}>
      <h2>{chateauTexts().table.market}</h2>
      <div class="deck" role="img" aria-label={chateauTexts().table.deck(deck)}>
        <svg viewBox="-60 -84 120 168" aria-hidden="true">
          <CardBack mode={mode} />
        </svg>
        <b>{deck}</b>
      </div>
      <Guests play={play} guests={faceUp} label={chateauTexts().table.market} owner={null} />
    </section>
  );
}
