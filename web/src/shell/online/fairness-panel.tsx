import type { FinishedGame } from '@castellan/protocol';
import { useState } from 'preact/hooks';
import { formatList } from '../../i18n/format.js';
import { p } from '../../i18n/online-pages.js';
import { tables } from '../../tables/client.js';
import { type Beginning, type Fairness, isFair } from '../../tables/fairness.js';
import { Icon } from '../art.js';
import { toCheck } from './finished.js';

type Checked = Fairness | 'checking' | 'unreadable' | null;

type Props = { readonly game: FinishedGame; readonly names: readonly string[] };

/** The seal before, the number after, and a button that calculates the whole game again on this device. */
export function FairnessPanel({ game, names }: Props) {
  const { fair } = p();
  const [found, setFound] = useState<Checked>(null);
  const check = async (): Promise<void> => {
    setFound('checking');
    setFound(
      await tables()
        .ask('fairness', toCheck(game))
        .catch(() => 'unreadable' as const),
    );
  };
  return (
    <section class="panel stack loose" aria-labelledby="fair">
      <h2 id="fair">{fair.title}</h2>
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
      <div class="row">
        <button type="button" class="button primary" disabled={found === 'checking'} onClick={check}>
          <Icon name="check" />
          {found === null ? fair.check : fair.again}
        </button>
        <p class="soft">{fair.where}</p>
      </div>
      <div role="status">
        {found === 'checking' && <p>{fair.checking}</p>}
        {found === 'unreadable' && <p class="notice">{fair.unreadable}</p>}
        {typeof found === 'object' && found !== null && (
          <Findings found={found} first={firstOf(game, names)} />
        )}
      </div>
      <details class="more">
        <summary>{fair.recipe}</summary>
        <p>{fair.recipeText}</p>
      </details>
    </section>
  );
}

/** Who began. */
function firstOf({ record }: FinishedGame, names: readonly string[]): string {
  const { options } = JSON.parse(record) as { options?: { first?: number } };
  return names[options?.first ?? 0] ?? '';
}

function Findings({ found, first }: { readonly found: Fairness; readonly first: string }) {
  const { fair } = p();
  const { sealFits, beginning, draws, moves, odd } = found;
  return (
    <div class={isFair(found) ? 'findings good' : 'findings bad'}>
      <h3>
        <Icon name={isFair(found) ? 'check' : 'warning'} />
        {isFair(found) ? fair.good : fair.bad}
      </h3>
      <ul>
        <Finding good={sealFits}>{sealFits ? fair.sealFits : fair.sealBroken}</Finding>
        {odd !== null && (
          <Finding good={false}>
            {odd.computed === null ? fair.badMove(odd.number) : fair.odd(odd.number, odd.told, odd.computed)}
          </Finding>
        )}
        {odd === null && <Finding good>{fair.draws(draws)}</Finding>}
        {odd === null && <Finding good>{fair.moves(moves)}</Finding>}
        <Start beginning={beginning} first={first} />
      </ul>
    </div>
  );
}

/** What was left to chance before the first move, and what was not. */
function Start({ beginning, first }: { readonly beginning: Beginning; readonly first: string }) {
  const { fair, fate } = p();
  const { fits, drawn, chosen } = beginning;
  const wordsFor = (keys: readonly string[]): string =>
    formatList(keys.map((key) => (key === 'first' ? fate.first(first) : key === 'rooms' ? fate.rooms : key)));
  if (fits === null) return <Finding good>{fair.setupUnknown}</Finding>;
  if (!fits) return <Finding good={false}>{fair.setupOdd}</Finding>;
  return (
    <>
      {drawn.length > 0 && <Finding good>{fair.setupDrawn(wordsFor(drawn))}</Finding>}
      {chosen.length > 0 && <Finding good>{fair.setupChosen(wordsFor(chosen))}</Finding>}
    </>
  );
}

function Finding({ good, children }: { readonly good: boolean; readonly children: string }) {
  return (
    <li>
      <Icon name={good ? 'check' : 'close'} size={20} />
      <span>{children}</span>
    </li>
  );
}

/** A sealed envelope before, an open one after. */
function Envelope() {
  const paper = {
    fill: 'var(--paper)',
    stroke: 'var(--art-ink)',
    'stroke-width': 3,
    'stroke-linejoin': 'round',
  } as const;
  return (
    <svg class="envelopes" viewBox="0 0 320 110" aria-hidden="true" focusable="false">
      <g transform="translate(12 22)">
        <path d="M0 4h112v74H0z" {...paper} />
        <path d="M0 4l56 44L112 4" {...paper} />
        <circle cx="56" cy="46" r="15" fill="var(--banner)" stroke="var(--banner-deep)" stroke-width="3" />
        <path d="M49 51v-9h4v-3h6v3h4v9z" fill="var(--on-banner)" />
      </g>
      <path
        d="M140 62h30M160 52l12 10-12 10"
        fill="none"
        stroke="var(--edge)"
        stroke-width="4"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
      <g transform="translate(194 22)">
        <path d="M0 30L56-12 112 30v48H0z" {...paper} />
        <path d="M16 6h80v50H16z" fill="var(--panel-raised)" stroke="var(--art-ink)" stroke-width="3" />
        <path
          d="M26 20h60M26 31h60M26 42h40"
          stroke="var(--link)"
          stroke-width="4"
          stroke-linecap="round"
          stroke-dasharray="6 7 11 6"
        />
        <path d="M0 30l56 36 56-36v48H0z" {...paper} />
      </g>
    </svg>
  );
}
