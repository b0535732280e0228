import { useState } from 'preact/hooks';
import { t } from '../../../i18n/i18n.js';
import { Dialog } from '../../../shell/ui/dialog.js';
import { mayPlayAgain, playAgain, replayPath } from '../../common/again.js';
import { type EndReason, EndScene, type Seat as MouseSeat } from '../art/index.js';
import type { Play } from './play.js';
import { Face, Kinds } from './players.js';

/** The end, told in a picture with its reason. */
export function Ending({ play, names }: { readonly play: Play; readonly names: readonly string[] }) {
  const [closed, setClosed] = useState(false);
  const outcome = play.outcome.value;
  if (outcome === null || closed || play.showing.value) return null;
  const { ending, action, app } = t();
  const winner = outcome.winners[0] ?? null;
  const { goal, mice } = play.view.value;
  const reason = outcome.reason as EndReason;
  // whose third mouse fell [R9.2]
  const loser = mice.findIndex((places) => places.filter((place) => place === 'dungeon').length > 2);
  const told =
    winner === null
      ? ending.draw
      : reason === 'goal'
        ? ending.goal(names[winner], goal)
        : ending[reason](names[winner], names[loser]);
  return (
    <Dialog
      title={winner === null ? ending.drawTitle : ending.title(names[winner])}
      onClose={() => setClosed(true)}
    >
      <div class="end-scene">
        <EndScene
          reason={reason}
          winner={winner === null ? null : (play.sitters[winner].look as MouseSeat)}
          fallen={loser < 0 ? [] : Array(3).fill(play.sitters[loser].look)}
        />
      </div>
      <p>{told}</p>
      <ul class="standing">
        {play.sitters.map(({ bot, look }, seat) => (
          <li
            key={names[seat]}
            class={outcome.winners.includes(seat) ? 'player active' : 'player'}
            data-look={look}
          >
            <div class="player-face">
              <Face bot={bot} look={look} />
            </div>
            <b>{names[seat]}</b>
            <Kinds kinds={play.scene.value.cheese[seat]} goal={goal} />
          </li>
        ))}
      </ul>
      <div class="row end">
        <a class="button" href="/">
          {app.home}
        </a>
        <button type="button" class="button" onClick={() => setClosed(true)}>
          {ending.look}
        </button>
        <a class="button" href={replayPath(play.table)}>
          {action.replay}
        </a>
        {mayPlayAgain(play) ? (
          <button type="button" class="button primary" onClick={() => void playAgain(play)}>
            {action.again}
          </button>
        ) : null}
      </div>
    </Dialog>
  );
}
