import { type Seat as MouseSeat, PlayerPortrait, Portrait } from '../../../art/index.js';
import { PROGRAM } from '../../common/names.js';
import { type BuilderId, BuilderPortrait } from '../art/index.js';

type Props = { readonly bot: string | null; readonly look: number; readonly own?: boolean };

/** Who sits there: a builder, somebody's program, or a person under one of the four colours. */
export function Face({ bot, look, own }: Props) {
  if (bot === null) return <PlayerPortrait seat={look as MouseSeat} own={own} />;
  return bot === PROGRAM ? <Portrait character={bot} /> : <BuilderPortrait character={bot as BuilderId} />;
}
