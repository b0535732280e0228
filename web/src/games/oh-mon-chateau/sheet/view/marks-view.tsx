import { FONT, type Mark } from '../print/marks.js';

function MarkView({ mark }: { readonly mark: Mark }) {
  if ('text' in mark)
    return (
      <text
        x={mark.x}
        y={mark.y}
        font-size={mark.size}
        font-family={FONT}
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

export function Marks({ marks }: { readonly marks: readonly Mark[] }) {
  return (
    <>
      {marks.map((mark, i) => (
        <MarkView key={i} mark={mark} />
      ))}
    </>
  );
}
