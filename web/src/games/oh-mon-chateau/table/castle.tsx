import type { CastleView } from '@castellan/oh-mon-chateau';
import type { Sheet } from '../sheet/ink/codec.js';
import { SheetView } from '../sheet/view/sheet-view.js';

/** A castle as it is drawn so far. */
export function Castle({ castle, sheet }: { readonly castle: CastleView; readonly sheet: Sheet }) {
  return <SheetView castle={castle} strokes={sheet.strokes} side={sheet.side} />;
}
