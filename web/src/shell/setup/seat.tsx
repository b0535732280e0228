import type { ReadonlySignal, Signal } from '@preact/signals';
import { Icon } from '../../art/index.js';
import { botName } from '../../games/common/names.js';
import type { SetupGame } from '../../games/setup-game.js';
import { pageTexts } from '../../i18n/i18n.js';
import { FamilyLater } from '../family/later.js';
import { kindAt, type OnlineDraft } from '../online/draft.js';
import { Button } from '../ui/button.js';
import { Switch } from '../ui/controls.js';
import { LookChoice } from '../ui/look-choice.js';
import { NameField } from '../ui/name-field.js';
import type { TableDraft } from './last-table.js';
import { OpponentChoice } from './opponents.js';
import { SeatKindChoice } from './seat-kind.js';
import { changeLook, changeSeat, moveSeat, type SeatDraft, type Seats } from './seats.js';

type Props = {
  readonly game: SetupGame;
  readonly draft: ReadonlySignal<TableDraft>;
  readonly online: Signal<OnlineDraft>;
  readonly index: number;
  /** Who sits there, as it is meant, and what they are called. */
  readonly seated: SeatDraft;
  readonly name: string;
  readonly onChange: (seats: Seats) => void;
};

/** One place at the table: who sits there, and how they look. */
export function Seat({ game, draft, online, index, seated, name, onChange }: Props) {
  const { seats, options } = draft.value;
  const seat = seats[index];
  const kind = kindAt(online.value, seat.look, seated.bot !== null);
  const bots = game.bots(options);
  const change = (changes: Partial<SeatDraft>): void => onChange(changeSeat(seats, index, changes));
  return (
    <li class="panel seat" data-look={seat.look}>
      <div class="seat-top">
        {game.face(seated.bot, seat.look)}
        <h3>{name}</h3>
        <SeatTools {...{ game, seats, index, name, onChange }} />
      </div>
      <SeatKindChoice
        online={online}
        look={seat.look}
        isBot={seat.bot !== null}
        onBot={(isBot) => change({ bot: isBot ? bots[game.friendly] : null })}
      />
      {kind === 'person' ? (
        <>
          <NameField
            value={seat.name}
            otherwise={game.nameless(index, seat.look)}
            onChange={(next) => change({ name: next })}
          />
          <FamilyLater
            now={seat}
            seated={seats.map((one) => one.name.trim())}
            onPick={({ name: next, look, memoryAid }) =>
              onChange(changeLook(changeSeat(seats, index, { name: next, memoryAid }), index, look))
            }
          />
        </>
      ) : null}
      {seated.bot === null ? (
        game.hasMemoryAid && <MemoryAid seat={seat} onChange={change} />
      ) : (
        <OpponentChoice
          all={bots.map((id) => ({ id, name: botName(id) ?? id, ...game.sentences()[id] }))}
          chosen={seated.bot}
          face={game.botFace}
          onChoose={(bot) => change({ bot })}
        />
      )}
      <LookChoice
        legend={game.lookLegend()}
        value={seat.look}
        onChange={(look) => onChange(changeLook(seats, index, look))}
      />
    </li>
  );
}

type ToolsProps = Pick<Props, 'game' | 'index' | 'name' | 'onChange'> & { readonly seats: Seats };

function SeatTools({ game, seats, index, name, onChange }: ToolsProps) {
  const { newGame } = pageTexts();
  const isSpare = seats.length > game.players.min;
  if (!game.movesSeats && !isSpare) return null;
  const move = (by: 1 | -1) => (
    <button
      type="button"
      class="button quiet icon"
      aria-label={by < 0 ? newGame.moveUp(name) : newGame.moveDown(name)}
      disabled={seats[index + by] === undefined}
      onClick={() => onChange(moveSeat(seats, index, index + by))}
    >
      <span class={by < 0 ? 'turned-up' : 'turned-down'}>
        <Icon name="back" />
      </span>
    </button>
  );
  return (
    <div class="row tools">
      {game.movesSeats ? [move(-1), move(1)] : null}
      {isSpare ? (
        <Button
          class="quiet icon"
          icon="close"
          aria-label={newGame.removePlayer(name)}
          onClick={() => onChange(seats.filter((_, i) => i !== index))}
        />
      ) : null}
    </div>
  );
}

type AidProps = {
  readonly seat: SeatDraft;
  readonly onChange: (changes: Partial<SeatDraft>) => void;
};

function MemoryAid({ seat, onChange }: AidProps) {
  const { option } = pageTexts();
  return (
    <Switch
      label={option.memoryAid}
      hint={option.memoryAidHelp}
      checked={seat.memoryAid}
      onChange={(memoryAid) => onChange({ memoryAid })}
    />
  );
}
