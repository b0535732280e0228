/** A table of the database: what is in it, and what tells its rows apart. */
export type Kept = {
  readonly name: string;
  readonly key: readonly string[];
  /** Its other columns. */
  readonly columns: readonly string[];
};

const kept = (name: string, key: string, columns: string): Kept => ({
  name,
  key: key.split(' '),
  columns: columns.split(' ').filter((column) => column !== ''),
});

/** Everything that is kept, in an order in which nothing refers to what comes later. */
export const EVERYTHING: readonly Kept[] = [
  kept('people', 'id', 'name avatar created seen settings admitted may_open profile'),
  kept('sessions', 'id', 'person created seen'),
  kept('passkeys', 'id', 'person public_key counter transports created'),
  kept(
    'tables',
    'id',
    `game rules_version options setup seed host visibility created updated status outcome next turn turn_seq ending archived`,
  ),
  kept('seats', 'table_id seat', 'person bot name look key'),
  kept('log', 'table_id seq', 'entry at'),
  kept('archive', 'table_id', 'entries'),
  kept('drawings', 'table_id seat', 'data version'),
  kept('talk', 'table_id n', 'person seat kind text at'),
  kept('reports', 'id', 'table_id n by at reason'),
  kept('push', 'endpoint', 'person keys created'),
  kept('webhooks', 'person', 'url failures'),
  kept('ratings', 'person game', 'mu sigma games'),
  kept('rated', 'table_id', 'at'),
  kept('rating_history', 'person game at table_id', 'mu sigma'),
  kept('leavings', 'person table_id', 'at weight'),
  kept('bans', 'id', 'person address name reason at until'),
  kept('invitations', 'id', 'hash note at until uses'),
  kept('friends', 'person friend', 'since'),
  kept('friend_links', 'hash', 'person until'),
  kept('challenges', 'table_id person', 'by at'),
  kept('secrets', 'name', 'value'),
];

/** What is of no use elsewhere, and stays. */
export const LEFT_BEHIND: readonly string[] = ['castellan_schema', 'nodes', 'leases'];

/** Tables whose rows are numbered as they come. */
export const NUMBERED: readonly string[] = ['reports', 'bans', 'invitations'];

export const columnsOf = ({ key, columns }: Kept): readonly string[] => [...key, ...columns];
