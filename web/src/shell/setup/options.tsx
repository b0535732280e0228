import type { Signal } from '@preact/signals';
import { t } from '../../i18n/i18n.js';
import { Segmented, Select, Switch } from '../ui/controls.js';
import { changeEdition } from './change-draft.js';
import { type Draft, EDITION_IDS, type SeatDraft, seatName } from './draft.js';

type Props = { readonly draft: Signal<Draft> };

const GOALS = [4, 5, 6] as const;
const STALLS = [20, 40, 80, 0] as const;

/** What most tables decide. */
export function MainOptions({ draft }: Props) {
  const { option, optionHelp, choice } = t();
  const now = draft.value;
  return (
    <>
      <Segmented
        legend={option.goal}
        hint={optionHelp.goal}
        value={now.goal}
        choices={GOALS.map((goal) => ({ value: goal, label: goal }))}
        onChange={(goal) => {
          draft.value = { ...now, goal };
        }}
      />
      <Segmented
        legend={option.layout}
        hint={optionHelp.layout}
        value={now.layout}
        choices={[
          { value: 'A', label: choice.layoutA },
          { value: 'B', label: choice.layoutB },
          { value: 'random', label: choice.layoutRandom },
        ]}
        onChange={(layout) => {
          draft.value = { ...now, layout };
        }}
      />
    </>
  );
}

/** What few tables change. */
export function MoreOptions({ draft, seats }: Props & { readonly seats: readonly SeatDraft[] }) {
  const { option, optionHelp, choice, edition, editionHelp } = t();
  const now = draft.value;
  const change = (changes: Partial<Draft>) => {
    draft.value = { ...now, ...changes };
  };
  return (
    <div class="stack loose">
      <Select
        label={option.first}
        hint={optionHelp.first}
        value={now.first ?? -1}
        choices={[
          { value: -1, label: choice.firstRandom },
          ...seats.map((seat) => ({ value: seat.mouse, label: seatName(seat, t()) })),
        ]}
        onChange={(first) => change({ first: first === -1 ? null : first })}
      />
      <Select
        label={option.edition}
        hint={`${optionHelp.edition} ${editionHelp[now.edition]}`}
        value={now.edition}
        choices={EDITION_IDS.map((id) => ({ value: id, label: edition[id] }))}
        onChange={(id) => {
          draft.value = changeEdition(now, id);
        }}
      />
      <Select
        label={option.stallTurns}
        hint={optionHelp.stallTurns}
        value={now.stallTurns}
        choices={STALLS.map((turns) => ({
          value: turns as number,
          label: turns === 0 ? choice.stallNever : choice.stallTurns(turns),
        }))}
        onChange={(stallTurns) => change({ stallTurns })}
      />
      <Switch
        label={option.mustAct}
        hint={optionHelp.mustAct}
        checked={now.mustAct}
        onChange={(mustAct) => change({ mustAct })}
      />
      <Switch
        label={option.enterOverTower}
        hint={optionHelp.enterOverTower}
        checked={now.enterOverTower}
        onChange={(enterOverTower) => change({ enterOverTower })}
      />
      <Switch
        label={option.noPushBack}
        hint={optionHelp.noPushBack}
        checked={now.noPushBack}
        onChange={(noPushBack) => change({ noPushBack })}
      />
    </div>
  );
}
