import { useState } from 'preact/hooks';
import { t } from '../../../i18n/i18n.js';
import { go } from '../../../shell/router.js';
import { Dialog } from '../../../shell/ui/dialog.js';
import { tables } from '../../../tables/client.js';
import { type EndReason, EndScene, type Seat as MouseSeat } from '../art/index.js';
import type { Play } from './play.js';

/** The end, told in a picture with its reason. */
export function Ending({ play, names }: { readonly play: Play; readonly names: readonly string[] }) {
  const [closed, setClosed] = useState(false);
  const outcome = play.outcome.value;
  if (outcome === null || closed || play.showing.value) return null;
  const { ending, action, app } = t();
  const winner = outcome.winners[0] ?? null;
  const { goal } = play.view.value;
  const reason = outcome.reason as EndReason;
  const told =
    winner === null
      ? ending.draw
      : reason === 'goal'
        ? ending.goal(names[winner], goal)
        : ending[reason](names[winner]);
  return (
    <Dialog
      title={winner === null ? ending.drawTitle : ending.title(names[winner])}
      onClose={() => setClosed(true)}
    >
      <div class="end-scene">
        <EndScene
          reason={reason}
          winner={winner === null ? null : (play.sitters[winner].look as MouseSeat)}
        />
      </div>
      <p>{told}</p>
      <ul class="standing">
        {outcome.scores.map((kinds, seat) => (
          <li key={names[seat]}>{ending.standing(names[seat], kinds)}</li>
        ))}
      </ul>
      <div class="row end">
        <a class="button" href="/">
          {app.home}
        </a>
        <button type="button" class="button" onClick={() => setClosed(true)}>
          {ending.look}
        </button>
        <a class="button" href={`/watch/${play.table}`}>
          {action.replay}
        </a>
        <button type="button" class="button primary" onClick={() => void again(play)}>
          {action.again}
        </button>
      </div>
    </Dialog>
  );
}

/** The same people, the same castle; whoever was second begins. */
async function again(play: Play): Promise<void> {
  const { rooms, first, ...options } = play.options;
  const players = play.sitters.length;
  const next = typeof first === 'number' ? (first + 1) % players : 0;
  const kept = options.layout === 'custom' && rooms !== undefined ? { ...options, rooms } : options;
  const setup = { game: 'roquefort', options: { ...kept, first: next }, sitters: play.sitters };
  const { table } = await tables().ask('create', { setup });
  go({ page: 'table', id: table });
}
