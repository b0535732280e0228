import type { TableLine, TableSetup } from '@castellan/protocol';
import type { ListedTable } from '../store/operations/tables.js';

type Listed = {
  readonly table: Pick<ListedTable['table'], 'id' | 'game' | 'status' | 'setup' | 'updated' | 'outcome'>;
  readonly seats: readonly Pick<ListedTable['seats'][number], 'look' | 'name' | 'bot' | 'person'>[];
};

/** A table in somebody's list, from what is kept of it and who is to act. */
export function lineOf(
  { table, seats }: Listed,
  actors: readonly number[],
  person: string | null,
): TableLine {
  const { id, game, status, setup, updated, outcome } = table;
  const { clock } = JSON.parse(setup) as TableSetup;
  return {
    table: id,
    game,
    status,
    seats: seats.map(({ look, name, bot, person: who }) => ({
      look,
      name: name === '' ? null : name,
      isBot: who === null && bot !== null,
      isMe: who !== null && who === person,
    })),
    isMyTurn: actors.some((seat) => person !== null && seats[seat].person === person),
    clock,
    updated,
    outcome: outcome === null ? null : JSON.parse(outcome),
  };
}
