import { type Signal, useSignal } from '@preact/signals';
import { c } from '../../../i18n/chateau.js';
import { t } from '../../../i18n/i18n.js';
import { Icon } from '../../../shell/art.js';
import { go } from '../../../shell/router.js';
import { Segmented, Select, Switch } from '../../../shell/ui/controls.js';
import { Page } from '../../../shell/ui/page.js';
import { say } from '../../../shell/ui/toast.js';
import { tables } from '../../../tables/client.js';
import { Face } from '../table/face.js';
import { changeSheet, sheetSettings } from '../table/sheet-settings.js';
import { BUILDERS, type ChateauDraft, keepDraft, loadDraft, type SeatDraft } from './draft.js';

/** A new game of Oh mon château: which of the two, who plays, and how it is drawn. */
export function NewChateau() {
  const { newGame } = t();
  const { table, setup } = c();
  const draft = useSignal(loadDraft());
  const busy = useSignal(false);
  const now = draft.value;
  const names = namesOf(now);
  const sameName = new Set(names).size < names.length;
  const start = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (sameName || busy.value) return;
    busy.value = true;
    keepDraft(now);
    if (!(await startTable(now, names))) busy.value = false;
  };
  return (
    <Page title={newGame.title} lead={table.name}>
      <form class="stack loose" onSubmit={start}>
        <section class="panel stack">
          <Segmented
            legend={setup.mode}
            hint={now.mode === 'petits-batisseurs' ? setup.petitsHelp : setup.grandsHelp}
            value={now.mode}
            choices={[
              { value: 'petits-batisseurs', label: table.petits },
              { value: 'grands-architectes', label: table.grands },
            ]}
            onChange={(mode) => {
              draft.value = { ...now, mode };
            }}
          />
        </section>
        <section class="stack" aria-labelledby="who">
          <h2 id="who">{newGame.who}</h2>
          <ol class="seats">
            {now.seats.map((_, index) => (
              <Seat key={index} draft={draft} index={index} />
            ))}
          </ol>
          {now.seats.length < 4 ? (
            <p>
              <button
                type="button"
                class="button"
                onClick={() => {
                  draft.value = { ...now, seats: [...now.seats, { name: '', level: 0 }] };
                }}
              >
                <Icon name="plus" />
                {newGame.addPlayer}
              </button>
            </p>
          ) : null}
        </section>
        <section class="panel stack loose" aria-labelledby="drawing">
          <h2 id="drawing">{setup.drawing}</h2>
          <DrawingOptions />
          <Select
            label={setup.first}
            value={now.first ?? -1}
            choices={[
              { value: -1, label: setup.firstRandom },
              ...names.map((label, value) => ({ value, label })),
            ]}
            onChange={(first) => {
              draft.value = { ...now, first: first < 0 ? null : first };
            }}
          />
        </section>
        <div class="start-bar">
          <p>
            <span role="status">{sameName ? newGame.sameName : busy.value ? newGame.starting : ''}</span>
          </p>
          <button type="submit" class="button primary big" disabled={sameName || busy.value}>
            <Icon name="play" />
            {newGame.start}
          </button>
        </div>
      </form>
    </Page>
  );
}

type SeatProps = { readonly draft: Signal<ChateauDraft>; readonly index: number };

function Seat({ draft, index }: SeatProps) {
  const { newGame } = t();
  const { setup, character } = c();
  const now = draft.value;
  const seat = now.seats[index];
  const builders = BUILDERS[now.mode];
  const change = (changes: Partial<SeatDraft>): void => {
    draft.value = { ...now, seats: now.seats.map((one, i) => (i === index ? { ...one, ...changes } : one)) };
  };
  return (
    <li class="panel seat" style={{ '--mouse': `var(--mouse-${index})` }}>
      <div class="seat-top">
        <Face bot={seat.level === null ? null : builders[seat.level]} look={index} />
        <h3>{namesOf(now)[index]}</h3>
        {now.seats.length > 2 ? (
          <div class="row tools">
            <button
              type="button"
              class="button quiet icon"
              aria-label={newGame.removePlayer(namesOf(now)[index])}
              onClick={() => {
                draft.value = { ...now, seats: now.seats.filter((_, i) => i !== index), first: null };
              }}
            >
              <Icon name="close" />
            </button>
          </div>
        ) : null}
      </div>
      <Select
        label={newGame.kind}
        hint={seat.level === null ? undefined : character[builders[seat.level]].sentence}
        value={seat.level ?? -1}
        choices={[
          { value: -1, label: setup.person },
          ...builders.map((id, level) => ({
            value: level,
            label: `${character[id].name} (${setup.level(level + 1)})`,
          })),
        ]}
        onChange={(level) => change({ level: level < 0 ? null : level })}
      />
      {seat.level === null ? (
        <div class="field">
          <label for={`name-${index}`}>{newGame.name}</label>
          <input
            id={`name-${index}`}
            class="input"
            maxLength={24}
            autocomplete="off"
            placeholder={setup.seat(index + 1)}
            value={seat.name}
            onInput={(event) => change({ name: event.currentTarget.value })}
          />
        </div>
      ) : null}
    </li>
  );
}

/** How castles are drawn, on this device. */
export function DrawingOptions() {
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

function namesOf({ seats, mode }: ChateauDraft): string[] {
  const { setup, character } = c();
  const names = seats.map(({ name, level }, seat) =>
    level === null ? name.trim() || setup.seat(seat + 1) : character[BUILDERS[mode][level]].name,
  );
  // two builders of one name are told apart by their place
  return names.map((name, seat) =>
    seats[seat].level !== null && names.indexOf(name) !== seat ? `${name} (${seat + 1})` : name,
  );
}

async function startTable({ mode, seats, first }: ChateauDraft, names: readonly string[]): Promise<boolean> {
  const sitters = seats.map(({ level }, look) => ({
    name: names[look],
    bot: level === null ? null : BUILDERS[mode][level],
    look,
  }));
  const options = { mode, players: seats.length, ...(first === null ? {} : { first }) };
  const seed = new URLSearchParams(location.search).get('seed');
  const setup = { game: 'oh-mon-chateau', options, sitters, ...(seed === null ? {} : { seed }) };
  try {
    const { table } = await tables().ask('create', { setup });
    go({ page: 'table', id: table });
    return true;
  } catch (error) {
    console.error(error);
    say(t().newGame.failed);
    return false;
  }
}
