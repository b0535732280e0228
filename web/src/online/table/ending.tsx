import { formatDay } from '../../i18n/format.js';
import { onlineTableTexts } from '../../i18n/online-table.js';
import { orSay } from '../../shell/online/ask.js';
import { Button } from '../../shell/ui/button.js';
import { askOnline } from '../online.js';
import type { OnlineTableModel } from './model.js';

/** A game that nobody has played for long: when it is going to be ended, and how to keep it. */
export function Ending({ model }: { readonly model: OnlineTableModel }) {
  const { table } = onlineTableTexts();
  const { ending } = model.state.value;
  if (ending === undefined) return null;
  return (
    <p class="table-notice">
      <span>{table.ending(formatDay(ending))}</span>
      {model.holds.value.length === 0 ? null : (
        <Button
          class="primary"
          words={table.keep}
          onClick={() => void orSay(askOnline({ type: 'keep', table: model.id }))}
        />
      )}
    </p>
  );
}
