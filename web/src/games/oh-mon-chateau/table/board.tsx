import { c } from '../../../i18n/chateau.js';
import { BoardCell, BoardPaper, ChateauDefs, LineBadge, Token } from '../art/index.js';
import type { ChateauPlay } from './play.js';
import { faceName, makesWords } from './words.js';

const CELL = 100;
const RIM = 58;

type Props = {
  readonly play: ChateauPlay;
  readonly seat: number;
  readonly name: string;
  /** A small one to look at, without anything to touch. */
  readonly still?: boolean;
};

/** A player's board: resource cells, tokens, and lines with what they make. */
export function Board({ play, seat, name, still = false }: Props) {
  const { cells, lines } = play.scenery;
  const castle = play.shown.value.castles[seat];
  const columns = Math.max(...cells.map(({ cell }) => Number(cell[2])));
  const rows = Math.max(...cells.map(({ cell }) => Number(cell[0])));
  const width = columns * CELL + 2 * RIM;
  const height = rows * CELL + 2 * RIM;
  const taken = new Set(castle.tokens);
  const choices = play.choices.value;
  const live = !still && play.actor.value === seat;
  const from = play.from.value;
  const canUse = (cell: string): boolean => {
    if (!live) return false;
    if (from !== null) return choices.moves.get(from)?.has(cell) ?? false;
    const here = choices.cells.get(cell);
    const die = play.die.value;
    return here !== undefined && (die === null || here.some(({ face }) => face === die || face === null));
  };
  const missing = (line: (typeof lines)[number]): number =>
    line.cells.filter((cell) => !taken.has(cell)).length;
  return (
    <div
      class="chateau-board"
      style={{ aspectRatio: `${width} / ${height}` }}
      data-mode={play.shown.value.mode}
    >
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <ChateauDefs />
        <BoardPaper mode={play.shown.value.mode} width={width} height={height} />
        {lines.map((line) => {
          const a = pointOf(line.cells[0]);
          const b = pointOf(line.cells[line.cells.length - 1]);
          const badge = badgePoint(line.cells);
          const left = missing(line);
          const ready = live && choices.builds.has(line.name);
          const look = left === 0 ? (ready ? 'ready' : 'full') : left === 1 ? 'near' : 'far';
          return (
            <path
              key={line.name}
              class={`line ${look}`}
              d={`M${badge.x} ${badge.y}L${a.x} ${a.y}L${b.x} ${b.y}`}
            />
          );
        })}
        {cells.map(({ cell, resource }) => {
          const { x, y } = pointOf(cell);
          return (
            <g key={cell} transform={`translate(${x} ${y})`}>
              <BoardCell resource={resource} taken={taken.has(cell)} open={canUse(cell)} />
              {taken.has(cell) ? (
                <g class={from === cell ? 'token lifted' : 'token'}>
                  <Token look={play.sitters[seat].look as 0 | 1 | 2 | 3} />
                </g>
              ) : null}
            </g>
          );
        })}
        {lines.map((line) => {
          const { x, y } = badgePoint(line.cells);
          const left = missing(line);
          return (
            <g
              key={line.name}
              class={left === 0 ? 'badge full' : left === 1 ? 'badge near' : 'badge'}
              transform={`translate(${x} ${y})`}
            >
              <g transform="scale(.92)">
                <LineBadge construction={line.construction} />
              </g>
            </g>
          );
        })}
      </svg>
      {still ? null : (
        <fieldset class="chateau-cells" aria-label={c().table.boardOf(name)}>
          {cells.map(({ cell, resource }) => {
            const { x, y } = pointOf(cell);
            const can = canUse(cell) || (live && choices.moves.has(cell));
            const words = c().cell[taken.has(cell) ? 'taken' : 'free'](cell, faceName(resource));
            return (
              <button
                key={cell}
                type="button"
                class="chateau-cell"
                data-place={cell}
                data-can={can ? 'yes' : undefined}
                aria-pressed={from === cell ? 'true' : undefined}
                aria-label={can ? `${words}, ${c().cell.canTake}` : words}
                style={placed(x, y, CELL, width, height)}
                onClick={() => play.touchCell(cell)}
              />
            );
          })}
          {lines.map((line) => {
            const { x, y } = badgePoint(line.cells);
            return (
              <button
                key={line.name}
                type="button"
                class="chateau-line"
                data-line={line.name}
                data-can={live && choices.builds.has(line.name) ? 'yes' : undefined}
                aria-label={c().cell.line(makesWords(line.construction), missing(line))}
                style={placed(x, y, 66, width, height)}
                onClick={() => play.touchLine(line.name)}
              />
            );
          })}
        </fieldset>
      )}
    </div>
  );
}

function pointOf(cell: string): { x: number; y: number } {
  return { x: RIM + CELL * (Number(cell[2]) - 0.5), y: RIM + CELL * (Number(cell[0]) - 0.5) };
}

/** Before the first cell: to the left of a row, above a column. */
function badgePoint(cells: readonly string[]): { x: number; y: number } {
  const first = pointOf(cells[0]);
  const across = cells[0][0] === cells[1][0];
  return across ? { x: first.x - 66, y: first.y } : { x: first.x, y: first.y - 66 };
}

function placed(x: number, y: number, size: number, width: number, height: number): Record<string, string> {
  const percent = (part: number, whole: number): string => `${(part / whole) * 100}%`;
  return {
    left: percent(x - size / 2, width),
    top: percent(y - size / 2, height),
    width: percent(size, width),
    height: percent(size, height),
  };
}
