import '../styles/pages/table.css';
import { effect } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import type { OpenTable } from '../games/web-game.js';
import { pageTexts } from '../i18n/i18n.js';
import { isCalm } from '../shell/settings.js';
import { Button } from '../shell/ui/button.js';
import { LEARNER } from './lesson.js';
import { openPractice, recordOf } from './practice.js';
import type { Rule } from './rule.js';
import type { Teaching } from './teaching.js';
import { learnTexts } from './texts.js';
import { useFound } from './use-found.js';

/** What the others do on these boards. */
const REPLIES = ['pass', 'end'];
/** Between two moves that are shown, so that the eye can follow. */
const BREATH = 700;

type Props = {
  readonly rule: Rule;
  readonly game: string;
  readonly teaching: Teaching;
  readonly onClose: () => void;
};

/** A rule on a board of its own: it can be shown, and anything else can be tried. */
export function LiveRule({ rule, game, teaching, onClose }: Props) {
  const { rules: texts } = learnTexts();
  const [round, setRound] = useState(0);
  const [isShowing, setShowing] = useState(false);
  const sought = useFound(() => open(rule, game, teaching), `${rule.id} ${round}`);
  const board = sought.kind === 'found' ? sought.found : null;
  useEffect(() => (board === null ? undefined : () => board.leave()), [board]);
  const show = async (): Promise<void> => {
    if (board === null) return;
    setShowing(true);
    for (const move of rule.show) {
      if (!(await isReady(board.session))) break;
      await board.session.send(move, LEARNER);
      if (!isCalm.peek()) await new Promise((done) => setTimeout(done, BREATH));
    }
    setShowing(false);
  };
  return (
    <div class="live-rule">
      <div class="small-room" data-shown={board === null ? undefined : round}>
        {board === null ? <p role="status">{pageTexts().app.loading}</p> : board.page}
      </div>
      <div class="row">
        {rule.show.length === 0 ? null : (
          <Button
            class="primary"
            icon="play"
            words={texts.show}
            data-show
            disabled={board === null || isShowing}
            onClick={() => void show()}
          />
        )}
        <Button icon="rotate" words={texts.again} data-restart onClick={() => setRound(round + 1)} />
        <Button icon="close" words={texts.close} onClick={onClose} />
      </div>
    </div>
  );
}

async function open(rule: Rule, game: string, teaching: Teaching): Promise<OpenTable> {
  const { table, joined } = await openPractice(recordOf(game, rule.position, teaching), teaching, REPLIES);
  return teaching.openSmall(table, joined);
}

/** Resolves when the learner can act, or nobody can any more; tells which. */
function isReady({ busy, showing, actor, outcome }: OpenTable['session']): Promise<boolean> {
  return new Promise((ready) => {
    const stop = effect(() => {
      if (outcome.value === null && (busy.value || showing.value || actor.value === null)) return;
      queueMicrotask(() => {
        stop();
        ready(outcome.value === null);
      });
    });
  });
}
