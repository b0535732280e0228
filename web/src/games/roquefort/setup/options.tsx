import { EDITIONS, isEdition } from '@castellan/roquefort/editions';
import type { Signal } from '@preact/signals';
import { pageTexts } from '../../../i18n/i18n.js';
import type { Look } from '../../../shell/look.js';
import { type Asking, WhoBegins } from '../../../shell/setup/who-begins.js';
import { Segmented, Select, Switch } from '../../../shell/ui/controls.js';
import { Later } from '../../../shell/ui/later.js';
import { titleOf } from '../editions.js';
import { Reconstruction } from '../pages/reconstruction.js';
import { roquefortSetupTexts } from '../texts/setup.js';
import { changeEdition } from './change-draft.js';
import type { Draft } from './draft.js';

type Props = { readonly draft: Signal<Draft> };

const EDITION_IDS = Object.keys(EDITIONS).filter(isEdition);
const STALLS = [20, 40, 80, 0] as const;

/** What most tables decide. */
export function MainOptions({ draft }: Props) {
  const { option, optionHelp, choice } = roquefortSetupTexts();
  const now = draft.value;
  return (
    <>
      <Segmented
        legend={option.goal}
        hint={optionHelp.goal}
        value={now.goal}
        choices={EDITIONS[now.edition].goals.map((goal) => ({ value: goal, label: goal }))}
        onChange={(goal) => {
          draft.value = { ...now, goal };
        }}
      />
      <Segmented
        legend={option.layout}
        hint={
          <>
            {optionHelp.layout} {now.layout === 'random' ? null : <Reconstruction />}
          </>
        }
        value={now.layout}
        choices={[
          { value: 'A', label: <SideLabel layout="A" name={choice.layoutA} /> },
          { value: 'B', label: <SideLabel layout="B" name={choice.layoutB} /> },
          { value: 'random', label: <SideLabel layout="random" name={choice.layoutRandom} /> },
        ]}
        onChange={(layout) => {
          draft.value = { ...now, layout };
        }}
      />
    </>
  );
}

/** Fetched with the printed sides, which nobody else needs before a game. */
async function loadSidePicture() {
  return (await import('./side-picture.js')).SidePicture;
}

function SideLabel({ layout, name }: { readonly layout: Draft['layout']; readonly name: string }) {
  return (
    <span class="side-label">
      <span class="side-picture">
        <Later quiet load={loadSidePicture} props={{ layout }} />
      </span>
      {name}
    </span>
  );
}

type MoreProps = Props & {
  readonly asking: Asking<Look>;
  readonly isOnline: boolean;
};

/** What few tables change. */
export function MoreOptions({ draft, asking, isOnline }: MoreProps) {
  const { option, optionHelp, editionHelp } = roquefortSetupTexts();
  const { option: common, choice } = pageTexts();
  const now = draft.value;
  const change = (changes: Partial<Draft>) => {
    draft.value = { ...now, ...changes };
  };
  return (
    <div class="stack loose">
      <WhoBegins
        {...asking}
        label={common.first}
        hint={optionHelp.first}
        chance={choice.firstRandom}
        isOnline={isOnline}
        onChange={(first) => change({ first })}
      />
      <Select
        label={option.edition}
        hint={`${optionHelp.edition} ${editionHelp[now.edition]}`}
        value={now.edition}
        choices={EDITION_IDS.map((id) => ({
          value: id,
          label: `${titleOf(id)} (${EDITIONS[id].year})`,
        }))}
        onChange={(id) => {
          draft.value = changeEdition(now, id);
        }}
      />
      <Select
        label={common.stallTurns}
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
