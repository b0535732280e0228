import type { Signal } from '@preact/signals';
import { pageTexts } from '../../i18n/i18n.js';
import { changeKind, type OnlineDraft, SEAT_KINDS, seatKind } from '../online/draft.js';
import { Segmented } from '../ui/controls.js';

type Props = {
  readonly online: Signal<OnlineDraft>;
  readonly look: number;
  readonly isBot: boolean;
  readonly onBot: (isBot: boolean) => void;
};

/** Who sits at a place: a person or the computer, and online which person. */
export function SeatKindChoice({ online, look, isBot, onBot }: Props) {
  const { newGame } = pageTexts();
  const { isOnline, withPhones } = online.value;
  const now = seatKind(online.value, look);
  if (!isOnline)
    return (
      <Segmented
        legend={newGame.kind}
        hideLegend
        value={isBot ? 'bot' : 'person'}
        choices={[
          { value: 'person', label: newGame.person },
          { value: 'bot', label: newGame.bot },
        ]}
        onChange={(kind) => onBot(kind === 'bot')}
      />
    );
  const labels = {
    me: newGame.me,
    open: withPhones ? newGame.phoneSeat : newGame.openSeat,
    bot: newGame.bot,
  };
  return (
    <Segmented
      legend={newGame.kind}
      hideLegend
      hint={now === 'open' && !withPhones ? newGame.openSeatHelp : undefined}
      value={now}
      choices={SEAT_KINDS.filter((value) => !withPhones || value !== 'me').map((value) => ({
        value,
        label: labels[value],
      }))}
      onChange={(kind) => {
        online.value = changeKind(online.value, look, kind);
      }}
    />
  );
}
