import type { FirstChoice, TableState } from '@castellan/protocol';
import { gameWith } from '../../games/games.js';
import { pageTexts } from '../../i18n/i18n.js';
import { onlineTableTexts } from '../../i18n/online-table.js';
import { orSay } from '../../shell/online/ask.js';
import { questionOf } from '../../shell/setup/customs.js';
import { Button } from '../../shell/ui/button.js';
import { Select } from '../../shell/ui/controls.js';
import { askOnline } from '../online.js';
import type { OnlineTableModel } from './model.js';

type Props = { readonly model: OnlineTableModel };
type First = NonNullable<TableState['first']>;

/** Before the game: who is going to begin. Whoever may say it says it here; the others read it. */
export function WhoBeginsHere({ model }: Props) {
  const { room } = onlineTableTexts();
  const { first } = model.state.value;
  // a server of before knows nothing of it
  if (first === undefined) return null;
  const mayChoose = model.isHost.value || (isHostAway(model) && model.holds.value.length > 0);
  if (isAsked(model)) return <Question model={model} mayAnswer={mayChoose} />;
  if (mayChoose) return <Choosing model={model} first={first} />;
  return (
    <section class="panel stack tight">
      <h2>{room.whoBegins}</h2>
      <p>{wordsOf(model, first)}</p>
    </section>
  );
}

/** Everybody is there and waits for an answer. */
export function isAsked({ state }: OnlineTableModel): boolean {
  const { first, seats } = state.value;
  return first?.by === 'ask' && seats.every(({ person, bot }) => person !== null || bot !== null);
}

/** The host has left, so whoever plays may decide. One who only looks on is not seen from here: then the server objects. */
function isHostAway({ state }: OnlineTableModel): boolean {
  const { host, seats } = state.value;
  return seats.some(({ person, present }) => person !== null && person.id === host && !present);
}

function hostOf({ state }: OnlineTableModel): string {
  const { host, seats } = state.value;
  return (
    seats.find(({ person }) => person !== null && person.id === host)?.name ??
    onlineTableTexts().room.somebody
  );
}

function wordsOf(model: OnlineTableModel, first: First): string {
  const { room } = onlineTableTexts();
  if (first.by === 'chance') return room.chance;
  if (first.by === 'host') return room.chooses(nameAt(model, first.seat));
  const custom = gameWith(model.state.value.game).custom(model.options.edition);
  const whom = custom === null ? '' : `${pageTexts().begins[custom]}. `;
  return whom + room.hostIsAsked(hostOf(model));
}

/** A seat that nobody has taken yet is called by its number. */
function nameAt(model: OnlineTableModel, seat: number): string {
  const { person, bot } = model.state.value.seats[seat];
  return person === null && bot === null ? pageTexts().newGame.player(seat + 1) : model.nameAt(seat);
}

const choose = (model: OnlineTableModel, first: FirstChoice) =>
  void orSay(askOnline({ type: 'first', table: model.id, first }));

const VALUES = { chance: -1, ask: -2 } as const;

function Choosing({ model, first }: Props & { readonly first: First }) {
  const { room } = onlineTableTexts();
  const { begins } = pageTexts();
  const { game, seats } = model.state.value;
  const custom = gameWith(game).custom(model.options.edition);
  const choices: { value: number; label: string; first: FirstChoice }[] = [
    { value: VALUES.chance, label: room.chance, first: 'chance' },
    ...(custom === null ? [] : [{ value: VALUES.ask, label: begins[custom], first: 'ask' as const }]),
    ...seats.map((_, seat) => ({ value: seat, label: nameAt(model, seat), first: seat })),
  ];
  return (
    <section class="panel">
      <Select
        label={room.whoBegins}
        hint={custom === null ? begins.anyMethod : first.by === 'ask' ? begins.atTable : undefined}
        value={first.by === 'host' ? first.seat : VALUES[first.by]}
        choices={choices}
        onChange={(value) => choose(model, choices.find((one) => one.value === value)?.first ?? 'chance')}
      />
    </section>
  );
}

/** The answer begins the game. */
function Question({ model, mayAnswer }: Props & { readonly mayAnswer: boolean }) {
  const { room } = onlineTableTexts();
  const { game, seats } = model.state.value;
  const custom = gameWith(game).custom(model.options.edition);
  const people = seats.flatMap(({ person }, seat) => (person === null ? [] : [seat]));
  return (
    <section class="panel stack" aria-live="polite">
      <h2>{custom === null ? room.whoBegins : questionOf(custom)}</h2>
      {mayAnswer ? (
        <div class="row">
          {people.map((seat) => (
            <Button
              class="primary"
              key={seat}
              words={model.nameAt(seat)}
              onClick={() => choose(model, seat)}
            />
          ))}
          <Button words={pageTexts().begins.nobodyKnows} onClick={() => choose(model, 'chance')} />
        </div>
      ) : (
        <p>{room.hostAnswers(hostOf(model))}</p>
      )}
    </section>
  );
}
