import type { Resource } from '@castellan/oh-mon-chateau';
import { box, INK, LO, line } from '../../../art/pen.js';
import { RESOURCE_PAINT, ResourceIcon } from './resource.js';
import { tint } from './wash.js';

const EDGE = box(-46, -46, 92, 92, 16);

/**
 * A cell of the board, 92 by 92. `taken`: something lies on it, its picture steps back;
 * `open`: a token may go here now, or away from here.
 */
export function BoardCell(props: {
  readonly resource: Resource;
  readonly taken?: boolean | undefined;
  readonly open?: boolean | undefined;
}) {
  const { resource, taken = false, open = false } = props;
  const colour = RESOURCE_PAINT[resource];
  return (
    <g>
      {open ? (
        <path d={box(-51, -51, 102, 102, 20)} fill="var(--glow)" stroke={INK} stroke-width={3} />
      ) : null}
      <path d={EDGE} fill={tint(colour, 62)} />
      <path d={EDGE} fill="url(#oc-pool)" />
      <path d={box(-44, -44, 89, 90, 15)} {...line(colour, 5)} opacity=".55" />
      <path d={EDGE} {...line(INK, 2)} />
      <path
        d="M-44-30Q-45-45-30-46M34-47Q48-45 47-32M47 30Q46 48 32 47M-32 47Q-47 46-47 33"
        {...line(INK, 1.2)}
      />
      <g transform="scale(.8)" opacity={taken ? 0.3 : 1}>
        <ResourceIcon resource={resource} />
      </g>
      {taken ? <path d={box(-40, -40, 80, 80, 12)} fill={LO} opacity=".5" /> : null}
      {open ? <path class="open-cell" d={EDGE} /> : null}
    </g>
  );
}
