import type { TableListItem, ToClient, ToClientOf } from '@castellan/protocol';

/** The lobby as it is, from what the server tells of its changes. */
export class LobbyList {
  #tables: TableListItem[] = [];

  /** Whatever is about the lobby becomes all of it; everything else stays as it is. */
  take(message: ToClient): ToClient {
    if (message.type === 'lobby') this.#tables = [...message.tables];
    if (message.type !== 'lobby-change') return message;
    this.#change(message);
    return { type: 'lobby', tables: [...this.#tables] };
  }

  #change({ gone, put }: ToClientOf<'lobby-change'>): void {
    const out = new Set([...gone, ...put.map(({ table }) => table.table)]);
    const tables = this.#tables.filter(({ table }) => !out.has(table));
    for (const { at, table } of put) tables.splice(at, 0, table);
    this.#tables = tables;
  }
}
