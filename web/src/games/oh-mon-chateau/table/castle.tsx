import type { CastleView } from '@castellan/oh-mon-chateau';
import { useMemo } from 'preact/hooks';
import type { Sheet } from '../sheet/ink/codec.js';
import { SheetView } from '../sheet/view/sheet-view.js';
import { earnedOn } from './drawn.js';

type Props = {
  readonly castle: CastleView;
  readonly sheet: Sheet;
  readonly label?: string;
  readonly isFinished?: boolean;
};

/** A castle as it is drawn so far; flags stay where they were drawn. */
export function Castle({ castle, sheet, ...rest }: Props) {
  const earned = useMemo(() => earnedOn(sheet, castle), [castle, sheet]);
  return <SheetView castle={castle} strokes={sheet.strokes} side={sheet.side} earned={earned} {...rest} />;
}
