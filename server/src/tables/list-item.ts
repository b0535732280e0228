import type { JsonObject } from '@castellan/kernel';
import type { TableListItem, TableSetup } from '@castellan/protocol';
import { hasOwnBoard } from '../games.js';
import type { ListedTable } from '../store/operations/tables.js';

type Listed = {
  readonly table: Pick<
    ListedTable['table'],
    'id' | 'game' | 'status' | 'setup' | 'options' | 'updated' | 'outcome' | 'ending'
  >;
  readonly seats: readonly Pick<ListedTable['seats'][number], 'look' | 'name' | 'bot' | 'person'>[];
};

/** A table in somebody's list, from what is kept of it and who is to act. */
export function listItemOf(
  { table, seats }: Listed,
  actors: readonly number[],
  person: string | null,
): TableListItem {
  const { id, game, status, setup, options, updated, outcome, ending } = table;
  const { clock } = JSON.parse(setup) as TableSetup;
  const settled = JSON.parse(options) as JsonObject;
  const { edition } = settled;
  return {
    table: id,
    game,
    ...(typeof edition === 'string' ? { edition } : {}),
    ...(hasOwnBoard(game, settled) ? { ownBoard: true } : {}),
    status,
    seats: seats.map(({ look, name, bot, person: who }) => ({
      look,
      name: name === '' ? null : name,
      ...(who === null && bot !== null ? { isBot: true, bot } : { isBot: false }),
      isMe: who !== null && who === person,
    })),
    isMyTurn: actors.some((seat) => person !== null && seats[seat].person === person),
    clock,
    updated,
    ...(status === 'playing' && ending !== null ? { ending } : {}),
    outcome: outcome === null ? null : JSON.parse(outcome),
  };
}
