import './rooms.css';
import { useSignal } from '@preact/signals';
import { PenLine } from '../../../art/icon.js';
import { Button } from '../../../shell/ui/button.js';
import { into } from '../../../shell/ui/into.js';
import type { BoxEditorProps } from '../../box-game.js';
import { roomsTexts } from '../texts/box.js';
import { Checks } from './checks.js';
import { findingsIn, tallyOf } from './findings.js';
import { Grid } from './grid.js';
import { MIRRORINGS, type Mirroring, mirrored } from './mirror.js';
import { EMPTY, type Plan } from './plan.js';
import { dataOf, readPlan } from './plan-data.js';
import { type Pressed, press, pull, removeAt } from './pressing.js';
import { toldWords } from './words.js';

const PENS: Readonly<Record<Mirroring, string>> = {
  'left-to-right': 'M12 3v18M3 8h5v8H3zM16 8h5v8h-5zM16 12h5',
  'top-to-bottom': 'M3 12h18M8 3h8v5H8zM8 16h8v5H8zM12 16v5',
  'half-turn': 'M4 12a8 8 0 0 1 14-5M20 12a8 8 0 0 1-14 5M18 3v4h-4M6 21v-4h4',
};

/** Rooms are pulled on the grid; what is wrong with them is told and shown at once. */
export function RoomsEditor({ data, onChange }: BoxEditorProps) {
  const { grid, tool, told } = roomsTexts();
  const plan = readPlan(data) ?? EMPTY;
  const corner = useSignal<number | null>(null);
  const shown = useSignal<string | null>(null);
  const said = useSignal('');
  const findings = findingsIn(plan);
  const wrong = new Set(findings.flatMap(({ places }) => places));

  const change = (next: Plan, words: string): void => {
    corner.value = null;
    said.value = words;
    onChange(dataOf(next));
  };
  const carryOut = (done: Pressed): void => {
    if (done.kind === 'made' || done.kind === 'removed') {
      shown.value = null;
      change(done.plan, toldWords(done, findingsIn(done.plan)));
      return;
    }
    corner.value = done.kind === 'corner' ? done.place : null;
    said.value = toldWords(done, findings);
  };
  const fill = (next: Plan, words: string): void =>
    change(next, `${words} ${told.left(findingsIn(next).length)}`);

  return (
    <div class="box-editor">
      <div class="rooms-editor">
        <div class="stack tight">
          <p class="hint" id="rooms-how">
            {grid.how} <span class="by-keys">{grid.keys}</span>
          </p>
          <Grid
            {...{ plan, wrong }}
            corner={corner.value}
            shown={findings.find(({ id }) => id === shown.value)?.places ?? []}
            onPress={(place) => carryOut(press(plan, corner.peek(), place))}
            onPull={(from, to) => carryOut(pull(plan, from, to))}
            onRemove={(place) => {
              const done = removeAt(plan, place);
              if (done.kind === 'let-go') said.value = told.nothing;
              else carryOut(done);
            }}
            onLetGo={() => carryOut({ kind: 'let-go' })}
          />
          <p class="soft box-said" role="status">
            {said.value}
          </p>
        </div>
        <div class="stack">
          <Checks
            {...{ findings }}
            tally={tallyOf(plan, findings)}
            shown={shown.value}
            onShown={into(shown)}
          />
          <fieldset class="stack tight">
            <legend>{tool.mirror}</legend>
            <div class="row rooms-tools">
              {MIRRORINGS.map((how) => (
                <button
                  key={how}
                  type="button"
                  class="button"
                  onClick={() => fill(mirrored(plan, how), told.mirrored)}
                >
                  <PenLine d={PENS[how]} />
                  <span>{tool[how]}</span>
                </button>
              ))}
            </div>
          </fieldset>
          <p>
            <Button class="quiet" icon="trash" words={tool.clear} onClick={() => fill(EMPTY, told.cleared)} />
          </p>
        </div>
      </div>
    </div>
  );
}
