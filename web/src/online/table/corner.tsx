import { useSignal } from '@preact/signals';
import { Icon } from '../../art/index.js';
import { onlineTableTexts } from '../../i18n/online-table.js';
import { Banner } from './banner.js';
import type { OnlineTableModel } from './model.js';
import { Notices } from './notices.js';
import { TableDialog } from './table-dialog.js';
import { TalkButton } from './talk.js';

/** At the end of the table's head: talk, the table itself, and what there is to know. */
export function OnlineCorner({ model }: { readonly model: OnlineTableModel }) {
  const open = useSignal(false);
  const { table } = onlineTableTexts();
  const { watchers } = model.state.value;
  return (
    <>
      <TalkButton model={model} />
      <button
        type="button"
        class="button quiet icon counted"
        aria-haspopup="dialog"
        aria-label={watchers > 0 ? `${table.title}, ${table.watchers(watchers)}` : table.title}
        onClick={() => {
          open.value = true;
        }}
      >
        <Icon name="people" />
        {watchers > 0 ? (
          <span class="count watchers">
            <Icon name="eye" size={14} />
            {watchers}
          </span>
        ) : null}
      </button>
      <Notices model={model} />
      <Banner model={model} />
      {open.value ? (
        <TableDialog
          model={model}
          onClose={() => {
            open.value = false;
          }}
        />
      ) : null}
    </>
  );
}
