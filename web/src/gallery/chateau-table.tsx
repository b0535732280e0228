import { BOARDS, type Mode, PREPARED, type Resource } from '@castellan/oh-mon-chateau';
import {
  BoardCell,
  BoardPaper,
  CardBack,
  clothStyle,
  Die,
  GuestCard,
  LineBadge,
  SmallGuestCard,
  Token,
} from '../games/oh-mon-chateau/art/index.js';

const LETTERS: Readonly<Record<string, Resource>> = { W: 'wood', S: 'stone', G: 'gold', F: 'food' };

/** A board, dice and cards, put together the way a table puts them together. */
export function MockTable({ mode }: { readonly mode: Mode }) {
  const rows = BOARDS[mode].rows.map((row) => row.split(' '));
  const x = (column: number) => 40 + 50 + column * 110;
  const y = (row: number) => 40 + 50 + row * 110;
  return (
    <svg viewBox="0 0 1180 680" class="board" style={clothStyle(mode)} aria-hidden="true">
      <g transform="translate(24 24)">
        <BoardPaper mode={mode} width={620} height={630} />
        {rows.flatMap((row, r) =>
          row.map((letter, c) =>
            letter === '.' ? null : (
              <g key={`${r}${c}`} transform={`translate(${x(c)} ${y(r)})`}>
                <BoardCell resource={LETTERS[letter]} taken={(r + c) % 4 === 1} open={(r + c) % 4 === 3} />
                {(r + c) % 4 === 1 ? (
                  <g transform="scale(.84)">
                    <Token look={2} />
                  </g>
                ) : null}
              </g>
            ),
          ),
        )}
        {PREPARED[mode].lines.map((line, i) => (
          <g key={i} transform={`translate(${80 + (i % 6) * 62} ${590 - Math.floor(i / 6) * 62})`}>
            <LineBadge construction={line.construction} />
          </g>
        ))}
      </g>
      <g transform="translate(740 90)rotate(-8)">
        <Die face="gold" />
      </g>
      <g transform="translate(860 110)rotate(11)">
        <Die face="inhabitants" />
      </g>
      {[0, 1, 2].map((i) => (
        <g key={i} transform={`translate(${760 + i * 150} 320)scale(1.1)`}>
          {mode === 'petits-batisseurs' ? (
            <SmallGuestCard value={i + 1} variant={i} />
          ) : (
            <GuestCard id={(['roi', 'magicien', 'bergere'] as const)[i]} />
          )}
        </g>
      ))}
      <g transform="translate(760 550)">
        <CardBack mode={mode} />
      </g>
      {([0, 1, 2, 3] as const).map((look) => (
        <g key={look} transform={`translate(${890 + look * 70} 560)scale(.7)`}>
          <Token look={look} />
        </g>
      ))}
    </svg>
  );
}
