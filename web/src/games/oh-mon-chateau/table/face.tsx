import { type Seat as MouseSeat, PlayerPortrait, Portrait } from '../../../art/index.js';
import { PROGRAM } from '../../common/names.js';
import { type BuilderId, BuilderPortrait } from '../art/index.js';

/** Who sits there: a builder, somebody's program, or a person under one of the four colours. */
export function Face({ bot, look }: { readonly bot: string | null; readonly look: number }) {
  if (bot === null) return <PlayerPortrait seat={look as MouseSeat} />;
  return bot === PROGRAM ? <Portrait character={bot} /> : <BuilderPortrait character={bot as BuilderId} />;
}
