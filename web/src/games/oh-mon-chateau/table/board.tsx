import type { CastleView, ChateauEvent, ChateauScenery, Face } from '@castellan/oh-mon-chateau';
import { type Signal, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import {
  BoardCell,
  BoardPaper,
  ChateauDefs,
  CloudIcon,
  FaceIcon,
  LineBadge,
  type Look,
  SunIcon,
  Token,
} from '../art/index.js';
import { chateauTexts } from '../texts/table.js';
import type { ChateauTable, Showing } from './chateau-table.js';
import { type Gain, gainsOf } from './gains.js';
import { MarksLater } from './marks-later.js';
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
import { faceName, makesWords } from './words.js';

type Props = { readonly play: ChateauTable; readonly seat: number; readonly name: string };
type Lit = { readonly lit: Signal<ChateauEvent | null> };

/** A player's board: resource cells, tokens, and lines with what they make. */
export function Board({ play, seat, name, lit }: Props & Lit) {
  const live = play.actor.value === seat;
  return (
    <Paper scenery={play.scenery}>
      <Picture play={play} seat={seat} live={live} />
      <MarksLater scenery={play.scenery} lit={lit} />
      <Places play={play} seat={seat} name={name} live={live} />
      <Looked play={play} seat={seat} />
    </Paper>
  );
}

type Still = { readonly play: Showing; readonly seat: number } & Partial<Lit>;

/** One to look at, without anything to touch. */
export function StillBoard({ play, seat, lit }: Still) {
  return (
    <Paper scenery={play.scenery}>
      <Picture play={play} seat={seat} live={false} />
      {lit === undefined ? null : <MarksLater scenery={play.scenery} lit={lit} />}
    </Paper>
  );
}

/** What a line gives, what it is made of, and how much is missing: in pictures, and in words. */
function Looked({ play, seat }: { readonly play: ChateauTable; readonly seat: number }) {
  const line = play.scenery.lines.find(({ name }) => name === play.looked.value);
  if (line === undefined) return null;
  const taken = new Set(play.shown.value.castles[seat].tokens);
  const middle = line.cells[line.cells.length >> 1];
  const isLow = pointOf(middle).y > sizeOf(play.scenery).height / 2;
  return (
    <p class="looked" data-low={isLow ? '' : undefined} aria-hidden="true">
      <span class="looked-picture">
        {line.cells.map((cell) => (
          <svg
            key={cell}
            viewBox="-50 -50 100 100"
            class={taken.has(cell) ? 'have' : undefined}
            aria-hidden="true"
          >
            <FaceIcon face={(play.scenery.cells.find((one) => one.cell === cell)?.resource ?? '?') as Face} />
          </svg>
        ))}
        <b>=</b>
        <svg viewBox="-28 -28 56 56" aria-hidden="true">
          <LineBadge construction={line.construction} />
        </svg>
      </span>
      <span class="looked-words">
        {chateauTexts().cell.line(makesWords(line.construction), missing(line, taken))}
      </span>
    </p>
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
  const { builds, moves } = play.choices.value;
  const looked = lines.find(({ name }) => name === play.looked.value);
  const lost = looked === undefined || !builds.has(looked.name) ? [] : spoiled(looked, lines, taken);
  const from = live ? play.from.value : null;
  const leaving = live || seat === play.near.value ? play.leaving.value : new Set<string>();
  const stateOf = (line: Line): string => {
    if (line === looked && !builds.has(line.name)) return 'looked';
    if (lost.includes(line)) return 'lost';
    const left = missing(line, taken);
    if (left === 0 && live && builds.has(line.name)) return 'ready';
    if (isSpent(line, play.shown.value.castles[seat])) return 'spent';
    if (left === 0) return 'full';
    // one token is missing, and it can be put down now
    return live && left === 1 && line.cells.some((cell) => !taken.has(cell) && isOpen(play, cell))
      ? 'near'
      : 'far';
  };
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <ChateauDefs />
      <BoardPaper mode={play.shown.value.mode} width={width} height={height} />
      <Numbers scenery={play.scenery} />
      {lines.map((line) => {
        const [a, b] = [pointOf(line.cells[0]), pointOf(line.cells[line.cells.length - 1])];
        const badge = badgePoint(line, lines);
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
          <BoardCell
            resource={resource}
            taken={taken.has(cell)}
            open={live && (isOpen(play, cell) || (from === null && moves.has(cell)))}
          />
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
        const build = state === 'ready' ? builds.get(line.name) : undefined;
        return (
          <g key={line.name} class={`badge ${state}`} transform={at(badgePoint(line, lines))}>
            <g class="badge-picture">
              <LineBadge construction={line.construction} />
            </g>
            {build === undefined ? null : <BadgeGains gains={gainsOf(build.foresight)} />}
          </g>
        );
      })}
    </svg>
  );
}

/** Rows and columns as the log calls them, on the rims where no badge hangs. */
function Numbers({ scenery }: { readonly scenery: ChateauScenery }) {
  const { width, height } = sizeOf(scenery);
  const all = (at: 0 | 2) => [...new Set(scenery.cells.map(({ cell }) => cell[at]))];
  return (
    <g class="numbers">
      {all(0).map((row) => (
        <text key={`row${row}`} x={width - 34} y={pointOf(`${row},1`).y + 7}>
          {row}
        </text>
      ))}
      {all(2).map((column) => (
        <text key={`column${column}`} x={pointOf(`1,${column}`).x} y={height - 27}>
          {column}
        </text>
      ))}
    </g>
  );
}

/** What a line brings, each with its picture: a tower that brings the sun is worth more than it says. */
function BadgeGains({ gains }: { readonly gains: readonly Gain[] }) {
  return gains.map(({ from, points }, i) => (
    <g key={from} class="badge-gain" transform={at({ x: 20 + i * 31, y: -22 })}>
      <circle r="15" />
      <text y="6">{`+${points}`}</text>
      {from === 'rest' ? null : (
        <g transform="translate(9 -13)scale(.24)">{from === 'sun' ? <SunIcon /> : <CloudIcon />}</g>
      )}
    </g>
  ));
}

/** [O4.1 to O4.3] All parts of the kind stand: nothing more comes of such a line. */
function isSpent({ construction: { makes } }: Line, { floors, towers, walls }: CastleView): boolean {
  const stand = { floor: floors, tower: towers.length, wall: walls.length };
  return makes in stand && stand[makes as keyof typeof stand] === 4;
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
    ...lines.map((line) => [`line:${line.name}`, badgePoint(line, lines)] as const),
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
      aria-label={chateauTexts().table.boardOf(name)}
      aria-busy={play.busy.value || play.actor.value === null || play.only.value !== null}
      data-version={play.version.value}
      onKeyDown={walk}
    >
      {cells.map(({ cell, resource }) => {
        const can = live && (isOpen(play, cell) || moves.has(cell));
        const words = chateauTexts().cell[taken.has(cell) ? 'taken' : 'free'](cell, faceName(resource));
        return (
          <button
            key={cell}
            type="button"
            class="chateau-cell"
            {...roving(cell)}
            data-can={can ? 'yes' : undefined}
            aria-pressed={play.from.value === cell ? 'true' : undefined}
            aria-label={can ? `${words}, ${chateauTexts().cell.canTake}` : words}
            style={placed(pointOf(cell), CELL, width, height)}
            onClick={() => play.touchCell(cell)}
          />
        );
      })}
      {lines.map((line) => {
        const words = chateauTexts().cell.line(makesWords(line.construction), missing(line, taken));
        const ready = live && builds.has(line.name);
        return (
          <button
            key={line.name}
            type="button"
            class="chateau-line"
            {...roving(`line:${line.name}`)}
            {...looking(play, line.name)}
            onFocus={() => {
              focus.value = `line:${line.name}`;
              play.looked.value = line.name;
            }}
            data-line={line.name}
            data-can={ready ? 'yes' : undefined}
            title={makesWords(line.construction)}
            aria-label={ready ? `${words}, ${chateauTexts().cell.canBuild}` : words}
            style={centred(badgePoint(line, lines), TOUCH, width, height)}
            onClick={() => play.touchLine(line.name)}
          />
        );
      })}
    </fieldset>
  );
}

/** A line shows its cells, and what it gives, to whoever points at its badge or comes to it with keys. */
function looking(play: ChateauTable, name: string) {
  const look = (next: string | null) => {
    play.looked.value = next;
  };
  // a finger comes and goes with each touch: what it has touched stays until something else is
  const byMouse = (next: string | null) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') look(next);
  };
  return { onPointerEnter: byMouse(name), onPointerLeave: byMouse(null), onBlur: () => look(null) };
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

/** Round its middle, from where it grows if it would be too small for a finger. */
function centred({ x, y }: Point, size: number, width: number, height: number): Record<string, string> {
  return placed({ x: x + size / 2, y: y + size / 2 }, size, width, height);
}

function placed({ x, y }: Point, size: number, width: number, height: number): Record<string, string> {
  const percent = (part: number, whole: number): string => `${(part / whole) * 100}%`;
  return {
    left: percent(x - size / 2, width),
    top: percent(y - size / 2, height),
    width: percent(size, width),
    height: percent(size, height),
  };
}
