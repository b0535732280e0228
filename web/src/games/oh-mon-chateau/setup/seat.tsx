import { type Signal, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { c } from '../../../i18n/chateau.js';
import { t } from '../../../i18n/i18n.js';
import { Icon } from '../../../shell/art.js';
import { kindAt, type OnlineDraft } from '../../../shell/online/draft.js';
import { SeatKindChoice } from '../../../shell/setup/seat-kind.js';
import { Dialog } from '../../../shell/ui/dialog.js';
import { LookChoice } from '../../../shell/ui/look-choice.js';
import { BuilderPortrait } from '../art/index.js';
import { Face } from '../table/face.js';
import {
  asSeated,
  BUILDERS,
  type ChateauDraft,
  changeLook,
  changeSeat,
  FIRST_LEVEL,
  LONGEST_NAME,
  removeSeat,
  type SeatDraft,
} from './draft.js';
import { namesOf } from './names.js';

type Props = {
  readonly draft: Signal<ChateauDraft>;
  readonly online: Signal<OnlineDraft>;
  readonly index: number;
};

/** One place at the table: who sits there, and in which colour. */
export function Seat({ draft, online, index }: Props) {
  const { newGame } = t();
  const now = draft.value;
  const seat = now.seats[index];
  const seated = asSeated(now, online.value, newGame);
  const { level } = seated.seats[index];
  const name = namesOf(seated)[index];
  const change = (changes: Partial<SeatDraft>): void => {
    draft.value = changeSeat(now, index, changes);
  };
  return (
    <li class="panel seat" style={{ '--mouse': `var(--mouse-${seat.look})` }}>
      <div class="seat-top">
        <Face bot={level === null ? null : BUILDERS[now.mode][level]} look={seat.look} />
        <h3>{name}</h3>
        {now.seats.length > 2 ? (
          <div class="row tools">
            <button
              type="button"
              class="button quiet icon"
              aria-label={newGame.removePlayer(name)}
              onClick={() => {
                draft.value = removeSeat(now, index);
              }}
            >
              <Icon name="close" />
            </button>
          </div>
        ) : null}
      </div>
      <SeatKindChoice
        online={online}
        look={seat.look}
        isBot={seat.level !== null}
        onBot={(bot) => change({ level: bot ? FIRST_LEVEL : null })}
      />
      {kindAt(online.value, seat.look, level !== null) === 'person' ? (
        <Person seat={seat} index={index} onChange={change} />
      ) : null}
      {level === null ? null : (
        <Builder draft={now} level={level} onChange={(next) => change({ level: next })} />
      )}
      <LookChoice
        legend={c().setup.colour}
        value={seat.look}
        onChange={(look) => {
          draft.value = changeLook(now, index, look);
        }}
      />
    </li>
  );
}

type PersonProps = {
  readonly seat: SeatDraft;
  readonly index: number;
  readonly onChange: (changes: Partial<SeatDraft>) => void;
};

function Person({ seat, index, onChange }: PersonProps) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{t().newGame.name}</label>
      <input
        id={id}
        class="input"
        maxLength={LONGEST_NAME}
        autocomplete="off"
        placeholder={c().setup.seat(index + 1)}
        value={seat.name}
        onInput={(event) => onChange({ name: event.currentTarget.value })}
      />
    </div>
  );
}

type BuilderProps = {
  readonly draft: ChateauDraft;
  readonly level: number;
  readonly onChange: (level: number) => void;
};

function Builder({ draft: { mode }, level, onChange }: BuilderProps) {
  const { newGame, app } = t();
  const choosing = useSignal(false);
  const close = (): void => {
    choosing.value = false;
  };
  return (
    <>
      <button
        type="button"
        class="opponent"
        aria-haspopup="dialog"
        onClick={() => {
          choosing.value = true;
        }}
      >
        <BuilderCard mode={mode} level={level}>
          <span class="change">{newGame.chooseOpponent}</span>
        </BuilderCard>
      </button>
      {choosing.value ? (
        <Dialog title={newGame.opponentTitle} onClose={close}>
          <ul class="stack tight">
            {BUILDERS[mode].map((id, one) => (
              <li key={id}>
                <button
                  type="button"
                  class="opponent"
                  aria-current={one === level}
                  autofocus={one === level}
                  onClick={() => {
                    onChange(one);
                    close();
                  }}
                >
                  <BuilderCard mode={mode} level={one} />
                </button>
              </li>
            ))}
          </ul>
          <div class="row end">
            <button type="button" class="button" onClick={close}>
              {app.cancel}
            </button>
          </div>
        </Dialog>
      ) : null}
    </>
  );
}

type CardProps = {
  readonly mode: ChateauDraft['mode'];
  readonly level: number;
  readonly children?: ComponentChildren;
};

function BuilderCard({ mode, level, children }: CardProps) {
  const { setup, character } = c();
  const id = BUILDERS[mode][level];
  return (
    <>
      <BuilderPortrait character={id} />
      <span>
        <b>{character[id].name}</b>
        <span class="level">{setup.level(level + 1)}</span>
        <span>{character[id].sentence}</span>
        {children}
      </span>
    </>
  );
}
