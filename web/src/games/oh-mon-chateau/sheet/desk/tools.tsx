import { into } from '../../../../shell/ui/into.js';
import { chateauTexts } from '../../texts/table.js';
import { COLOURS, WIDTH_COUNT } from '../ink/stroke.js';
import { Choices } from './choices.js';
import { DeskIcon } from './icons.js';
import { HELPERS, PENS, type Toolbox } from './toolbox.js';

const indexes = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

/** Tools, widths and colours. */
export function Tools({ toolbox }: { readonly toolbox: Toolbox }) {
  const texts = chateauTexts().drawing;
  const held = { value: toolbox.held.value, label: (one: typeof toolbox.held.value) => texts.tool[one] };
  return (
    <div class="desk-tools" style={{ '--hand': COLOURS[toolbox.colour.value][1] }}>
      <Choices
        legend={texts.tools}
        class="desk-pens"
        values={PENS}
        {...held}
        show={(one) => <DeskIcon name={one} />}
        onChoose={(one) => toolbox.take(one)}
      />
      <Choices
        legend={texts.widths}
        class="desk-widths"
        values={indexes(WIDTH_COUNT)}
        value={toolbox.width.value}
        label={(width) => texts.width[width]}
        show={(width) => <i style={{ '--dot': `${5 + 5 * width}px` }} />}
        onChoose={into(toolbox.width)}
      />
      <Choices
        legend={texts.helpers}
        class="desk-helpers"
        values={HELPERS}
        {...held}
        show={(one) => <DeskIcon name={one} />}
        onChoose={(one) => toolbox.take(one)}
      />
      <Choices
        legend={texts.colours}
        class="desk-colours"
        values={indexes(COLOURS.length)}
        value={toolbox.colour.value}
        label={(i) => texts.colour[COLOURS[i][0]]}
        show={(i) => <i style={{ '--colour': COLOURS[i][1] }} />}
        onChoose={into(toolbox.colour)}
      />
    </div>
  );
}
