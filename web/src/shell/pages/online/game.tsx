import type { GameRecord } from '@castellan/kernel';
import type { FinishedGame } from '@castellan/protocol';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { BrokenCastle } from '../../../art/index.js';
import { namesOf, PROGRAM } from '../../../games/common/names.js';
import { gameWith } from '../../../games/games.js';
import { formatWhen } from '../../../i18n/format.js';
import { pageTexts } from '../../../i18n/i18n.js';
import { onlinePageTexts } from '../../../i18n/online-pages.js';
import { tableWorker } from '../../../tables/client.js';
import { sittersIn } from '../../../tables/extras.js';
import type { Fairness } from '../../../tables/fairness.js';
import { TableError } from '../../../tables/problem.js';
import { saveFile } from '../../files.js';
import { gameName } from '../../game-name.js';
import { FairnessPanel } from '../../online/fairness-panel.js';
import { fetchFinished, toCheck } from '../../online/finished.js';
import type { Route } from '../../router.js';
import { settings } from '../../settings.js';
import { Button, ButtonLink } from '../../ui/button.js';
import { Page } from '../../ui/page.js';

type Head = { readonly game: string; readonly edition: unknown; readonly players: readonly Player[] };
type Found = FinishedGame & Head;
type Player = { readonly name: string; readonly face: ComponentChildren };

/** A finished online game: how it ended, to look through, and whether chance was fair. */
export default function Game({ route }: { readonly route: Route }) {
  const id = route.page === 'game' ? route.id : '';
  const { game: texts } = onlinePageTexts();
  const [found, setFound] = useState<Found | null>(null);
  const [problem, setProblem] = useState<'gone' | 'unreachable' | null>(null);
  useEffect(() => {
    fetchFinished(id)
      .then(async (finished) => setFound({ ...finished, ...(await readHead(finished.record)) }))
      .catch((error: unknown) => {
        const away = error instanceof TableError && error.problem.kind === 'unreachable';
        setProblem(away ? 'unreachable' : 'gone');
      });
  }, [id]);
  if (problem !== null) return <Missing id={id} unreachable={problem === 'unreachable'} />;
  if (found === null)
    return (
      <p class="content soft" role="status">
        {pageTexts().app.loading}
      </p>
    );
  return (
    <Page
      title={texts.title}
      lead={`${gameName(found.game, found.edition)} · ${texts.when(formatWhen(found.at))}`}
    >
      <Ending found={found} id={id} />
      <FairnessPanel game={found} names={found.players.map(({ name }) => name)} />
    </Page>
  );
}

function Ending({ found, id }: { readonly found: Found; readonly id: string }) {
  const { game: texts } = onlinePageTexts();
  const [outcome, setOutcome] = useState<Fairness['outcome']>(null);
  useEffect(() => {
    tableWorker()
      .ask('fairness', toCheck(found))
      .then(({ outcome: ended }) => setOutcome(ended))
      .catch(() => null);
  }, [found]);
  return (
    <section class="panel stack">
      <ol class="podium">
        {found.players.map(({ name, face }, seat) => {
          const isWinner = (found.ended ?? outcome)?.winners.includes(seat) === true;
          return (
            <li key={seat} class={isWinner ? 'winner' : undefined}>
              {face}
              <b>{name}</b>
              {outcome === null && isWinner && <span>{texts.winner}</span>}
              {outcome !== null && (
                <span>
                  {gameWith(found.game).scoreWords(Number(outcome.scores[seat] ?? 0))}
                  {isWinner && ` · ${texts.winner}`}
                </span>
              )}
            </li>
          );
        })}
      </ol>
      {found.rated && !settings.value.children && <p class="soft">{texts.rated}</p>}
      <div class="row">
        <ButtonLink class="primary" icon="play" words={texts.replay} href={`/watch/${id}`} />
        <Button
          icon="download"
          words={texts.download}
          onClick={() => saveFile(found.record, found, found.at)}
        />
        <ButtonLink words={texts.toTable} href={`/t/${id}`} />
      </div>
    </section>
  );
}

function Missing({ id, unreachable }: { readonly id: string; readonly unreachable: boolean }) {
  const { game: texts } = onlinePageTexts();
  return (
    <Page
      title={unreachable ? texts.title : texts.none}
      lead={unreachable ? pageTexts().problem.unreachable : texts.noneHint}
    >
      <div class="lost">
        <BrokenCastle />
      </div>
      <div class="row">
        <ButtonLink class="primary" words={texts.toTable} href={`/t/${encodeURIComponent(id)}`} />
        <ButtonLink words={pageTexts().app.toHome} href="/" />
      </div>
    </Page>
  );
}

/** Which game, and who played: all that is needed before it is replayed. */
async function readHead(text: string): Promise<Head> {
  const record = JSON.parse(text) as GameRecord;
  const { game, options } = record;
  const cast = await gameWith(game).cast(options);
  const sitters = sittersIn(record, Number(options.players));
  const names = namesOf(sitters);
  const players = sitters.map(({ bot, look }, seat) => {
    const known = bot === PROGRAM || cast.bots.includes(bot ?? '') ? bot : null;
    return { name: names[seat], face: cast.face(known, look) };
  });
  return { game, edition: options.edition, players };
}
