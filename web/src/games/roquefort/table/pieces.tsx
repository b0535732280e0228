import type { ComponentChildren } from 'preact';
import { Cheese, CheeseBadge, type CheeseKind, Mouse, type Seat as MouseSeat, steady } from '../art/index.js';
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
export const At = steady(({ piece, x, y, kind, draw }: AtProps) => (
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
      {tile === 'blank' ? (
        <path d="M-18 0H18" class="mark-line" />
      ) : tile === 'trap' ? (
        <path d="M-20-20 20 20M20-20-20 20" class="mark-line" />
      ) : (
        <Cheese kind={tile as CheeseKind} />
      )}
    </g>
  );
}
