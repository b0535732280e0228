import type { Sitter } from '@castellan/match';
import { BrokenCastle, PlayerPortrait } from '../../art/index.js';
import { botName } from '../../games/common/names.js';
import { findGame } from '../../games/games.js';
import type { WebGame } from '../../games/web-game.js';
import { formatList, formatNumber, formatWhen } from '../../i18n/format.js';
import { pageTexts } from '../../i18n/i18n.js';
import type { TableSummary } from '../../tables/worker-messages.js';
import type { Look } from '../look.js';
import { Button } from '../ui/button.js';
import { removeTable, saveTable } from './saved-tables.js';

/** A game that waits: who plays, how it stands, and how to go on; quiet where another button is the one to press. */
export function SavedCard({ table, quiet }: { readonly table: TableSummary; readonly quiet: boolean }) {
  const { saved } = pageTexts();
  const names = formatList(table.sitters.map(nameOf));
  const game = findGame(table.game);
  const tally = game?.tally(table.view) ?? null;
  const over = table.outcome !== null;
  return (
    <li class="panel saved">
      <div class="saved-body">
        {game === undefined || tally === null ? (
          <BrokenCastle />
        ) : (
          <ul class="saved-seats">
            {table.sitters.map((sitter, seat) => (
              <Standing
                key={sitter.look}
                game={game}
                sitter={sitter}
                count={tally.counts[seat] ?? 0}
                goal={tally.goal}
                isOnTurn={table.actors[0] === seat}
              />
            ))}
          </ul>
        )}
        <div class="stack tight">
          <h3>{game?.name(table.edition) ?? table.game}</h3>
          <p>
            {tally === null ? `${names}. ${saved.broken}` : progress(table)}{' '}
            <span class="soft">· {saved.played(formatWhen(table.updated))}</span>
          </p>
        </div>
      </div>
      <div class="row">
        {tally !== null && (
          <a
            class={over || quiet ? 'button' : 'button primary'}
            href={`/table/${table.id}`}
            aria-label={over ? saved.look(names) : saved.continueGame(names)}
          >
            {over ? saved.lookAgain : saved.goOn}
          </a>
        )}
        <Button
          class="quiet icon"
          icon="download"
          title={saved.save}
          aria-label={`${saved.save}: ${names}`}
          onClick={() => saveTable(table)}
        />
        <Button
          class="quiet icon"
          icon="trash"
          title={saved.remove}
          aria-label={`${saved.remove}: ${names}`}
          onClick={() => removeTable(table, names)}
        />
      </div>
    </li>
  );
}

/** Bots are called what the reader's language calls them. */
function nameOf({ name, bot, look }: Sitter): string {
  return (bot === null ? undefined : botName(bot)) ?? (name === '' ? pageTexts().mouse[look as Look] : name);
}

/** How it stands, in a few words. */
export function progress({ sitters, actors, outcome }: TableSummary): string {
  const { saved } = pageTexts();
  if (actors.length > 0) return saved.turn(nameOf(sitters[actors[0]]));
  const winner = outcome?.winners[0];
  return winner === undefined ? saved.draw : saved.won(nameOf(sitters[winner]));
}

type StandingProps = {
  readonly game: WebGame;
  readonly sitter: Sitter;
  readonly count: number;
  readonly goal: number | null;
  readonly isOnTurn: boolean;
};

function Standing({ game, sitter, count, goal, isOnTurn }: StandingProps) {
  const name = nameOf(sitter);
  const companion = game.companion(sitter.bot);
  return (
    <li class={isOnTurn ? 'on-turn' : undefined}>
      <span class="face">
        <PlayerPortrait seat={sitter.look as Look} />
        {companion !== null && <span class="companion">{companion}</span>}
      </span>
      <span class="name" aria-hidden="true">
        {name}
      </span>
      <span class="count" aria-hidden="true">
        {goal === null ? formatNumber(count) : `${formatNumber(count)}/${formatNumber(goal)}`}
      </span>
      <span class="sr-only">{game.tallyWords(name, count, goal)}</span>
    </li>
  );
}
