import type { ChateauScenery } from '@castellan/oh-mon-chateau';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { c } from '../../../i18n/chateau.js';
import { BoardCell, BoardPaper, ChateauDefs, LineBadge, type Look, Token } from '../art/index.js';
import {
  badgePoint,
  CELL,
  frameOf,
  type Line,
  neighbour,
  type Point,
  pointOf,
  sizeOf,
  spoiled,
} from './places.js';
import type { ChateauPlay, Showing } from './play.js';
import { faceName, makesWords } from './words.js';

type Props = { readonly play: ChateauPlay; readonly seat: number; readonly name: string };

/** A player's board: resource cells, tokens, and lines with what they make. */
export function Board({ play, seat, name }: Props) {
  const live = play.actor.value === seat;
  return (
    <Paper scenery={play.scenery}>
      <Picture play={play} seat={seat} live={live} />
      <Places play={play} seat={seat} name={name} live={live} />
    </Paper>
  );
}

/** One to look at, without anything to touch. */
export function StillBoard({ play, seat }: { readonly play: Showing; readonly seat: number }) {
  return (
    <Paper scenery={play.scenery}>
      <Picture play={play} seat={seat} live={false} />
    </Paper>
  );
}

type PaperProps = { readonly scenery: ChateauScenery; readonly children: ComponentChildren };

function Paper({ scenery, children }: PaperProps) {
  const { width, height } = sizeOf(scenery);
  return (
    <div
      class="chateau-board"
      style={{ '--shape': `${width / height}`, aspectRatio: `${width} / ${height}` }}
    >
      {children}
    </div>
  );
}

type PictureProps = { readonly play: Showing; readonly seat: number; readonly live: boolean };

function Picture({ play, seat, live }: PictureProps) {
  const { cells, lines } = play.scenery;
  const { width, height } = sizeOf(play.scenery);
  const taken = new Set(play.shown.value.castles[seat].tokens);
  const { builds } = play.choices.value;
  const looked = live ? lines.find(({ name }) => name === play.looked.value) : undefined;
  const lost = looked === undefined ? [] : spoiled(looked, lines, taken);
  const from = live ? play.from.value : null;
  const leaving = live || seat === play.near.value ? play.leaving.value : new Set<string>();
  const stateOf = (line: Line): string => {
    if (lost.includes(line)) return 'lost';
    const left = missing(line, taken);
    if (left === 0) return live && builds.has(line.name) ? 'ready' : 'full';
    // one token is missing, and it can be put down now
    return live && left === 1 && line.cells.some((cell) => !taken.has(cell) && isOpen(play, cell))
      ? 'near'
      : 'far';
  };
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <ChateauDefs />
      <BoardPaper mode={play.shown.value.mode} width={width} height={height} />
      {lines.map((line) => {
        const [a, b] = [pointOf(line.cells[0]), pointOf(line.cells[line.cells.length - 1])];
        const badge = badgePoint(line);
        return (
          <path
            key={line.name}
            class={`line ${stateOf(line)}`}
            d={`M${badge.x} ${badge.y}L${a.x} ${a.y}L${b.x} ${b.y}`}
          />
        );
      })}
      {cells.map(({ cell, resource }) => (
        <g key={cell} transform={at(pointOf(cell))}>
          <BoardCell resource={resource} taken={taken.has(cell)} open={live && isOpen(play, cell)} />
          {taken.has(cell) || leaving.has(cell) ? (
            <g class={tokenClass(cell, from, leaving, looked)}>
              <Token look={play.sitters[seat].look as Look} />
            </g>
          ) : null}
        </g>
      ))}
      {lines.map((line) => (
        <rect key={line.name} class={`line-frame ${stateOf(line)}`} rx="20" {...frameOf(line)} />
      ))}
      {lines.map((line) => {
        const state = stateOf(line);
        const points = builds.get(line.name)?.foresight.points ?? 0;
        return (
          <g key={line.name} class={`badge ${state}`} transform={at(badgePoint(line))}>
            <g class="badge-picture">
              <LineBadge construction={line.construction} />
            </g>
            {state === 'ready' && points > 0 ? (
              <g class="badge-gain" transform="translate(20 -22)">
                <circle r="15" />
                <text y="6">{`+${points}`}</text>
              </g>
            ) : null}
          </g>
        );
      })}
    </svg>
  );
}

