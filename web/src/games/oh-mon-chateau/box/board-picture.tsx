import { linesOn } from '@castellan/oh-mon-chateau/own-box';
import { BoardCell, BoardPaper, ChateauDefs, LineBadge } from '../art/index.js';
import { badgePoint, CELL, pointOf, RIM } from '../table/places.js';
import { cellsOf, constructionOf, type Draft, nameOf, SIDE } from './draft.js';

const SIZE = SIDE * CELL + 2 * RIM;

type Props = {
  readonly draft: Draft;
  readonly wrong?: ReadonlySet<number>;
  /** Rows and columns as they are called. */
  readonly numbers?: boolean;
};

/** A board as it lies on the table, finished or not; empty places are dotted where it is entered. */
export function BoardPicture({ draft, wrong = new Set(), numbers = false }: Props) {
  const lines = linesOn(draft.box.rows).map((line) => ({
    ...line,
    construction: constructionOf(draft, line.name) ?? { makes: 'floor' as const },
  }));
  const made = lines.filter(({ name }) => draft.box.lines[name] !== undefined);
  return (
    <svg viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true" focusable="false">
      <ChateauDefs />
      <BoardPaper mode={draft.mode} width={SIZE} height={SIZE} />
      {lines.map((line) => {
        const [a, b] = [pointOf(line.cells[0]), pointOf(line.cells[line.cells.length - 1])];
        const badge = badgePoint(line, lines);
        return (
          <path key={line.name} class="line far" d={`M${badge.x} ${badge.y}L${a.x} ${a.y}L${b.x} ${b.y}`} />
        );
      })}
      {cellsOf(draft).map((resource, place) => {
        const { x, y } = pointOf(nameOf(place));
        if (resource === null)
          return numbers ? <circle key={nameOf(place)} class="own-empty" cx={x} cy={y} r="26" /> : null;
        return (
          <g key={nameOf(place)} transform={`translate(${x} ${y})`}>
            <BoardCell resource={resource} taken={false} open={false} />
            {wrong.has(place) ? (
              <rect class="own-wrong" x="-46" y="-46" width="92" height="92" rx="16" />
            ) : null}
          </g>
        );
      })}
      {made.map((line) => {
        const { x, y } = badgePoint(line, lines);
        return (
          <g key={line.name} transform={`translate(${x} ${y})`}>
            <LineBadge construction={line.construction} />
          </g>
        );
      })}
      {numbers
        ? lines
            .filter((line) => !made.includes(line))
            .map((line) => {
              const { x, y } = badgePoint(line, lines);
              return (
                <g key={line.name} class="own-missing" transform={`translate(${x} ${y})`}>
                  <circle r="22" />
                  <text y="11">?</text>
                </g>
              );
            })
        : null}
      {numbers ? <Numbers /> : null}
    </svg>
  );
}

function Numbers() {
  return (
    <g class="numbers">
      {Array.from({ length: SIDE }, (_, i) => (
        <g key={`n${i}`}>
          <text x={SIZE - 34} y={pointOf(`${i + 1},1`).y + 7}>
            {i + 1}
          </text>
          <text x={pointOf(`1,${i + 1}`).x} y={SIZE - 27}>
            {i + 1}
          </text>
        </g>
      ))}
    </g>
  );
}
