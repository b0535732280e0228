import { Icon } from '../../../art/index.js';
import { Dialog } from '../../../shell/ui/dialog.js';
import { roquefortTexts } from '../texts/table.js';
import type { Doubt, RoquefortTable } from './roquefort-table.js';

/** Which rule makes it regrettable. */
const RULES = { loses: 'R9.2', drops: 'R6.3', idle: 'R3.1' };

/** Asks before something that whoever plays may regret. */
export function DoubtDialog({
  play,
  names,
}: {
  readonly play: RoquefortTable;
  readonly names: readonly string[];
}) {
  const doubt = play.doubt.value;
  if (doubt === null) return null;
  const { action } = roquefortTexts();
  const { title, text } = wordsOf(doubt, play, names);
  return (
    <Dialog title={title} onClose={() => play.settleDoubt(false)}>
      <p>
        {text} <a href={`/rulebook/${play.game}#${RULES[doubt.kind]}`}>{RULES[doubt.kind]}</a>
      </p>
      <div class="row end">
        <button type="button" class="button primary" onClick={() => play.settleDoubt(false)}>
          <Icon name="close" />
          <span>{action.takeBack}</span>
        </button>
        <button type="button" class="button" onClick={() => play.settleDoubt(true)}>
          <Icon name={doubt.kind === 'idle' ? 'end-turn' : 'check'} />
          <span>{doubt.kind === 'idle' ? action.endTurn : action.doIt}</span>
        </button>
      </div>
    </Dialog>
  );
}

function wordsOf({ choice, kind, winner, cell }: Doubt, play: RoquefortTable, names: readonly string[]) {
  const { warning } = roquefortTexts();
  if (kind === 'idle') return { title: warning.idleTitle, text: warning.idle(play.view.value.actionsLeft) };
  if (kind === 'drops')
    return { title: warning.dropsTitle, text: warning.drops(names[play.actor.value ?? 0], cell ?? '') };
  if (winner === null) return { title: warning.losesTitle, text: warning.losesDraw };
  const ended = choice.foresight.events.find((event) => event.type === 'ended');
  const tell = { goal: warning.losesGoal, stall: warning.stalls, 'third-mouse': warning.loses };
  return { title: warning.losesTitle, text: tell[ended?.reason ?? 'third-mouse'](names[winner]) };
}
