import { chateauTexts } from '../../texts/table.js';
import type { SheetBox } from '../plan/geometry.js';
import { findPlace } from '../plan/plan.js';
import type { Easel } from './easel.js';

type SitesProps = {
  readonly easel: Easel;
  /** Places where nothing has been drawn, from 1 to 4. */
  readonly free: readonly number[];
  /** Where the tower stands until another place is chosen. */
  readonly at: number;
  readonly points: number;
  readonly onChoose: (place: number) => void;
};

/** Where a box of the sheet lies on the desk, from its middle: it may have to grow to a fingertip. */
function spot({ x, y, width, height }: SheetBox, frame: SheetBox) {
  const share = (n: number, all: number): string => `${(100 * n) / all}%`;
  return {
    left: share(x + width / 2 - frame.x, frame.width),
    top: share(y - frame.y, frame.height),
    width: share(width, frame.width),
    height: share(height, frame.height),
  };
}

/** Where may a tower stand [O4.2]? Each free place of the sheet is a button over it. */
export function Sites({ easel, free, at, points, onChoose }: SitesProps) {
  const texts = chateauTexts().drawing;
  const frame = easel.frame.value;
  return (
    <fieldset class="desk-sites">
      <legend class="sr-only">{texts.where(points)}</legend>
      {free.map((place) => {
        const found = findPlace(`tower-${place}`);
        if (found === null) return null;
        const { x, y, width, height } = found.box;
        return (
          <button
            key={place}
            type="button"
            class="desk-site"
            style={spot(found.box, frame)}
            aria-pressed={place === at}
            onClick={() => onChoose(place)}
          >
            <svg viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true">
              <path d={found.outline} />
            </svg>
            <b>{points}</b>
            <span class="sr-only">{texts.site[place - 1]}</span>
          </button>
        );
      })}
    </fieldset>
  );
}
