import '../styles/remarks.css';
import { effect, type ReadonlySignal, useSignalEffect } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import { boxInRoom, type Box as RoomBox, roomSize } from '../../../shell/ui/turned.js';
import { nextTask } from '../../common/steps.js';
import type { RoquefortTable } from '../table/roquefort-table.js';
import { miceTexts, speakOfMice } from '../texts/mice.js';
import { Bubble } from './bubble.js';
import { type Moment, momentOfEvents, momentOfProblem, Reserve } from './moments.js';
import { type BubblePlace, findRoom, isFree, type ScreenBox } from './room.js';
import { type Ground, type Speaker, speakerBox, takenBoxes } from './taken.js';

export type RemarksProps = {
  readonly play: RoquefortTable;
  readonly turns: ReadonlySignal<number>;
  /** What was on the screen, and what had happened, when the first thing came that one could remark on. */
  readonly since: { readonly version: number; readonly happened: number };
};

type Said = { readonly speaker: Speaker; readonly words: string; readonly place: BubblePlace };

/** A bubble is read in this many milliseconds, and so many more for each letter. */
const GLANCE = 1500;
const LETTER = 60;
/** Widths that are tried one after the other, in letters' heights: few words fit into a narrow place, too. */
const WIDTHS = [15, 10, 7.5];

/**
 * What the mice say of what happens to them. For the eye only: the log and the refusals tell the same to those who listen.
 * A bubble goes by itself, with the next touch or key, and when its place is needed.
 */
export function Remarks({ play, turns, since }: RemarksProps) {
  const root = useRef<HTMLDivElement>(null);
  const last = useRef({ ...since, objections: 0 });
  const reserve = useRef(new Reserve());
  const [said, setSaid] = useState<Said | null>(null);
  const shown = useRef<Said | null>(null);
  shown.current = said;

  const sayFrom = (speaker: Speaker, words: string): Said | null => {
    const place = root.current && placeFor(root.current, play, turns.peek(), speaker, words);
    return place && { speaker, words, place };
  };
  const stayOrMove = (now: Said): void => {
    if (root.current === null) return;
    const ground = groundOf(root.current, turns.peek());
    const isThere = speakerBox(ground, play.scene.peek(), now.speaker) !== null;
    if (!isThere || !isFree(now.place, takenBoxes(ground, play, now.speaker)))
      setSaid(sayFrom(now.speaker, now.words));
  };
  const speak = (moment: Moment | null): void => {
    if (moment === null) return;
    const sayings = miceTexts().mice[moment.kind];
    const next = reserve.current.next(moment.kind);
    // after two frames what else comes with it is there, and what can be done next; looking for room is work of its own
    requestAnimationFrame(() =>
      requestAnimationFrame(async () => {
        await nextTask();
        if (next === null || root.current === null || play.outcome.peek() !== null) return;
        const words = sayings[next % sayings.length](moment.count);
        const { seat, places } = moment;
        const found = places.flatMap((place) => sayFrom({ seat, place }, words) ?? []);
        setSaid(found.sort((a, b) => a.place.cost - b.place.cost)[0] ?? null);
      }),
    );
  };

  // at once: what is in the log a moment later may not have been shown yet
  useEffect(
    () =>
      effect(() => {
        const objection = play.objection.value;
        if (objection === null || objection.count === last.current.objections) return;
        last.current.objections = objection.count;
        speak(momentOfProblem(objection.problem, play.held.peek(), play.scene.peek()));
      }),
    [play],
  );
  useEffect(
    () =>
      effect(() => {
        const version = play.version.value;
        if (version === last.current.version) return;
        const from = Math.max(last.current.happened, play.liveFrom);
        const news = play.past.peek().filter(({ number }) => number >= from);
        last.current.version = version;
        last.current.happened = (news.at(-1)?.number ?? last.current.happened - 1) + 1;
        const events = news.flatMap(({ event }) => (event === null ? [] : [event]));
        speak(momentOfEvents(events, play.scene.peek()));
      }),
    [play],
  );
  // what could not be played with before may be needed now
  useSignalEffect(() => {
    play.scene.value;
    play.choices.value;
    play.held.value;
    turns.value;
    if (play.outcome.value !== null) setSaid(null);
    const now = shown.current;
    if (now !== null) void nextTask().then(() => shown.current === now && stayOrMove(now));
  });
  useEffect(() => {
    if (said === null) return;
    const away = (): void => setSaid(null);
    const timer = setTimeout(away, GLANCE + LETTER * said.words.length);
    const gone = ['pointerdown', 'keydown', 'resize', 'scroll'] as const;
    for (const type of gone) addEventListener(type, away, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      for (const type of gone) removeEventListener(type, away, { capture: true });
    };
  }, [said]);
  return (
    <div ref={root} class="remarks">
      {said === null ? null : <Bubble key={said.words} place={said.place} words={said.words} />}
    </div>
  );
}

