import { type Seat as MouseSeat, PlayerPortrait } from '../../roquefort/art/index.js';
import { type BuilderId, BuilderPortrait } from '../art/index.js';

/** Who sits there: a builder, or a person under one of the four colours. */
export function Face({ bot, look }: { readonly bot: string | null; readonly look: number }) {
  return bot === null ? (
    <PlayerPortrait seat={look as MouseSeat} />
  ) : (
    <BuilderPortrait character={bot as BuilderId} />
  );
}
