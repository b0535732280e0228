import type { Signal } from '@preact/signals';
import { Icon, PlayerPortrait, Portrait } from '../../../art/index.js';
import { pageTexts } from '../../../i18n/i18n.js';
import { FamilyLater } from '../../../shell/family/later.js';
import { kindAt, type OnlineDraft } from '../../../shell/online/draft.js';
import { NameField } from '../../../shell/setup/name-field.js';
import { OpponentChoice } from '../../../shell/setup/opponents.js';
import { SeatKindChoice } from '../../../shell/setup/seat-kind.js';
import { Switch } from '../../../shell/ui/controls.js';
import { LookChoice } from '../../../shell/ui/look-choice.js';
import { botName } from '../../common/names.js';
import { CHARACTERS } from '../characters.js';
import { roquefortSetupTexts } from '../texts/setup.js';
import { changeMouse, changeSeat, moveSeat, removeSeat } from './change-draft.js';
import { asSeated, type Draft, FRIENDLY, type SeatDraft, seatName } from './draft.js';

type Props = {
  readonly draft: Signal<Draft>;
  readonly online: Signal<OnlineDraft>;
  readonly index: number;
};

/** One place at the table: who sits there, and which mice they have. */
export function Seat({ draft, online, index }: Props) {
  const { newGame, mouse } = pageTexts();
  const { character } = roquefortSetupTexts();
  const seat = draft.value.seats[index];
  const isBot = seat.character !== null;
  const kind = kindAt(online.value, seat.mouse, isBot);
  const change = (changes: Partial<SeatDraft>) => {
    draft.value = changeSeat(draft.value, index, changes);
  };
  return (
    <li class="panel seat" style={{ '--mouse': `var(--mouse-${seat.mouse})` }}>
      <SeatTools draft={draft} online={online} index={index} />
      <SeatKindChoice
        online={online}
        look={seat.mouse}
        isBot={isBot}
        onBot={(bot) => change({ character: bot ? FRIENDLY : null })}
      />
      {kind === 'person' && (
        <>
          <NameField value={seat.name} otherwise={mouse[seat.mouse]} onChange={(name) => change({ name })} />
          <FamilyLater
            now={seat}
            seated={draft.value.seats.map(({ name }) => name.trim())}
            onPick={({ name, mouse: look, memoryAid }) => {
              draft.value = changeMouse(changeSeat(draft.value, index, { name, memoryAid }), index, look);
            }}
          />
        </>
      )}
      {kind === 'bot' ? (
        <OpponentChoice
          all={CHARACTERS.map((id) => ({ id, name: botName(id) ?? id, ...character[id] }))}
          chosen={seat.character ?? FRIENDLY}
          face={(id) => <Portrait character={id} />}
          onChoose={(next) => change({ character: next })}
        />
      ) : (
        <MemoryAid seat={seat} onChange={change} />
      )}
      <LookChoice
        legend={newGame.mouse}
        value={seat.mouse}
        onChange={(next) => {
          draft.value = changeMouse(draft.value, index, next);
        }}
      />
    </li>
  );
}

function SeatTools({ draft, online, index }: Props) {
  const { newGame } = pageTexts();
  const { seats } = asSeated(draft.value, online.value, pageTexts());
  const name = seatName(seats[index], pageTexts());
  return (
    <div class="seat-top">
      <PlayerPortrait seat={seats[index].mouse} />
      <h3>{name}</h3>
      <div class="row tools">
        <button
          type="button"
          class="button quiet icon"
          aria-label={newGame.moveUp(name)}
          disabled={index === 0}
          onClick={() => {
            draft.value = moveSeat(draft.value, index, index - 1);
          }}
        >
          <span class="turned-up">
            <Icon name="back" />
          </span>
        </button>
        <button
          type="button"
          class="button quiet icon"
          aria-label={newGame.moveDown(name)}
          disabled={index === seats.length - 1}
          onClick={() => {
            draft.value = moveSeat(draft.value, index, index + 1);
          }}
        >
          <span class="turned-down">
            <Icon name="back" />
          </span>
        </button>
        {seats.length > 2 && (
          <button
            type="button"
            class="button quiet icon"
            aria-label={newGame.removePlayer(name)}
            onClick={() => {
              draft.value = removeSeat(draft.value, index);
            }}
          >
            <Icon name="close" />
          </button>
        )}
      </div>
    </div>
  );
}

type PartProps<T> = T & { readonly onChange: (changes: Partial<SeatDraft>) => void };

function MemoryAid({ seat, onChange }: PartProps<{ readonly seat: SeatDraft }>) {
  const { option, optionHelp } = pageTexts();
  return (
    <Switch
      label={option.memoryAid}
      hint={optionHelp.memoryAid}
      checked={seat.memoryAid}
      onChange={(memoryAid) => onChange({ memoryAid })}
    />
  );
}
