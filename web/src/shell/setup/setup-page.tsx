import type { JsonObject } from '@castellan/kernel';
import { useSignal } from '@preact/signals';
import { namesOf } from '../../games/common/names.js';
import type { SetupGame } from '../../games/setup-game.js';
import { pageTexts } from '../../i18n/i18n.js';
import { FamilyBoxLater } from '../family/later.js';
import { LOOKS, type Look } from '../look.js';
import { keepOnline, loadOnline } from '../online/draft.js';
import { startOnlineTable } from '../online/start.js';
import { StartBar, submitting } from '../online/start-bar.js';
import { TableOptions, Where } from '../online/where.js';
import { Page } from '../ui/page.js';
import { AddPlayer } from './add-player.js';
import { asSeated, draftOf, optionsOf, withOption, withSeats } from './draft.js';
import { FlatTablet } from './flat-tablet.js';
import { lastTable, type TableDraft } from './last-table.js';
import { OptionField } from './option-field.js';
import { useOwnBoxes } from './own-boxes.js';
import { Seat } from './seat.js';
import { addSeat, type Seats } from './seats.js';
import { sittersOf, startTable } from './start-table.js';
import { settleFirst, WhoBegins, WhoBeginsQuestion } from './who-begins.js';

/** The page that sets up a table of any game: where, who, and by which options. */
export function SetupPage({ game }: { readonly game: SetupGame }) {
  const { newGame } = pageTexts();
  const last = lastTable(game);
  const draft = useSignal(draftOf(last.now.peek(), game));
  const online = useSignal(loadOnline());
  const busy = useSignal(false);
  const answer = useSignal<Look | null>(null);
  const boxes = useOwnBoxes(game, draft);
  const box = boxes.chosen.value;
  const { seats, first } = draft.value;
  const options = { ...draft.value.options, ...box?.options };
  const { isOnline } = online.value;
  const seated = asSeated(draft.value, online.value, game, pageTexts());
  const names = namesOf(sittersOf(seated, game));
  const candidates = seated.map(({ look, bot }, i) => ({ look, name: names[i], isPerson: bot === null }));
  const asking = { custom: game.custom(options), candidates, first, answer };
  const setSeats = (next: Seats): void => {
    draft.value = withSeats(draft.value, next);
  };

  const start = async (): Promise<boolean> => {
    await boxes.settled();
    const own = boxes.chosen.peek();
    const { box: _, ...kept } = draft.peek();
    last.keep(own === null ? kept : { ...kept, box: own.id });
    const meantBy = (changes: Partial<TableDraft>): JsonObject =>
      optionsOf({ ...kept, ...changes, options: { ...kept.options, ...own?.options } }, game);
    keepOnline(online.value);
    if (!isOnline) {
      const named = await settleFirst(asking);
      return named !== undefined && startTable(game, seats, meantBy({ first: named }));
    }
    const bots = game.bots(options);
    const wishes = seated.map(({ look, bot }) => ({ look, bot: bot ?? bots[game.friendly] }));
    return startOnlineTable(game.id, meantBy({ seats: seated }), wishes, online.value, first === 'custom');
  };

  const own = {
    more: boxes.choices,
    chosen: box?.id,
    onMore: boxes.choose,
    children: (
      <p>
        <a href="/boxes">{game.own?.link()}</a>
      </p>
    ),
  };
  const field = (name: string, wide: boolean) => (
    <OptionField
      key={name}
      {...{ game, name, options, wide }}
      onChange={(value) => {
        draft.value = withOption(draft.value, game, name, value);
        boxes.drop(name);
      }}
      {...(game.own?.option === name && wide ? own : {})}
    />
  );
  const inSight = (name: string) => field(name, true);
  const { Before, After, more } = game;

  return (
    <Page title={newGame.title} lead={game.title(options)}>
      <form class="stack loose" onSubmit={submitting(busy, start)}>
        <Where online={online} />
        {Before === undefined ? null : <Before field={inSight} />}
        <section class="stack" aria-labelledby="who">
          <h2 id="who">{newGame.who}</h2>
          <ol class="seats">
            {seats.map(({ look }, index) => (
              <Seat
                key={look}
                {...{ game, draft, online, index }}
                seated={seated[index]}
                name={names[index]}
                onChange={setSeats}
              />
            ))}
          </ol>
          {seats.length < Math.min(LOOKS.length, game.players.max) ? (
            <AddPlayer onAdd={() => setSeats(addSeat(seats))} />
          ) : null}
          {isOnline ? null : <FlatTablet people={seats.filter(({ bot }) => bot === null).length} />}
        </section>
        <TableOptions online={online} />
        {After === undefined ? null : <After field={inSight} />}
        {more.length === 0 ? null : (
          <details class="panel more">
            <summary>{newGame.moreOptions}</summary>
            <div class="stack loose">
              {'first' in game.options ? (
                <WhoBegins
                  {...asking}
                  {...{ isOnline }}
                  hint={game.words.hint('first', options) as string | undefined}
                  onChange={(next) => {
                    draft.value = { ...draft.value, first: next };
                  }}
                />
              ) : null}
              {more.map((name) => field(name, false))}
            </div>
          </details>
        )}
        <StartBar
          names={names}
          looks={seats.map(({ look }) => look)}
          online={online.value}
          busy={busy.value}
          starting={game.starting()}
        />
      </form>
      <WhoBeginsQuestion />
      <FamilyBoxLater />
    </Page>
  );
}
