import '../styles/index.css';
import { useSignal } from '@preact/signals';
import { pageTexts } from '../../../i18n/i18n.js';
import { FamilyBoxLater } from '../../../shell/family/later.js';
import { keepOnline, loadOnline } from '../../../shell/online/draft.js';
import { startOnlineTable } from '../../../shell/online/start.js';
import { StartBar, submitting } from '../../../shell/online/start-bar.js';
import { TableOptions, Where } from '../../../shell/online/where.js';
import { AddPlayer } from '../../../shell/setup/add-player.js';
import { FlatTablet } from '../../../shell/setup/flat-tablet.js';
import { settleFirst, WhoBegins, WhoBeginsQuestion } from '../../../shell/setup/who-begins.js';
import { Segmented, Select, Switch } from '../../../shell/ui/controls.js';
import { Page } from '../../../shell/ui/page.js';
import facts from '../game.json';
import { changeSheet, sheetSettings } from '../table/sheet-settings.js';
import { chateauSetupTexts, speakOfChateauSetup } from '../texts/setup.js';
import { chateauTexts } from '../texts/table.js';
import {
  addSeat,
  asSeated,
  BUILDERS,
  type ChateauDraft,
  FIRST_LEVEL,
  keepDraft,
  lastDraft,
  STALLS,
} from './draft.js';
import { ModeLabel } from './mode-label.js';
import { namesOf } from './names.js';
import { Seat } from './seat.js';
import { optionsOf, startTable } from './start-chateau.js';

/** With its texts. */
export async function loadSetup() {
  await speakOfChateauSetup();
  return NewChateau;
}

/** A new game of Oh mon château: which of the two, who plays, and how it is drawn. */
function NewChateau() {
  const { newGame } = pageTexts();
  const { table, facts: known } = chateauTexts();
  const { setup } = chateauSetupTexts();
  const draft = useSignal(lastDraft.peek());
  const online = useSignal(loadOnline());
  const busy = useSignal(false);
  const now = draft.value;
  const seated = asSeated(now, online.value, newGame);
  const names = namesOf(seated);
  const answer = useSignal<number | null>(null);
  const asking = {
    custom: 'youngest' as const,
    candidates: names.map((name, key) => ({ key, name, isPerson: seated.seats[key].level === null })),
    first: now.first,
    answer,
  };
  const change = (changes: Partial<ChateauDraft>): void => {
    draft.value = { ...now, ...changes };
  };
  const start = async (): Promise<boolean> => {
    keepDraft(now);
    keepOnline(online.value);
    if (!online.value.isOnline) {
      const first = await settleFirst(asking);
      return first === undefined ? false : startTable({ ...now, first });
    }
    const wishes = seated.seats.map(({ look, level }) => ({
      look,
      bot: BUILDERS[now.mode][level ?? FIRST_LEVEL],
    }));
    return startOnlineTable(facts.id, optionsOf(now), wishes, online.value, now.first === 'custom');
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
              {
                value: 'petits-batisseurs',
                label: <ModeLabel mode="petits-batisseurs" name={table.petits} />,
              },
              {
                value: 'grands-architectes',
                label: <ModeLabel mode="grands-architectes" name={table.grands} />,
              },
            ]}
            onChange={(mode) => change({ mode })}
          />
          <p class="hint">{known.reconstructed}</p>
          <p>
            <a class="button" href="/rules/oh-mon-chateau">
              {pageTexts().home.howToPlay}
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
            <AddPlayer
              onAdd={() => {
                draft.value = addSeat(now);
              }}
            />
          ) : null}
          {online.value.isOnline ? null : (
            <FlatTablet people={now.seats.filter(({ level }) => level === null).length} />
          )}
        </section>
        <TableOptions online={online} />
        <section class="panel stack loose" aria-labelledby="drawing">
          <h2 id="drawing">{setup.drawing}</h2>
          <DrawingOptions />
        </section>
        <details class="panel more">
          <summary>{newGame.moreOptions}</summary>
          <div class="stack loose">
            <WhoBegins
              {...asking}
              label={setup.first}
              chance={setup.firstRandom}
              isOnline={online.value.isOnline}
              onChange={(first) => change({ first })}
            />
            <Switch
              label={setup.mustUse}
              hint={setup.mustUseHelp}
              checked={now.mustUseDice}
              onChange={(mustUseDice) => change({ mustUseDice })}
            />
            <Select
              label={pageTexts().option.stallTurns}
              hint={setup.stallHelp}
              value={now.stallTurns}
              choices={STALLS.map((turns) => ({
                value: turns,
                label: turns === 0 ? pageTexts().choice.stallNever : pageTexts().choice.stallTurns(turns),
              }))}
              onChange={(stallTurns) => change({ stallTurns })}
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
      <WhoBeginsQuestion />
      <FamilyBoxLater />
    </Page>
  );
}

/** How castles are drawn, on this device. */
function DrawingOptions() {
  const { setup } = chateauSetupTexts();
  const { sheetSettings: sheet } = chateauTexts();
  const { auto, side, style } = sheetSettings.value;
  return (
    <>
      <Switch
        label={sheet.auto}
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
        legend={sheet.side}
        value={side}
        choices={[
          { value: 'guide', label: sheet.guide },
          { value: 'blank', label: sheet.blank },
        ]}
        onChange={(next) => changeSheet({ side: next })}
      />
    </>
  );
}
