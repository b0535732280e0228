import type { GameWish } from '@castellan/protocol';
import { useSignal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { games } from '../../../games/games.js';
import { companyTexts } from '../../../i18n/company.js';
import { attempt } from '../../online/ask.js';
import { followLobby } from '../../online/lobby-line.js';
import { type PushState, pushState, switchPushOn } from '../../online/push.js';
import { around, followAround, seeking, startSeeking, stopSeeking } from '../../online/seeking.js';
import { FIND_CLOCKS, isSameWish, lastChoice, PLAYERS, playBot, wishWords } from '../../online/wish.js';
import { clockWords } from '../../online/words.js';
import type { Route } from '../../router.js';
import { settings } from '../../settings.js';
import { Button } from '../../ui/button.js';
import { Segmented, Select } from '../../ui/controls.js';
import { Page } from '../../ui/page.js';
import { say } from '../../ui/toast.js';
import { ForChildren } from './for-children.js';

/** Somebody to play with: what one would like, how many look for the same, and what to do until they come. */
export default function Find({ route }: { readonly route: Route }) {
  const game = route.page === 'find' ? route.game : null;
  const { find } = companyTexts();
  const { children } = settings.value;
  useEffect(() => {
    if (children) return;
    followAround();
    return followLobby();
  }, [children]);
  if (children) return <ForChildren />;
  return (
    <Page title={find.title} lead={find.lead}>
      {seeking.value === null ? <Choose game={game} /> : <Looking wish={seeking.value} />}
      <Others />
    </Page>
  );
}

function Choose({ game }: { readonly game: string | null }) {
  const { find } = companyTexts();
  const all = games();
  const [chosen, choose] = useState(all.find(({ id }) => id === game)?.id ?? all[0].id);
  const { players, clock } = lastChoice.now.value;
  const busy = useSignal(false);
  const look = async (event: Event): Promise<void> => {
    event.preventDefault();
    busy.value = true;
    await startSeeking({ game: chosen, players, clock: FIND_CLOCKS[clock] });
    busy.value = false;
  };
  return (
    <form class="panel stack" onSubmit={look}>
      <Segmented
        legend={find.game}
        choices={all.map(({ id, name }) => ({ value: id, label: name() }))}
        value={chosen}
        onChange={choose}
      />
      <Segmented
        legend={find.howMany}
        choices={PLAYERS.map((value) => ({ value, label: find.players(value) }))}
        value={players}
        onChange={(next) => void lastChoice.keep({ players: next, clock })}
      />
      <Select
        label={find.pace}
        choices={FIND_CLOCKS.map((one, value) => ({ value, label: clockWords(one) }))}
        value={clock}
        onChange={(next) => void lastChoice.keep({ players, clock: next })}
      />
      <Button type="submit" class="primary big" icon="people" words={find.look} disabled={busy.value} />
    </form>
  );
}

function Looking({ wish }: { readonly wish: GameWish }) {
  const { find } = companyTexts();
  const others = (around.value?.looking.find((one) => isSameWish(one.wish, wish))?.people ?? 1) - 1;
  const bot = async (): Promise<void> => {
    if (await playBot(wish.game)) say(find.stillLooking);
  };
  return (
    <section class="panel stack looking" aria-labelledby="looking">
      <h2 id="looking">{find.looking}</h2>
      <p>{wishWords(wish)}</p>
      <p role="status" class="looking-count">
        {others <= 0 ? find.alone : find.same(others)}
      </p>
      <div class="row">
        <Button class="primary" icon="robot" words={find.bot} onClick={() => void bot()} />
        <Button words={find.stop} onClick={() => void stopSeeking()} />
      </div>
      <p class="hint">{find.botHint}</p>
      <CallMe wish={wish} />
    </section>
  );
}

/** Where this device can show notifications and does not yet. */
function CallMe({ wish }: { readonly wish: GameWish }) {
  const { find } = companyTexts();
  const [state, setState] = useState<PushState>('none');
  useEffect(() => void pushState().then(setState), []);
  if (state === 'on') return <p class="hint">{find.calls}</p>;
  if (state !== 'off') return null;
  const switchOn = async (): Promise<void> => {
    const next = await attempt(switchPushOn, null);
    if (next === null) return;
    setState(next);
    // looked for anew, so that the server knows
    if (next === 'on') await startSeeking(wish);
  };
  return (
    <div class="row">
      <Button words={find.callMe} onClick={() => void switchOn()} />
    </div>
  );
}

/** What others look for just now: whoever wants the same need not choose. */
function Others() {
  const { find } = companyTexts();
  const mine = seeking.value;
  const others = (around.value?.looking ?? []).filter(({ wish }) => mine === null || !isSameWish(wish, mine));
  if (others.length === 0) return null;
  return (
    <section class="stack tight">
      <h2>{find.others}</h2>
      <ul class="stack tight plain-list">
        {others.map(({ wish, people }) => (
          <li key={wishWords(wish)} class="panel others-line">
            <span>
              <b>{wishWords(wish)}</b>
              <span class="hint">{find.waits(people)}</span>
            </span>
            <Button
              words={find.join}
              aria-label={find.joinAt(wishWords(wish))}
              onClick={() => void startSeeking(wish)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