/** With their words. */
export async function loadRemarks(): Promise<typeof Remarks> {
  await speakOfMice();
  return Remarks;
}

/** Everything is measured from the corner of the board's area, where bubbles are. */
function groundOf(root: HTMLElement, turns: number): Ground {
  const { left, top } = areaOf(root);
  const box = (selector: string): ScreenBox | null => {
    const element = root.parentElement?.querySelector(selector);
    const found = element == null ? null : boxInRoom(element);
    if (found === null || found.width === 0) return null;
    return { x: found.left - left, y: found.top - top, w: found.width, h: found.height };
  };
  return { board: box('.board') ?? { x: 0, y: 0, w: 0, h: 0 }, dungeon: box('.dungeon'), turns };
}

const areaOf = (root: HTMLElement): RoomBox => boxInRoom(root.parentElement ?? root);

/** A place for these words beside whoever speaks: wide, or narrow where there is no room. */
function placeFor(
  root: HTMLElement,
  play: RoquefortTable,
  turns: number,
  who: Speaker,
  words: string,
): BubblePlace | null {
  const ground = groundOf(root, turns);
  const speaker = speakerBox(ground, play.scene.peek(), who);
  if (speaker === null) return null;
  const area = areaOf(root);
  const [width, height] = roomSize();
  // what is scrolled away is no place to speak from
  const within = {
    x: Math.max(0, -area.left) + 3,
    y: Math.max(0, -area.top) + 3,
    w: Math.min(area.right, width) - Math.max(area.left, 0) - 6,
    h: Math.min(area.bottom, height) - Math.max(area.top, 0) - 6,
  };
  const taken = [...takenBoxes(ground, play, who), ...messages(area)];
  const measure = document.createElement('div');
  measure.className = 'remark-measure';
  measure.textContent = words;
  root.append(measure);
  let found: BubblePlace | null = null;
  for (const letters of WIDTHS) {
    measure.style.maxWidth = `${letters}rem`;
    found = findRoom({ size: sizeOf(measure), speaker, within, taken, reach: speaker.w * 2.6 });
    if (found !== null) break;
  }
  measure.remove();
  return found;
}

/** As wide as its lines: a box whose words wrap is wider than they are. */
function sizeOf(measure: HTMLElement): { readonly w: number; readonly h: number } {
  const lines = document.createRange();
  lines.selectNodeContents(measure);
  const { paddingLeft } = getComputedStyle(measure);
  const w = Math.ceil(boxInRoom(lines).width + 2 * Number.parseFloat(paddingLeft)) + 1;
  return { w, h: Math.ceil(boxInRoom(measure).height) };
}

/** Refusals and messages that lie over the board. */
function messages({ left, top }: RoomBox): ScreenBox[] {
  return [...document.querySelectorAll('.objection p, .toast')].map((message) => {
    const box = boxInRoom(message);
    return { x: box.left - left, y: box.top - top, w: box.width, h: box.height };
  });
}
