import { useSignal } from '@preact/signals';
import { pageTexts } from '../../../i18n/i18n.js';
import { FamilyBoxLater } from '../../../shell/family/later.js';
import { keepOnline, loadOnline } from '../../../shell/online/draft.js';
import { startOnlineTable } from '../../../shell/online/start.js';
import { StartBar, submitting } from '../../../shell/online/start-bar.js';
import { TableOptions, Where } from '../../../shell/online/where.js';
import { AddPlayer } from '../../../shell/setup/add-player.js';
import { FlatTablet } from '../../../shell/setup/flat-tablet.js';
import { Page } from '../../../shell/ui/page.js';
import { namesOf } from '../../common/names.js';
import type { PlainFacts } from '../kit.js';
import { plainTexts } from '../texts/table.js';
import { addSeat, asSeated, FIRST_BOT, lastDraft } from './draft.js';
import { Seat } from './seat.js';
import { optionsOf, sittersOf, startTable } from './start-plain.js';

/** A new game of any kind: who plays, and where. */
export function newPlain(facts: PlainFacts) {
  return function NewPlain() {
    const { newGame, home } = pageTexts();
    const draft = useSignal(lastDraft(facts).now.peek());
    const online = useSignal(loadOnline());
    const busy = useSignal(false);
    const now = draft.value;
    const start = async (): Promise<boolean> => {
      lastDraft(facts).keep(now);
      keepOnline(online.value);
      if (!online.value.isOnline) return startTable(facts, now);
      const wishes = now.seats.map(({ look, bot }) => ({ look, bot: bot ?? FIRST_BOT }));
      return startOnlineTable(facts.id, optionsOf(now), wishes, online.value, false);
    };
    return (
      <Page title={newGame.title} lead={facts.name}>
        <form class="stack loose" onSubmit={submitting(busy, start)}>
          <Where online={online} />
          <p>
            <a class="button" href={`/rules/${facts.id}`}>
              {home.howToPlay}
            </a>
          </p>
          <section class="stack" aria-labelledby="who">
            <h2 id="who">{newGame.who}</h2>
            <ol class="seats">
              {now.seats.map((seat, index) => (
                <Seat key={seat.look} facts={facts} draft={draft} online={online} index={index} />
              ))}
            </ol>
            {now.seats.length < Math.min(4, facts.players.max) ? (
              <AddPlayer
                onAdd={() => {
                  draft.value = addSeat(now);
                }}
              />
            ) : null}
            {online.value.isOnline ? null : (
              <FlatTablet people={now.seats.filter(({ bot }) => bot === null).length} />
            )}
          </section>
          <TableOptions online={online} />
          <StartBar
            names={namesOf(sittersOf(asSeated(now, online.value, newGame)))}
            looks={now.seats.map(({ look }) => look)}
            online={online.value}
            busy={busy.value}
            starting={plainTexts().setup.starting}
          />
        </form>
        <FamilyBoxLater />
      </Page>
    );
  };
}
