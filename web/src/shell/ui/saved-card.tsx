import { formatList, formatNumber, formatWhen } from '../../i18n/format.js';
import { t } from '../../i18n/i18n.js';
import { BrokenCastle, Icon, PlayerPortrait, Portrait } from '../art.js';
import { removeTable, saveTable } from '../saved-tables.js';
import { findCharacter } from '../setup/draft.js';
import type { SavedTable, SeatSetup } from '../tables-api.js';

/** A game that waits: who plays, how it stands, and how to go on. */
export function SavedCard({ table }: { readonly table: SavedTable }) {
  const { saved } = t();
  const names = formatList(table.seats.map(nameOf));
  const broken = table.broken !== undefined || table.summary === null;
  return (
    <li class="panel saved">
      <div class="saved-body">
        {broken ? (
          <BrokenCastle />
        ) : (
          <ul class="saved-seats">
            {table.seats.map((seat, index) => (
              <Standing key={seat.mouse} seat={seat} index={index} table={table} />
            ))}
          </ul>
        )}
        <div class="stack tight">
          <h3>{broken ? names : progress(table)}</h3>
          {broken && <p>{saved.broken}</p>}
          <p class="soft">{saved.played(formatWhen(table.updated))}</p>
        </div>
      </div>
      <div class="row">
        {!broken && (
          <a
            class={table.over ? 'button' : 'button primary'}
            href={`/table/${table.id}`}
            aria-label={table.over ? saved.look(names) : saved.continueGame(names)}
          >
            {table.over ? saved.lookAgain : saved.goOn}
          </a>
        )}
        <button
          type="button"
          class="button quiet icon"
          title={saved.save}
          aria-label={`${saved.save}: ${names}`}
          onClick={() => saveTable(table)}
        >
          <Icon name="download" />
        </button>
        <button
          type="button"
          class="button quiet icon"
          title={saved.remove}
          aria-label={`${saved.remove}: ${names}`}
          onClick={() => removeTable(table, names)}
        >
          <Icon name="trash" />
        </button>
      </div>
    </li>
  );
}

/** Mice of the castle are called what the reader's language calls them. */
function nameOf({ name, character, mouse }: SeatSetup): string {
  const known = findCharacter(character);
  if (known !== undefined) return t().character[known].name;
  return name === '' ? t().mouse[mouse] : name;
}

function progress({ seats, summary }: SavedTable): string {
  const { saved } = t();
  if (summary === null) return '';
  if (summary.turn !== null) return saved.turn(nameOf(seats[summary.turn]));
  return summary.winner === null ? saved.draw : saved.won(nameOf(seats[summary.winner]));
}

type StandingProps = { readonly seat: SeatSetup; readonly index: number; readonly table: SavedTable };

function Standing({ seat, index, table: { summary } }: StandingProps) {
  if (summary === null) return null;
  const kinds = summary.counts[index] ?? 0;
  const character = findCharacter(seat.character);
  return (
    <li class={summary.turn === index ? 'on-turn' : undefined}>
      <span class="face">
        <PlayerPortrait seat={seat.mouse} />
        {character !== undefined && (
          <span class="companion">
            <Portrait character={character} />
          </span>
        )}
      </span>
      <span class="name" aria-hidden="true">
        {nameOf(seat)}
      </span>
      <span class="count" aria-hidden="true">
        {summary.goal === null ? formatNumber(kinds) : `${formatNumber(kinds)}/${formatNumber(summary.goal)}`}
      </span>
      <span class="sr-only">
        {summary.goal === null
          ? t().saved.points(nameOf(seat), kinds)
          : t().saved.cheeses(nameOf(seat), kinds, summary.goal)}
      </span>
    </li>
  );
}
