import { SeededChance } from '@castellan/kernel';
import type { ToServerOf } from '@castellan/protocol';
import { Player } from './play.js';
import type { Client } from './test-server.js';

type Request = ToServerOf<'move'> | ToServerOf<'undo'>;

/** Somebody with a bad line and worse manners: drops, repeats, sends too late, too early and in the wrong order. */
export class Unruly {
  readonly name: string;
  readonly table: string;
  readonly chance: SeededChance;
  readonly clients: Client[] = [];
  player: Player | null = null;
  readonly #call: () => Promise<Client>;
  readonly #sent: Request[] = [];

  constructor(name: string, table: string, seed: string, call: () => Promise<Client>) {
    this.name = name;
    this.table = table;
    this.chance = new SeededChance(`${seed}/${name}`);
    this.#call = call;
  }

  async come(): Promise<Player> {
    const client = await this.#call();
    this.clients.push(client);
    this.player = await Player.come(client, this.table, this.name);
    return this.player;
  }

  /** Everything that the server has ever told this person to be done. */
  acknowledged(): string[] {
    return this.clients.flatMap(({ heard }) =>
      heard.flatMap((message) =>
        (message.type === 'step' || message.type === 'full') && message.moveId !== undefined
          ? [message.moveId]
          : [],
      ),
    );
  }

  /** One thing or another. */
  async act(): Promise<void> {
    const player = this.player ?? (await this.come());
    const { client, table } = player;
    const last = this.#sent.at(-1);
    const turn = player.turn();
    switch (this.chance.below(14)) {
      case 0:
        client.hangUp();
        this.player = null;
        return;
      case 1:
        // as a page does that does not know whether it was heard
        client.hangUp();
        await this.come();
        if (last !== undefined) this.player?.client.tell(last);
        return;
      case 2:
        if (last !== undefined) for (let n = 0; n < 3; n++) client.tell(last);
        return;
      case 3:
        if (this.#sent.length > 0) client.tell(this.#sent[this.chance.below(this.#sent.length)]);
        return;
      case 4:
        client.tell({ type: 'resync', table });
        return;
      case 5:
        if (turn !== null) client.tell(this.#request(turn, Math.max(0, turn.version - 3)));
        return;
      case 6:
        if (turn !== null) {
          const first = this.#request(turn, turn.version);
          const second = this.#request(turn, turn.version + 1);
          for (const request of [second, first, second, first]) client.tell(request);
        }
        return;
      case 7: {
        const [seat] = player.joined.holds;
        if (seat === undefined) return;
        const version = player.update?.version ?? 0;
        client.tell(this.#keep({ type: 'undo', table, seat, version, moveId: this.#newId() }));
        return;
      }
      default:
        if (turn !== null) client.tell(this.#request(turn, turn.version));
    }
  }

  #request(turn: { readonly seat: number; readonly moves: string[] }, version: number): Request {
    const { seat, moves } = turn;
    const move = moves[this.chance.below(moves.length)];
    return this.#keep({ type: 'move', table: this.table, seat, version, moveId: this.#newId(), move });
  }

  #keep<R extends Request>(request: R): R {
    this.#sent.push(request);
    return request;
  }

  #newId(): string {
    return `${this.name}/${this.#sent.length}`;
  }

  /** Until what was said so far has been dealt with, and its consequences heard. */
  async breathe(): Promise<void> {
    await this.player?.client.ask({ type: 'ping' });
  }
}
