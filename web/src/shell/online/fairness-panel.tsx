import type { FinishedGame } from '@castellan/protocol';
import { useState } from 'preact/hooks';
import { onlinePageTexts } from '../../i18n/online-pages.js';
import { tableWorker } from '../../tables/client.js';
import type { Fairness } from '../../tables/fairness.js';
import { Button } from '../ui/button.js';
import { Envelope } from './envelope.js';
import { Findings } from './findings.js';
import { toCheck } from './finished.js';

type Checked = Fairness | 'checking' | 'unreadable' | null;

type Props = { readonly game: FinishedGame; readonly names: readonly string[] };

/** The seal before, the number after, and a button that calculates the whole game again on this device. */
export function FairnessPanel({ game, names }: Props) {
  const { fair } = onlinePageTexts();
  const [found, setFound] = useState<Checked>(null);
  const { options, actions } = JSON.parse(game.record) as Head;
  const check = async (): Promise<void> => {
    setFound('checking');
    setFound(
      await tableWorker()
        .ask('fairness', toCheck(game))
        .catch(() => 'unreadable' as const),
    );
  };
  // of a game that was over when it was brought here nothing follows from the number
  const unsealed = game.imported?.unsealed ?? 0;
  const hasSeal = unsealed < actions.length;
  const origin = unsealed === 0 ? fair.importedWhole : hasSeal ? fair.importedPart : fair.importedBare;
  return (
    <section class="panel stack loose" aria-labelledby="fair">
      <h2 id="fair">{fair.title}</h2>
      {game.imported !== undefined && <p class="notice">{origin}</p>}
      {hasSeal && <Seal game={game} />}
      <div class="row">
        <Button
          class="primary"
          icon="check"
          words={found === null ? fair.check : fair.again}
          disabled={found === 'checking'}
          onClick={check}
        />
        <p class="soft">{fair.where}</p>
      </div>
      <div role="status">
        {found === 'checking' && <p>{fair.checking}</p>}
        {found === 'unreadable' && <p class="notice">{fair.unreadable}</p>}
        {typeof found === 'object' && found !== null && (
          <Findings
            found={found}
            first={names[options.first ?? 0] ?? ''}
            isImported={game.imported !== undefined}
            wasEnded={game.ended !== undefined}
          />
        )}
      </div>
      {hasSeal && (
        <details class="more">
          <summary>{fair.recipe}</summary>
          <p>{fair.recipeText}</p>
        </details>
      )}
    </section>
  );
}

/** What is needed of a record: who began, and how long it went on. */
type Head = { readonly options: { readonly first?: number }; readonly actions: readonly string[] };

function Seal({ game }: { readonly game: FinishedGame }) {
  const { fair } = onlinePageTexts();
  return (
    <>
      <p>{fair.story}</p>
      <Envelope />
      <dl class="seal-and-seed">
        <dt>{fair.before}</dt>
        <dd>
          <code>{game.commitment}</code>
        </dd>
        <dt>{fair.after}</dt>
        <dd>
          <code>{game.seed}</code>
        </dd>
      </dl>
      <p>{fair.why}</p>
    </>
  );
}
