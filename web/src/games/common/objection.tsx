import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../../art/index.js';
import { problemText } from '../../shell/problems.js';
import { useReadAloud } from '../../shell/ui/read-aloud.js';
import { playSound } from '../../sound/sounds.js';
import type { Problem } from '../../tables/problem.js';
import type { AnySession } from '../../tables/session.js';
import { findGame } from '../games.js';

const LASTS = 4500;

/** The game's words for a rule that says no. */
type Why = (rule: string) => string | undefined;
type Props = { readonly session: AnySession; readonly why: Why };

/** Why a touch did nothing, in a phrase, for a moment, over the upper rim of the board. */
export function Objection({ session, why }: Props) {
  const objection = session.objection.value;
  const [shown, setShown] = useState(0);
  useEffect(() => {
    if (objection === null) return;
    // the table on the screen is not there any more
    if (objection.problem.kind === 'no-such-table') location.reload();
    playSound('no');
    setShown(objection.count);
    const timer = setTimeout(() => setShown(0), LASTS);
    return () => clearTimeout(timer);
  }, [objection]);
  const isShown = objection !== null && shown === objection.count;
  const words = isShown ? wordsOf(objection.problem, why) : null;
  useReadAloud(words, 'news', shown);
  return (
    <div class="objection" role="status">
      {isShown ? (
        <p key={objection.count}>
          <Icon name="warning" />
          <span>{words}</span>
          <RuleLink game={session.game} problem={objection.problem} />
        </p>
      ) : null}
    </div>
  );
}

/** The rule that says no, to be read and tried. */
function RuleLink({ game, problem }: { readonly game: string; readonly problem: Problem }) {
  if (problem.kind !== 'illegal-move' || !findGame(game)?.hasLessons) return null;
  return (
    <>
      {' '}
      <a href={`/rulebook/${game}#${problem.rule}`}>{problem.rule}</a>
    </>
  );
}

function wordsOf(problem: Problem, why: Why): string {
  return problem.kind === 'illegal-move' ? (why(problem.rule) ?? problem.message) : problemText(problem);
}
