import type { GameRecord } from '@castellan/kernel';
import type { FinishedGame } from '@castellan/protocol';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { namesOf, PROGRAM } from '../../../games/common/names.js';
import { formatWhen } from '../../../i18n/format.js';
import { t } from '../../../i18n/i18n.js';
import { p } from '../../../i18n/online-pages.js';
import { OnlineTrouble } from '../../../online/online.js';
import { castOf } from '../../../online/table/cast.js';
import { tables } from '../../../tables/client.js';
import { sittersIn } from '../../../tables/extras.js';
import type { Fairness } from '../../../tables/fairness.js';
import { BrokenCastle, Icon } from '../../art.js';
import { saveFile } from '../../files.js';
import { FairnessPanel } from '../../online/fairness-panel.js';
import { fetchFinished, toCheck } from '../../online/finished.js';
import { gameName } from '../../online/games.js';
import { scoreWords } from '../../online/words.js';
import type { Route } from '../../router.js';
import { settings } from '../../settings.js';
import { Page } from '../../ui/page.js';

type Found = FinishedGame & { readonly game: string; readonly players: readonly Player[] };
type Player = { readonly name: string; readonly face: ComponentChildren };

/** A finished online game: how it ended, to look through, and whether chance was fair. */
export default function Game({ route }: { readonly route: Route }) {
  const id = route.page === 'game' ? route.id : '';
  const { game: texts } = p();
  const [found, setFound] = useState<Found | null>(null);
  const [problem, setProblem] = useState<'gone' | 'unreachable' | null>(null);
  useEffect(() => {
    fetchFinished(id)
      .then(async (finished) => setFound({ ...finished, ...(await readHead(finished.record)) }))
      .catch((error: unknown) => {
        const away = error instanceof OnlineTrouble && error.problem.kind === 'unreachable';
        setProblem(away ? 'unreachable' : 'gone');
      });
  }, [id]);
  if (problem !== null) return <Missing id={id} unreachable={problem === 'unreachable'} />;
  if (found === null)
    return (
      <p class="content soft" role="status">
        {t().app.loading}
      </p>
    );
  return (
    <Page title={texts.title} lead={`${gameName(found.game)} · ${texts.when(formatWhen(found.at))}`}>
      <Ending found={found} id={id} />
      <FairnessPanel game={found} names={found.players.map(({ name }) => name)} />
    </Page>
  );
}

function Ending({ found, id }: { readonly found: Found; readonly id: string }) {
  const { game: texts } = p();
  const [outcome, setOutcome] = useState<Fairness['outcome']>(null);
  useEffect(() => {
    tables()
      .ask('fairness', toCheck(found))
      .then(({ outcome: ended }) => setOutcome(ended))
      .catch(() => null);
  }, [found]);
  return (
    <section class="panel stack">
      <ol class="podium">
        {found.players.map(({ name, face }, seat) => {
          const isWinner = outcome?.winners.includes(seat) === true;
          return (
            <li key={seat} class={isWinner ? 'winner' : undefined}>
              {face}
              <b>{name}</b>
              {outcome !== null && (
                <span>
                  {scoreWords(found.game, Number(outcome.scores[seat] ?? 0))}
                  {isWinner && ` · ${texts.winner}`}
                </span>
              )}
            </li>
          );
        })}
      </ol>
      {found.rated && !settings.value.children && <p class="soft">{texts.rated}</p>}
      <div class="row">
        <a class="button primary" href={`/watch/${id}`}>
          <Icon name="play" />
          {texts.replay}
        </a>
        <button type="button" class="button" onClick={() => saveFile(found.record, found.game, found.at)}>
          <Icon name="download" />
          {texts.download}
        </button>
        <a class="button" href={`/t/${id}`}>
          {texts.toTable}
        </a>
      </div>
    </section>
  );
}

function Missing({ id, unreachable }: { readonly id: string; readonly unreachable: boolean }) {
  const { game: texts, trouble } = p();
  return (
    <Page
      title={unreachable ? texts.title : texts.none}
      lead={unreachable ? trouble.unreachable : texts.noneHint}
    >
      <div class="lost">
        <BrokenCastle />
      </div>
      <div class="row">
        <a class="button primary" href={`/t/${encodeURIComponent(id)}`}>
          {texts.toTable}
        </a>
        <a class="button" href="/">
          {t().app.toHome}
        </a>
      </div>
    </Page>
  );
}

/** Which game, and who played: all that is needed before it is replayed. */
async function readHead(text: string): Promise<{ game: string; players: readonly Player[] }> {
  const record = JSON.parse(text) as GameRecord;
  const { game, options } = record;
  const cast = await castOf(game, options);
  const sitters = sittersIn(record, Number(options.players));
  const names = namesOf(sitters, cast.characters());
  const players = sitters.map(({ bot, look }, seat) => {
    const known = bot === PROGRAM || cast.bots.includes(bot ?? '') ? bot : null;
    return { name: names[seat], face: cast.face(known, look) };
  });
  return { game, players };
}
