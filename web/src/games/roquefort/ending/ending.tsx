import '../styles/ending.css';
import { useState } from 'preact/hooks';
import type { CheeseKind, Seat as MouseSeat } from '../../../art/index.js';
import { pace } from '../../../shell/settings.js';
import { Dialog } from '../../../shell/ui/dialog.js';
import { WaysOn } from '../../common/ways-on.js';
import { EndScene } from '../art/at-the-end.js';
import { Face, Kinds } from '../table/players.js';
import type { RoquefortTable } from '../table/roquefort-table.js';
import { tileName } from '../table/words.js';
import { endTexts, speakOfTheEnd } from '../texts/end.js';
import { roquefortTexts } from '../texts/table.js';
import { type Comer, Homecoming } from './homecoming.js';
import { largestFirst, loads, type Story, standingOf, storyOf } from './standing.js';

export type EndingProps = {
  readonly play: RoquefortTable;
  readonly names: readonly string[];
  /** The game came to its end before somebody's eyes. */
  readonly isFresh: boolean;
  readonly onClose: () => void;
};

/** The end: the mice come home, then who won, how, and what everybody has. */
export function Ending({ play, names, isFresh, onClose }: EndingProps) {
  const view = play.view.value;
  const [comesHome, setComesHome] = useState(isFresh && pace.peek() > 0 && !document.hidden);
  const { ending } = roquefortTexts();
  const { end } = endTexts();
  const standing = standingOf(view);
  const story = storyOf(
    view,
    play.past.value.map(({ event }) => event),
  );
  const { winner } = story;
  const look = (seat: number): MouseSeat => play.sitters[seat].look as MouseSeat;
  // whoever is looked after: the best of those on this screen, if none of them has won
  const here = standing.filter(
    ({ seat }) => play.holds.value.includes(seat) && play.sitters[seat].bot === null,
  );
  const lost = winner === null || here.some(({ seat }) => seat === winner) ? undefined : here[0];
  const rule = winner === null ? 'R9.4' : RULES[view.result?.reason ?? 'goal'];
  const title = winner === null ? ending.drawTitle : ending.title(names[winner]);
  const kindsOf = (seat: number): readonly CheeseKind[] =>
    largestFirst(view.cheese[seat], seat === winner ? story.last : null) as readonly CheeseKind[];
  return (
    <Dialog title={title} onClose={onClose}>
      <div class="end-scene">
        <EndScene
          reason={view.result?.reason ?? 'goal'}
          winner={winner === null ? null : look(winner)}
          kinds={winner === null ? [] : kindsOf(winner)}
          fallen={lookingOut(story).map(look)}
          loser={lost === undefined ? undefined : { seat: look(lost.seat), kinds: kindsOf(lost.seat) }}
        />
      </div>
      <p>
        {tell(story, view.result?.reason ?? 'goal', view.cheese, names)}{' '}
        <a href={`/rulebook/${play.game}#${rule}`}>{rule}</a>
      </p>
      {lost === undefined || here.length > 1 ? null : <p>{end.yours(lost.kinds.map(tileName))}</p>}
      <ol class="standing">
        {standing.map(({ seat, rank, kinds }) => (
          <li key={seat} class={seat === winner ? 'player active' : 'player'} data-look={look(seat)}>
            <span class="rank">
              <span class="sr-only">{end.rank(rank)}: </span>
              <b aria-hidden="true">{rank}</b>
            </span>
            <div class="player-face">
              <Face bot={play.sitters[seat].bot} look={look(seat)} />
            </div>
            <b>{names[seat]}</b>
            <Kinds kinds={kinds} goal={view.goal} />
          </li>
        ))}
      </ol>
      <WaysOn session={play} look={end.look} onLook={onClose} />
      {comesHome ? (
        <Homecoming
          comers={comersOf(play, lost?.seat ?? winner)}
          host={lost === undefined || winner === null ? null : look(winner)}
          title={title}
          onDone={() => setComesHome(false)}
        />
      ) : null}
    </Dialog>
  );
}

/** At the three windows: whose third mouse fell; if nobody wins, all to whom that happened. */
function lookingOut({ winner, losers }: Story): readonly number[] {
  const all = winner === null ? losers : losers.slice(0, 1);
  return all.length === 0 ? [] : [0, 1, 2].map((i) => all[i % all.length]);
}

/** With its words. */
export async function loadEnding(): Promise<typeof Ending> {
  await speakOfTheEnd();
  return Ending;
}

/** All four mice of whoever is shown; of everybody one, if nobody has won. */
function comersOf(play: RoquefortTable, seat: number | null): readonly Comer[] {
  const { cheese } = play.view.peek();
  const look = (of: number): MouseSeat => play.sitters[of].look as MouseSeat;
  if (seat === null) return cheese.map((kinds, of) => ({ look: look(of), kinds: kinds.slice(0, 2) }));
  return loads(cheese[seat], 4).map((kinds) => ({ look: look(seat), kinds }));
}

/** Which rule ended it. */
const RULES = { goal: 'R9.1', 'third-mouse': 'R9.2', stall: 'R9.5' } as const;

function tell(
  { winner, losers, equals, isAlone, last }: Story,
  reason: string,
  cheese: readonly (readonly string[])[],
  names: readonly string[],
): string {
  const { end } = endTexts();
  if (winner === null) return end.draw;
  const name = names[winner];
  const kinds = cheese[winner];
  if (reason === 'goal') {
    const all = end.goal(name, kinds.map(tileName));
    return last === null ? all : `${all} ${end.last(tileName(last))}`;
  }
  const why = reason === 'stall' ? end.stall : end.third(losers.map((seat) => names[seat]));
  if (isAlone) return `${why} ${end.alone(name)}`;
  const others = equals.map((seat) => names[seat]);
  return `${why} ${others.length === 0 ? end.most(name, kinds.length) : end.waited(name, others, kinds.length)}`;
}
