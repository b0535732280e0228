import type { Signal } from '@preact/signals';
import { Icon } from '../../../art/index.js';
import { pageTexts } from '../../../i18n/i18n.js';
import { FamilyLater } from '../../../shell/family/later.js';
import { kindAt, type OnlineDraft } from '../../../shell/online/draft.js';
import { NameField } from '../../../shell/setup/name-field.js';
import { OpponentChoice } from '../../../shell/setup/opponents.js';
import { SeatKindChoice } from '../../../shell/setup/seat-kind.js';
import { LookChoice } from '../../../shell/ui/look-choice.js';
import { namesOf } from '../../common/names.js';
import { PLAIN_BOTS, plainBotName } from '../bots.js';
import { Face } from '../face.js';
import type { PlainFacts } from '../kit.js';
import { plainTexts } from '../texts/table.js';
import {
  asSeated,
  changeLook,
  changeSeat,
  FIRST_BOT,
  type PlainDraft,
  type PlainSeat,
  removeSeat,
} from './draft.js';
import { sittersOf } from './start-plain.js';

type Props = {
  readonly facts: PlainFacts;
  readonly draft: Signal<PlainDraft>;
  readonly online: Signal<OnlineDraft>;
  readonly index: number;
};

/** One place at the table: who sits there, and in which colour. */
export function Seat({ facts, draft, online, index }: Props) {
  const { newGame } = pageTexts();
  const { character } = plainTexts();
  const now = draft.value;
  const seat = now.seats[index];
  const seated = asSeated(now, online.value, newGame);
  const { bot } = seated.seats[index];
  const name = namesOf(sittersOf(seated))[index];
  const change = (changes: Partial<PlainSeat>): void => {
    draft.value = changeSeat(now, index, changes);
  };
  return (
    <li class="panel seat" style={{ '--mouse': `var(--mouse-${seat.look})` }}>
      <div class="seat-top">
        <Face bot={bot} look={seat.look} />
        <h3>{name}</h3>
        {now.seats.length > facts.players.min ? (
          <div class="row tools">
            <button
              type="button"
              class="button quiet icon"
              aria-label={newGame.removePlayer(name)}
              onClick={() => {
                draft.value = removeSeat(now, index);
              }}
            >
              <Icon name="close" />
            </button>
          </div>
        ) : null}
      </div>
      <SeatKindChoice
        online={online}
        look={seat.look}
        isBot={seat.bot !== null}
        onBot={(isBot) => change({ bot: isBot ? FIRST_BOT : null })}
      />
      {kindAt(online.value, seat.look, bot !== null) === 'person' ? (
        <>
          <NameField
            value={seat.name}
            otherwise={newGame.player(index + 1)}
            onChange={(next) => change({ name: next })}
          />
          <FamilyLater
            now={{ name: seat.name, mouse: seat.look, memoryAid: false }}
            seated={now.seats.map((one) => one.name.trim())}
            onPick={({ name: next, mouse }) => {
              draft.value = changeLook(changeSeat(now, index, { name: next }), index, mouse);
            }}
          />
        </>
      ) : null}
      {bot === null ? null : (
        <OpponentChoice
          all={PLAIN_BOTS.map((id) => ({ id, name: plainBotName(id) ?? id, ...character[id] }))}
          chosen={bot}
          face={(id) => <Face bot={id} look={seat.look} />}
          onChoose={(id) => change({ bot: id })}
        />
      )}
      <LookChoice
        legend={newGame.mouse}
        value={seat.look}
        onChange={(look) => {
          draft.value = changeLook(now, index, look);
        }}
      />
    </li>
  );
}
