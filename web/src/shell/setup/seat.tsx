import type { Signal } from '@preact/signals';
import { useId, useState } from 'preact/hooks';
import { t } from '../../i18n/i18n.js';
import { Icon, PlayerPortrait, Portrait } from '../art.js';
import type { Mouse } from '../tables-api.js';
import { Segmented, Switch } from '../ui/controls.js';
import { changeMouse, changeSeat, moveSeat, removeSeat } from './change-draft.js';
import { CHARACTERS, type Draft, FRIENDLY, type SeatDraft, seatName } from './draft.js';
import { MOST_LETTERS } from './last-draft.js';
import { Opponents } from './opponents.js';

type Props = { readonly draft: Signal<Draft>; readonly index: number };

/** One place at the table: who sits there, and which mice they have. */
export function Seat({ draft, index }: Props) {
  const { newGame } = t();
  const seat = draft.value.seats[index];
  const change = (changes: Partial<SeatDraft>) => {
    draft.value = changeSeat(draft.value, index, changes);
  };
  return (
    <li class="panel seat" style={{ '--mouse': `var(--mouse-${seat.mouse})` }}>
      <SeatTools draft={draft} index={index} />
      <Segmented
        legend={newGame.kind}
        hideLegend
        value={seat.character === null ? 'person' : 'bot'}
        choices={[
          { value: 'person', label: newGame.person },
          { value: 'bot', label: newGame.bot },
        ]}
        onChange={(kind) => change({ character: kind === 'bot' ? FRIENDLY : null })}
      />
      {seat.character === null ? (
        <Person seat={seat} onChange={change} />
      ) : (
        <Bot character={seat.character} onChange={change} />
      )}
      <Mice draft={draft} index={index} />
    </li>
  );
}

function SeatTools({ draft, index }: Props) {
  const { newGame } = t();
  const { seats } = draft.value;
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

function Person({ seat, onChange }: PartProps<{ readonly seat: SeatDraft }>) {
  const { newGame, mouse, option, optionHelp } = t();
  const id = useId();
  return (
    <>
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
      <Switch
        label={option.memoryAid}
        hint={optionHelp.memoryAid}
        checked={seat.memoryAid}
        onChange={(memoryAid) => onChange({ memoryAid })}
      />
    </>
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

const MICE: readonly Mouse[] = [0, 1, 2, 3];

function Mice({ draft, index }: Props) {
  const { newGame, mouseLook } = t();
  return (
    <Segmented
      legend={newGame.mouse}
      value={draft.value.seats[index].mouse}
      choices={MICE.map((mouse) => ({
        value: mouse,
        label: (
          <span class="mouse-choice">
            <PlayerPortrait seat={mouse} />
            <span class="sr-only">{mouseLook[mouse]}</span>
          </span>
        ),
      }))}
      onChange={(mouse) => {
        draft.value = changeMouse(draft.value, index, mouse);
      }}
    />
  );
}
