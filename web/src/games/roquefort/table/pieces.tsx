import type { ComponentChildren } from 'preact';
import { type CheeseKind, type Seat as MouseSeat, memo } from '../../../art/index.js';
import { Cheese, CheeseBadge, Mouse, Tile, type TileKind } from '../art/index.js';
import { CASTLE, type Point } from './geometry.js';
import type { MousePiece } from './scene.js';

/**
 * What moves is drawn apart from what stands still: a mouse that runs must not make the browser paint the walls again.
 */
export function Layer({ children }: { readonly children: ComponentChildren }) {
  return (
    <svg class="layer" viewBox={`0 0 ${CASTLE} ${CASTLE}`} aria-hidden="true">
      {children}
    </svg>
  );
}

type AtProps = {
  readonly piece: string;
  readonly x: number;
  readonly y: number;
  readonly kind: string;
  readonly draw: (kind: string) => ComponentChildren;
};

/** A piece at its place. Moved by CSS transforms, so that animations can take over without a jump. */
export const At = memo(({ piece, x, y, kind, draw }: AtProps) => (
  <g data-piece={piece} style={{ transform: `translate(${x}px, ${y}px)` }}>
    <g data-inner>{draw(kind)}</g>
  </g>
));

type MouseAtProps = {
  readonly mouse: MousePiece;
  readonly point: Point;
  readonly look: number;
  /** What it stands on and hides. */
  readonly cheese: CheeseKind | null;
};

export function MouseAt({ mouse, point, look, cheese }: MouseAtProps) {
  return <At piece={`mouse-${mouse.id}`} {...point} kind={`${look} ${cheese ?? ''}`} draw={drawMouse} />;
}

const drawMouse = (kind: string) => {
  const [look, cheese = ''] = kind.split(' ');
  return (
    <>
      <Mouse seat={Number(look) as MouseSeat} pose="stand" />
      {cheese === '' ? null : (
        <g transform="translate(30 30)">
          <CheeseBadge kind={cheese as CheeseKind} />
        </g>
      )}
    </>
  );
};

/** [R10.3] What was seen under a roof, for those who are given the memory aid. */
export function Mark({ point, tile }: { readonly point: Point; readonly tile: string }) {
  return (
    <g class="mark" transform={`translate(${point.x} ${point.y}) scale(.5)`} data-mark={tile}>
      <circle r="46" class="mark-ground" />
      {/* a bare floor and a trap are drawn as they lie there: no sign that somebody would have to learn */}
      {tile.startsWith('C') ? (
        <Cheese kind={tile as CheeseKind} />
      ) : (
        <g transform="scale(.6)">
          <Tile tile={tile as TileKind} />
        </g>
      )}
    </g>
  );
}
