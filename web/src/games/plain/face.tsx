import { PlayerPortrait, Portrait } from '../../art/index.js';
import type { Look } from '../../shell/look.js';

/** Who sits there: a person under one of the four colours, or a mouse of tin that reckons. */
export function Face({ bot, look }: { readonly bot: string | null; readonly look: number }) {
  return bot === null ? <PlayerPortrait seat={look as Look} /> : <Portrait character="program" />;
}
