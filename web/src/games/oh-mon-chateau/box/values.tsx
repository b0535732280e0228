import { GUESTS, type Guest, MOST_GROUP, MOST_POINTS, SMALL_GUESTS } from '@castellan/oh-mon-chateau/own-box';
import { guestName } from '../table/words.js';
import { chateauBoxTexts } from '../texts/box.js';
import { type Draft, MOST_SMALL } from './draft.js';
import { NumberField } from './number-field.js';

type TrackProps = { readonly draft: Draft; readonly onGroup: (group: number, value: number) => void };

/** [O7.1] What the groups of inhabitants are worth. */
export function TrackPart({ draft, onGroup }: TrackProps) {
  const { track: texts } = chateauBoxTexts();
  return (
    <section class="stack tight" aria-labelledby="own-track">
      <h3 id="own-track">{texts.title}</h3>
      <p class="hint">{texts.how}</p>
      <div class="own-numbers">
        {draft.box.track.map((value, group) => (
          <NumberField
            key={`group ${group + 1}`}
            id={`track-${group + 1}`}
            label={texts.group(group + 1)}
            least={0}
            most={MOST_GROUP}
            value={value}
            onChange={(next) => onGroup(group, next)}
          />
        ))}
      </div>
    </section>
  );
}

type GuestsProps = { readonly draft: Draft; readonly onGuest: (guest: string, value: number) => void };

/** [O7.2, O8.3] How many small guests have so many points; or what each guest with a power is worth. */
export function GuestsPart({ draft, onGuest }: GuestsProps) {
  const { guests: texts } = chateauBoxTexts();
  const isSmall = draft.mode === 'petits-batisseurs';
  const { guests } = draft.box;
  const all = Object.values(guests).reduce((sum, count) => sum + count, 0);
  return (
    <section class="stack tight" aria-labelledby="own-guests">
      <h3 id="own-guests">{texts.title}</h3>
      <p class="hint">{isSmall ? texts.howSmall(all, SMALL_GUESTS) : texts.how}</p>
      <div class="own-numbers">
        {isSmall
          ? Array.from({ length: MOST_SMALL }, (_, i) => String(i + 1)).map((points) => (
              <NumberField
                key={points}
                id={`guests-${points}`}
                label={texts.worth(Number(points))}
                least={0}
                most={SMALL_GUESTS}
                value={guests[points] ?? 0}
                onChange={(next) => onGuest(points, next)}
              />
            ))
          : GUESTS.map((guest) => (
              <NumberField
                key={guest.id}
                id={`guests-${guest.id}`}
                label={labelOf(guest)}
                least={0}
                most={MOST_POINTS}
                value={guests[guest.id] ?? 0}
                onChange={(next) => onGuest(guest.id, next)}
              />
            ))}
      </div>
    </section>
  );
}

function labelOf({ id, points }: Guest): string {
  const { guests } = chateauBoxTexts();
  return typeof points === 'number' ? guestName(id) : `${guestName(id)}, ${guests.each[points.each]}`;
}
