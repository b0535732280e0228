import type { Signal } from '@preact/signals';
import { useId, useState } from 'preact/hooks';
import { t } from '../../i18n/i18n.js';
import { Icon, PlayerPortrait, Portrait } from '../art.js';
import { kindAt, type OnlineDraft } from '../online/draft.js';
import { Switch } from '../ui/controls.js';
import { LookChoice } from '../ui/look-choice.js';
import { changeMouse, changeSeat, moveSeat, removeSeat } from './change-draft.js';
import { asSeated, CHARACTERS, type Draft, FRIENDLY, type SeatDraft, seatName } from './draft.js';
import { MOST_LETTERS } from './last-draft.js';
import { Opponents } from './opponents.js';
import { SeatKindChoice } from './seat-kind.js';

type Props = {
  readonly draft: Signal<Draft>;
  readonly online: Signal<OnlineDraft>;
  readonly index: number;
};

/** One place at the table: who sits there, and which mice they have. */
export function Seat({ draft, online, index }: Props) {
  const { newGame } = t();
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
      {kind === 'person' && <NameField seat={seat} onChange={change} />}
      {kind === 'bot' ? (
        <Bot character={seat.character ?? FRIENDLY} onChange={change} />
      ) : (
        <MemoryAid seat={seat} onChange={change} />
      )}
      <LookChoice
        legend={newGame.mouse}
        value={seat.mouse}
        onChange={(mouse) => {
          draft.value = changeMouse(draft.value, index, mouse);
        }}
      />
    </li>
  );
}

function SeatTools({ draft, online, index }: Props) {
  const { newGame } = t();
  const { seats } = asSeated(draft.value, online.value, t());
  const name = seatName(seats[index], t());
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

function NameField({ seat, onChange }: PartProps<{ readonly seat: SeatDraft }>) {
  const { newGame, mouse } = t();
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{newGame.name}</label>
      <input
        id={id}
        class="input"
        maxLength={MOST_LETTERS}
        autocomplete="off"
        placeholder={mouse[seat.mouse]}
        value={seat.name}
        onInput={(event) => onChange({ name: event.currentTarget.value })}
      />
    </div>
  );
}

function MemoryAid({ seat, onChange }: PartProps<{ readonly seat: SeatDraft }>) {
  const { option, optionHelp } = t();
  return (
    <Switch
      label={option.memoryAid}
      hint={optionHelp.memoryAid}
      checked={seat.memoryAid}
      onChange={(memoryAid) => onChange({ memoryAid })}
    />
  );
}

type BotProps = { readonly character: NonNullable<SeatDraft['character']> };

function Bot({ character, onChange }: PartProps<BotProps>) {
  const { newGame, character: characters } = t();
  const [choosing, setChoosing] = useState(false);
  const { name, sentence } = characters[character];
  return (
    <>
      <button type="button" class="opponent" aria-haspopup="dialog" onClick={() => setChoosing(true)}>
        <Portrait character={character} />
        <span>
          <b>{name}</b>
          <span class="level">{newGame.level(CHARACTERS.indexOf(character) + 1)}</span>
          <span>{sentence}</span>
          <span class="change">{newGame.chooseOpponent}</span>
        </span>
      </button>
      {choosing && (
        <Opponents
          chosen={character}
          onChoose={(next) => onChange({ character: next })}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}
