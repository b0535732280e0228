import type { Signal } from '@preact/signals';
import { Icon } from '../../../art/index.js';
import { pageTexts } from '../../../i18n/i18n.js';
import { FamilyLater } from '../../../shell/family/later.js';
import { kindAt, type OnlineDraft } from '../../../shell/online/draft.js';
import { NameField } from '../../../shell/setup/name-field.js';
import { OpponentChoice } from '../../../shell/setup/opponents.js';
import { SeatKindChoice } from '../../../shell/setup/seat-kind.js';
import { LookChoice } from '../../../shell/ui/look-choice.js';
import { botName } from '../../common/names.js';
import { BuilderPortrait } from '../art/index.js';
import { Face } from '../table/face.js';
import { chateauSetupTexts } from '../texts/setup.js';
import { chateauTexts } from '../texts/table.js';
import {
  asSeated,
  BUILDERS,
  type BuilderDraft,
  type ChateauDraft,
  changeLook,
  changeSeat,
  FIRST_LEVEL,
  removeSeat,
} from './draft.js';
import { namesOf } from './names.js';

type Props = {
  readonly draft: Signal<ChateauDraft>;
  readonly online: Signal<OnlineDraft>;
  readonly index: number;
};

/** One place at the table: who sits there, and in which colour. */
export function Seat({ draft, online, index }: Props) {
  const { newGame } = pageTexts();
  const { setup, character } = chateauSetupTexts();
  const now = draft.value;
  const builders = BUILDERS[now.mode];
  const seat = now.seats[index];
  const seated = asSeated(now, online.value, newGame);
  const { level } = seated.seats[index];
  const name = namesOf(seated)[index];
  const change = (changes: Partial<BuilderDraft>): void => {
    draft.value = changeSeat(now, index, changes);
  };
  return (
    <li class="panel seat" style={{ '--mouse': `var(--mouse-${seat.look})` }}>
      <div class="seat-top">
        <Face bot={level === null ? null : builders[level]} look={seat.look} />
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
        <>
          <NameField
            value={seat.name}
            otherwise={chateauTexts().table.player(index + 1)}
            onChange={(next) => change({ name: next })}
          />
          <FamilyLater
            now={{ name: seat.name, mouse: seat.look, memoryAid: false }}
            seated={now.seats.map((one) => one.name.trim())}
            onPick={({ name: next, mouse }) => {
              draft.value = changeLook(changeSeat(now, index, { name: next }), index, mouse);
            }}
          />
        </>
      ) : null}
      {level === null ? null : (
        <OpponentChoice
          all={builders.map((id) => ({ id, name: botName(id) ?? id, ...character[id] }))}
          chosen={builders[level]}
          face={(id) => <BuilderPortrait character={id} />}
          onChoose={(id) => change({ level: builders.indexOf(id) })}
        />
      )}
      <LookChoice
        legend={setup.colour}
        value={seat.look}
        onChange={(look) => {
          draft.value = changeLook(now, index, look);
        }}
      />
    </li>
  );
}
