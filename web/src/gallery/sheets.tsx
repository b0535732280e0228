import { render } from 'preact';
import {
  autoDraw,
  type Castle,
  Drawing,
  DrawingDesk,
  earnedParts,
  encodeSheet,
  type PartId,
  printSheets,
  SheetView,
  type Side,
  STYLES,
  type Style,
  TimeLapse,
  toPng,
  toSvg,
} from '../games/oh-mon-chateau/sheet/index.js';
import { speakOfChateau } from '../games/oh-mon-chateau/texts/table.js';
import { speak } from '../i18n/i18n.js';
import '../styles/theme.css';
import '../styles/base.css';
import '../styles/controls.css';
import '../styles/panels.css';
import '../games/oh-mon-chateau/sheet/sheet.css';
import './gallery.css';

/** Castle sheets for looking at; `?part=complete&style=ink&theme=dark&seed=2&width=390`. */
const query = new URLSearchParams(location.search);
document.documentElement.dataset.theme = query.get('theme') ?? 'light';
const part = query.get('part');
const seed = query.get('seed') ?? 'tea';
const width = Number(query.get('width') ?? 390);

const score = (
  towers: number,
  sun: number,
  clouds: number,
  inhabitants: number,
  flags: number,
  guests: number,
) => ({
  ...{ towers, sun, clouds, inhabitants, flags, guests },
  total: towers + sun + clouds + inhabitants + flags + guests,
});
const EMPTY: Castle = {
  ...{ floors: 0, towers: [], walls: [], flags: [], inhabitants: 0, clouds: [] },
  score: score(0, 0, 0, 0, 0, 0),
};
const HALF: Castle = {
  ...{ floors: 2, towers: [3, 5], walls: [1, 2], flags: [2], inhabitants: 11, clouds: [2] },
  score: score(8, 0, 2, 4, 2, 3),
};
const COMPLETE: Castle = {
  floors: 4,
  towers: [3, 5, 4, 6],
  walls: [1, 1, 2, 2],
  flags: [2, 3, 2, 4, 2, 3],
  inhabitants: 30,
  clouds: [2, 2, 4],
  score: score(18, 4, 8, 20, 16, 9),
};

function Sheets({ castle, side, style }: { castle: Castle; side: Side; style: Style }) {
  const strokes = earnedParts(castle).flatMap((id) => autoDraw(id, `${seed}-${style}`, style));
  return (
    <div style={{ width: `min(100%, ${width}px)` }}>
      <SheetView castle={castle} strokes={strokes} side={side} />
    </div>
  );
}

const halfEarned = earnedParts(HALF);
const drawnCastle = earnedParts(COMPLETE).flatMap((id) => autoDraw(id, seed, 'ink'));
const drawing = new Drawing({
  side: query.get('side') === 'blank' ? 'blank' : 'guide',
  towers: [],
  strokes: query.has('empty')
    ? []
    : halfEarned.filter((_, i) => i % 2 === 0).flatMap((id) => autoDraw(id, seed, 'ink')),
});
const styles = STYLES.filter((style) => (query.get('style') ?? style) === style);
const PARTS = {
  empty: () => (
    <>
      <Sheets castle={EMPTY} side="guide" style="ink" />
      <Sheets castle={EMPTY} side="blank" style="ink" />
      <div style={{ width: `min(100%, ${width}px)` }}>
        <SheetView castle={HALF} strokes={[]} side="guide" />
      </div>
    </>
  ),
  half: () => styles.map((style) => <Sheets key={style} castle={HALF} side="guide" style={style} />),
  complete: () => styles.map((style) => <Sheets key={style} castle={COMPLETE} side="guide" style={style} />),
  desk: () => (
    <div style={{ width: '100%', height: '98vh' }}>
      <DrawingDesk
        drawing={drawing}
        castle={HALF}
        seed={seed}
        part={(query.get('open') as PartId | null) ?? null}
        onDone={() => undefined}
      />
    </div>
  ),
  lapse: () => (
    <div style={{ width: `min(100%, ${width}px)` }}>
      <TimeLapse castle={COMPLETE} strokes={drawnCastle} side="guide" />
    </div>
  ),
  blank: () => styles.map((style) => <Sheets key={style} castle={COMPLETE} side="blank" style={style} />),
};

/** For those who look at the desk from outside. */
Object.assign(window, {
  castellan: {
    drawing,
    data: () => encodeSheet(drawing.sheet()),
    svg: () =>
      toSvg({
        sheet: drawing.sheet(),
        printing: { side: drawing.side.value, castle: HALF, earned: halfEarned, drawn: new Set() },
      }),
    print: () => {
      const printing = {
        side: 'guide',
        castle: COMPLETE,
        earned: earnedParts(COMPLETE),
        drawn: new Set<PartId>(),
      } as const;
      printSheets([{ sheet: { side: 'guide', strokes: drawnCastle, towers: [] }, printing, title: 'Anna' }]);
    },
    png: () =>
      toPng({
        sheet: drawing.sheet(),
        printing: { side: drawing.side.value, castle: HALF, earned: halfEarned, drawn: new Set() },
      }),
  },
});

await speak('en');
await speakOfChateau();
const app = document.getElementById('app');
if (app !== null)
  render(
    Object.entries(PARTS)
      .filter(([name]) => part === null || name === part)
      .map(([name, draw]) => (
        <section key={name} class="row">
          {draw()}
        </section>
      )),
    app,
  );
