import type { JsonObject } from '@castellan/kernel';
import { useSignal } from '@preact/signals';
import { c } from '../../../i18n/chateau.js';
import { t } from '../../../i18n/i18n.js';
import { Icon } from '../../../shell/art.js';
import { keepOnline, loadOnline } from '../../../shell/online/draft.js';
import { startOnlineTable } from '../../../shell/online/start.js';
import { StartBar, submitting } from '../../../shell/online/start-bar.js';
import { TableOptions, Where } from '../../../shell/online/where.js';
import { go } from '../../../shell/router.js';
import { Segmented, Select, Switch } from '../../../shell/ui/controls.js';
import { Page } from '../../../shell/ui/page.js';
import { say } from '../../../shell/ui/toast.js';
import { tables } from '../../../tables/client.js';
import { wantedSeed } from '../../../tables/seed.js';
import { changeSheet, sheetSettings } from '../table/sheet-settings.js';
import {
  addSeat,
  asSeated,
  BUILDERS,
  type ChateauDraft,
  FIRST_LEVEL,
  keepDraft,
  loadDraft,
} from './draft.js';
import { namesOf } from './names.js';
import { Seat } from './seat.js';

/** A new game of Oh mon château: which of the two, who plays, and how it is drawn. */
export function NewChateau() {
  const { newGame } = t();
  const { table, setup } = c();
  const draft = useSignal(loadDraft());
  const online = useSignal(loadOnline());
  const busy = useSignal(false);
  const now = draft.value;
  const seated = asSeated(now, online.value, newGame);
  const names = namesOf(seated);
  const change = (changes: Partial<ChateauDraft>): void => {
    draft.value = { ...now, ...changes };
  };
  const start = async (): Promise<boolean> => {
    keepDraft(now);
    keepOnline(online.value);
    if (!online.value.isOnline) return startTable(now, names);
    const wishes = seated.seats.map(({ look, level }) => ({
      look,
      bot: BUILDERS[now.mode][level ?? FIRST_LEVEL],
    }));
    return startOnlineTable('oh-mon-chateau', optionsOf(now), wishes, online.value);
  };
  return (
    <Page title={newGame.title} lead={table.name}>
      <form class="stack loose" onSubmit={submitting(busy, start)}>
        <Where online={online} />
        <section class="panel stack">
          <Segmented
            legend={setup.mode}
            hint={now.mode === 'petits-batisseurs' ? setup.petitsHelp : setup.grandsHelp}
            value={now.mode}
            choices={[
              { value: 'petits-batisseurs', label: table.petits },
              { value: 'grands-architectes', label: table.grands },
            ]}
            onChange={(mode) => change({ mode })}
          />
          <p>
            <a class="button" href="/rules/oh-mon-chateau">
              {t().home.howToPlay}
            </a>
          </p>
        </section>
        <section class="stack" aria-labelledby="who">
          <h2 id="who">{newGame.who}</h2>
          <ol class="seats">
            {now.seats.map((seat, index) => (
              <Seat key={seat.look} draft={draft} online={online} index={index} />
            ))}
          </ol>
          {now.seats.length < 4 ? (
            <p>
              <button
                type="button"
                class="button"
                onClick={() => {
                  draft.value = addSeat(now);
                }}
              >
                <Icon name="plus" />
                {newGame.addPlayer}
              </button>
            </p>
          ) : null}
        </section>
        <TableOptions online={online} />
        <section class="panel stack loose" aria-labelledby="drawing">
          <h2 id="drawing">{setup.drawing}</h2>
          <DrawingOptions />
        </section>
        <details class="panel more">
          <summary>{newGame.moreOptions}</summary>
          <div class="stack loose">
            <Select
              label={setup.first}
              value={now.first ?? -1}
              choices={[
                { value: -1, label: setup.firstRandom },
                ...names.map((label, value) => ({ value, label })),
              ]}
              onChange={(first) => change({ first: first < 0 ? null : first })}
            />
            {now.mode === 'grands-architectes' ? (
              <Switch
                label={setup.noTheft}
                hint={setup.noTheftHelp}
                checked={!now.theft}
                onChange={(off) => change({ theft: !off })}
              />
            ) : null}
          </div>
        </details>
        <StartBar
          names={names}
          looks={now.seats.map(({ look }) => look)}
          online={online.value}
          busy={busy.value}
          starting={setup.starting}
        />
      </form>
    </Page>
  );
}

/** How castles are drawn, on this device. */
function DrawingOptions() {
  const { setup } = c();
  const { auto, side, style } = sheetSettings.value;
  return (
    <>
      <Switch
        label={setup.auto}
        hint={setup.autoHelp}
        checked={auto}
        onChange={(next) => changeSheet({ auto: next })}
      />
      <Segmented
        legend={setup.style}
        value={style}
        choices={[
          { value: 'pencil', label: setup.pencil },
          { value: 'ink', label: setup.ink },
          { value: 'crayon', label: setup.crayon },
        ]}
        onChange={(next) => changeSheet({ style: next })}
      />
      <Segmented
        legend={setup.side}
        value={side}
        choices={[
          { value: 'guide', label: setup.guide },
          { value: 'blank', label: setup.blank },
        ]}
        onChange={(next) => changeSheet({ side: next })}
      />
    </>
  );
}

function optionsOf({ mode, seats, first, theft }: ChateauDraft): JsonObject {
  // the house rule has a meaning where guests can be lured away at all
  const house = mode === 'grands-architectes' ? { theft } : {};
  return { mode, players: seats.length, ...house, ...(first === null ? {} : { first }) };
}

async function startTable(draft: ChateauDraft, names: readonly string[]): Promise<boolean> {
  const sitters = draft.seats.map(({ level, look }, seat) => ({
    name: names[seat],
    bot: level === null ? null : BUILDERS[draft.mode][level],
    look,
  }));
  try {
    const setup = { game: 'oh-mon-chateau', options: optionsOf(draft), sitters, ...wantedSeed() };
    const { table } = await tables().ask('create', { setup });
    go({ page: 'table', id: table });
    return true;
  } catch (error) {
    console.error(error);
    say(t().newGame.failed);
    return false;
  }
}
