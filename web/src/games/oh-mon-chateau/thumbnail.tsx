import type { CastleView, ChateauView } from '@castellan/oh-mon-chateau';

/** Everybody's castle from afar: walls, towers and the keep, as far as they are built. */
export function CastleThumbnail({
  view,
  looks,
}: {
  readonly view: unknown;
  readonly looks: readonly number[];
}) {
  const { castles = [] } = (view ?? {}) as Partial<ChateauView>;
  return (
    <svg viewBox={`0 0 ${Math.max(1, castles.length) * 40} 44`} aria-hidden="true" focusable="false">
      {castles.map((castle, seat) => (
        <g key={seat} transform={`translate(${seat * 40} 0)`}>
          <Small castle={castle} colour={`var(--mouse-${looks[seat] ?? seat})`} />
        </g>
      ))}
    </svg>
  );
}

const TOWER_AT = [3, 31, 10, 24];
const STONE = { fill: 'var(--stone-light)', stroke: 'var(--stone-deep)', 'stroke-width': 1 } as const;

/** What is still to be built shows through. */
function Small({ castle, colour }: { readonly castle: CastleView; readonly colour: string }) {
  const { floors, towers, walls, flags } = castle;
  return (
    <>
      <g opacity="0.25">
        <Parts floors={4} towers={4} walls={4} flags={0} />
      </g>
      <Parts floors={floors} towers={towers.length} walls={walls.length} flags={flags.length} />
      <path d="M2 41h36" stroke={colour} stroke-width="3" stroke-linecap="round" />
    </>
  );
}

type PartsProps = Readonly<Record<'floors' | 'towers' | 'walls' | 'flags', number>>;

function Parts({ floors, towers, walls, flags }: PartsProps) {
  return (
    <>
      {count(floors).map((i) => (
        <rect key={`floor-${i}`} x={15} y={32 - 7 * i} width={10} height={7} {...STONE} />
      ))}
      {count(towers).map((i) => (
        <g key={`tower-${i}`}>
          <rect x={TOWER_AT[i % 4]} y={22} width={6} height={17} {...STONE} />
          <path d={`M${TOWER_AT[i % 4] - 1} 22h8l-4-8z`} fill="var(--roof-tiled)" />
        </g>
      ))}
      {count(walls).map((i) => (
        <rect key={`wall-${i}`} x={4 + 8 * i} y={33} width={8} height={6} {...STONE} />
      ))}
      {count(flags).map((i) => (
        <path
          key={`flag-${i}`}
          d={`M${6 + 5 * i} 33v-6l4 2-4 2`}
          fill="var(--banner)"
          stroke="var(--art-ink)"
        />
      ))}
    </>
  );
}

const count = (many: number): number[] => Array.from({ length: many }, (_, i) => i);
