import { useMemo } from 'preact/hooks';
import { fontOf, type Mark } from '../print/marks.js';
import { above, below, type Printing } from '../print/scenery.js';

function MarkView({ mark }: { readonly mark: Mark }) {
  if ('text' in mark)
    return (
      <text
        x={mark.x}
        y={mark.y}
        font-size={mark.size}
        font-family={fontOf(mark.text)}
        font-weight="700"
        fill={mark.fill}
        text-anchor={mark.anchor ?? 'start'}
      >
        {mark.text}
      </text>
    );
  return (
    <path
      d={mark.path}
      fill={mark.fill ?? 'none'}
      stroke={mark.line}
      stroke-width={mark.width}
      stroke-dasharray={mark.dash?.join(' ')}
      stroke-linecap="round"
      stroke-linejoin="round"
    />
  );
}

/** Lists are printed anew as a whole, and only when something about them has changed. */
function usePrint(print: (printing: Printing) => readonly Mark[], printing: Printing) {
  return useMemo(() => print(printing).map((mark, i) => <MarkView key={i} mark={mark} />), [print, printing]);
}

type PrintProps = { readonly printing: Printing };

export function Below({ printing }: PrintProps) {
  return <>{usePrint(below, printing)}</>;
}

export function Above({ printing }: PrintProps) {
  return <>{usePrint(above, printing)}</>;
}
