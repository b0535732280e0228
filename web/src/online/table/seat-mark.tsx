import type { SeatState } from '@castellan/protocol';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../../art/index.js';
import { PROGRAM } from '../../games/common/names.js';
import { onlineTableTexts } from '../../i18n/online-table.js';
import { lookAtClocks, timeLeft, timeWords } from './clock.js';
import { type ChatMessage, FRESH, type OnlineTableModel } from './model.js';
import { Saying } from './saying.js';

type Props = { readonly model: OnlineTableModel; readonly seat: number };

const LITTLE = 30_000;

/** Beside a name: whether somebody is there, what is left of their time, and what they just said. */
export function SeatMarks({ model, seat }: Props) {
  return (
    <span class="seat-marks">
      <Presence model={model} seat={seat} />
      <Clock model={model} seat={seat} />
      <Bubble model={model} seat={seat} />
    </span>
  );
}

/** A full dot with a tick for who is here, an empty one for who is away, a bot's head for a stand-in. */
export function Presence({ model, seat }: Props) {
  const state = model.state.value.seats[seat];
  // bots are always there
  if (state === undefined || (state.person === null && state.bot !== PROGRAM)) return null;
  const { seat: words } = onlineTableTexts();
  const kind = kindOf(state);
  const label =
    kind === 'lent' ? words.standIn(state.name ?? '') : state.program ? words.program : words[kind];
  return (
    <span class="presence" data-presence={kind} role="img" aria-label={label} title={label}>
      {kind === 'lent' ? (
        <Icon name="robot" size={16} />
      ) : (
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <circle cx="8" cy="8" r="6" />
          {kind === 'here' ? <path d="M5 8.2l2.2 2.2L11 6" /> : null}
        </svg>
      )}
    </span>
  );
}

function kindOf({ bot, present }: SeatState): 'lent' | 'here' | 'away' {
  if (bot !== null && bot !== PROGRAM) return 'lent';
  return present ? 'here' : 'away';
}

function Clock({ model, seat }: Props) {
  const { clocks } = model.state.value;
  useEffect(() => (clocks === null ? undefined : lookAtClocks()), [clocks === null]);
  const left = timeLeft(model.state.value, seat);
  if (left === null) return null;
  const runs = clocks?.running.includes(seat) ?? false;
  return (
    <span
      class="seat-clock"
      role="timer"
      data-runs={runs && !model.state.value.paused ? 'yes' : undefined}
      data-little={left < LITTLE ? 'yes' : undefined}
      title={onlineTableTexts().clock.of(model.nameAt(seat), timeWords(left))}
    >
      {timeWords(left)}
    </span>
  );
}

/** What was said last, for a moment. */
function Bubble({ model, seat }: Props) {
  const last = model.heard.value.findLast((said) => said.seat === seat);
  const [shown, setShown] = useState<ChatMessage | null>(null);
  useEffect(() => {
    if (last === undefined || model.isOld(last)) return;
    setShown(last);
    const timer = setTimeout(() => setShown(null), FRESH);
    return () => clearTimeout(timer);
  }, [last]);
  if (shown === null || shown !== last) return null;
  return (
    <span class="bubble" aria-hidden="true">
      <Saying saying={shown.saying} />
    </span>
  );
}
