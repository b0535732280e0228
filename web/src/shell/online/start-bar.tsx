import type { Signal } from '@preact/signals';
import { formatList } from '../../i18n/format.js';
import { pageTexts } from '../../i18n/i18n.js';
import { Button } from '../ui/button.js';
import { available } from './available.js';
import { type OnlineDraft, seatKind } from './draft.js';

type Props = {
  readonly names: readonly string[];
  readonly looks: readonly number[];
  readonly online: OnlineDraft;
  readonly busy: boolean;
  readonly starting: string;
};

/** Why the table cannot be opened as it is; null if it can. */
function objection({ names, looks, online }: Props): string | null {
  const { newGame } = pageTexts();
  if (online.isOnline)
    return looks.every((look) => seatKind(online, look) === 'bot') ? newGame.noPeople : null;
  return new Set(names).size < names.length ? newGame.sameName : null;
}

/** Who plays and the button that starts it, always in sight. */
export function StartBar(props: Props) {
  const { newGame } = pageTexts();
  const { names, online, busy, starting } = props;
  const problem = objection(props);
  return (
    <div class="start-bar">
      <p>
        <span role="status">{problem ?? (busy ? starting : '')}</span>
        {problem === null &&
          !busy &&
          (online.isOnline ? (
            <span class="then">{online.withPhones ? newGame.thenPhones : newGame.thenLink}</span>
          ) : (
            formatList(names)
          ))}
      </p>
      <Button
        type="submit"
        class="primary big"
        icon="play"
        words={online.isOnline ? newGame.openTable : newGame.start}
        disabled={problem !== null || busy || (online.isOnline && available.value === false)}
      />
    </div>
  );
}

/** What a form does when it is sent: once, until it is known whether that went well. */
export function submitting(busy: Signal<boolean>, start: () => Promise<boolean>) {
  return async (event: Event): Promise<void> => {
    event.preventDefault();
    if (busy.value) return;
    busy.value = true;
    busy.value = await start();
  };
}