/** What one touches, walks over with the arrow keys, and hears read out. */
function Places({ play, seat, name, live }: Props & { readonly live: boolean }) {
  const root = useRef<HTMLFieldSetElement>(null);
  const { cells, lines } = play.scenery;
  const { width, height } = sizeOf(play.scenery);
  const taken = new Set(play.shown.value.castles[seat].tokens);
  const { builds, moves } = play.choices.value;
  const places = new Map<string, Point>([
    ...cells.map(({ cell }) => [cell, pointOf(cell)] as const),
    ...lines.map((line) => [`line:${line.name}`, badgePoint(line)] as const),
  ]);
  const focus = useSignal(cells[0].cell);
  const walk = (event: KeyboardEvent): void => {
    const next = neighbour(places, focus.value, event.key);
    if (!/^Arrow/.test(event.key)) return;
    event.preventDefault();
    if (next !== null) (root.current?.querySelector(`[data-place="${next}"]`) as HTMLElement | null)?.focus();
  };
  const roving = (place: string) => ({
    'data-place': place,
    tabIndex: focus.value === place ? 0 : -1,
    onFocus: () => {
      focus.value = place;
    },
  });
  return (
    <fieldset
      ref={root}
      class="chateau-cells"
      aria-label={c().table.boardOf(name)}
      aria-busy={play.busy.value || play.actor.value === null}
      data-version={play.version.value}
      onKeyDown={walk}
    >
      {cells.map(({ cell, resource }) => {
        const can = live && (isOpen(play, cell) || moves.has(cell));
        const words = c().cell[taken.has(cell) ? 'taken' : 'free'](cell, faceName(resource));
        return (
          <button
            key={cell}
            type="button"
            class="chateau-cell"
            {...roving(cell)}
            data-can={can ? 'yes' : undefined}
            aria-pressed={play.from.value === cell ? 'true' : undefined}
            aria-label={can ? `${words}, ${c().cell.canTake}` : words}
            style={placed(pointOf(cell), CELL, width, height)}
            onClick={() => play.touchCell(cell)}
          />
        );
      })}
      {lines.map((line) => {
        const words = c().cell.line(makesWords(line.construction), missing(line, taken));
        const ready = live && builds.has(line.name);
        return (
          <button
            key={line.name}
            type="button"
            class="chateau-line"
            {...roving(`line:${line.name}`)}
            data-line={line.name}
            data-can={ready ? 'yes' : undefined}
            title={makesWords(line.construction)}
            aria-label={ready ? `${words}, ${c().cell.canBuild}` : words}
            style={placed(badgePoint(line), TOUCH, width, height)}
            onClick={() => play.touchLine(line.name)}
          />
        );
      })}
    </fieldset>
  );
}

/** A badge is touched as if it were as large as a fingertip, on a phone's board too. */
const TOUCH = 78;

/** A token may go there now, with the die that was picked up. */
function isOpen(play: Showing, cell: string): boolean {
  const { cells, moves } = play.choices.value;
  const from = play.from.value;
  if (from !== null) return moves.get(from)?.has(cell) ?? false;
  const here = cells.get(cell);
  const die = play.die.value;
  return here !== undefined && (die === null || here.some(({ face }) => face === die || face === null));
}

function tokenClass(
  cell: string,
  from: string | null,
  leaving: ReadonlySet<string>,
  looked: Line | undefined,
): string {
  if (leaving.has(cell)) return 'token returns';
  return from === cell || looked?.cells.includes(cell) === true ? 'token lifted' : 'token';
}

const missing = (line: Line, taken: ReadonlySet<string>): number =>
  line.cells.filter((cell) => !taken.has(cell)).length;

const at = ({ x, y }: Point): string => `translate(${x} ${y})`;

function placed({ x, y }: Point, size: number, width: number, height: number): Record<string, string> {
  const percent = (part: number, whole: number): string => `${(part / whole) * 100}%`;
  return {
    left: percent(x - size / 2, width),
    top: percent(y - size / 2, height),
    width: percent(size, width),
    height: percent(size, height),
  };
}
