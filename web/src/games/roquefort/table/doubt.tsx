import { Button } from '../../../shell/ui/button.js';
import { Dialog } from '../../../shell/ui/dialog.js';
import { roquefortTexts } from '../texts/table.js';
import type { Doubt, RoquefortTable } from './roquefort-table.js';

/** Which rule makes it regrettable. */
const RULES = { drops: 'R6.3', idle: 'R3.1', goal: 'R9.1', 'third-mouse': 'R9.2', stall: 'R9.5' } as const;

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
  const rule = RULES[doubt.kind === 'loses' ? endOf(doubt) : doubt.kind];
  return (
    <Dialog title={title} onClose={() => play.settleDoubt(false)}>
      <p>
        {text} <a href={`/rulebook/${play.game}#${rule}`}>{rule}</a>
      </p>
      <div class="row end">
        <Button
          class="primary"
          icon="close"
          words={action.takeBack}
          onClick={() => play.settleDoubt(false)}
        />
        <Button
          icon={doubt.kind === 'idle' ? 'end-turn' : 'check'}
          words={doubt.kind === 'idle' ? action.endTurn : action.doIt}
          onClick={() => play.settleDoubt(true)}
        />
      </div>
    </Dialog>
  );
}

function wordsOf(doubt: Doubt, play: RoquefortTable, names: readonly string[]) {
  const { kind, winner, cell } = doubt;
  const { warning } = roquefortTexts();
  if (kind === 'idle') return { title: warning.idleTitle, text: warning.idle(play.view.value.actionsLeft) };
  if (kind === 'drops')
    return { title: warning.dropsTitle, text: warning.drops(names[play.actor.value ?? 0], cell ?? '') };
  if (winner === null) return { title: warning.losesTitle, text: warning.losesDraw };
  const tell = { goal: warning.losesGoal, stall: warning.stalls, 'third-mouse': warning.loses };
  return { title: warning.losesTitle, text: tell[endOf(doubt)](names[winner]) };
}

/** How the game would end. */
function endOf({ choice }: Doubt): 'goal' | 'stall' | 'third-mouse' {
  return choice.foresight.events.find((event) => event.type === 'ended')?.reason ?? 'third-mouse';
}
