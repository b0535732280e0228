import { Icon } from '../../art/index.js';
import { formatList } from '../../i18n/format.js';
import { onlinePageTexts } from '../../i18n/online-pages.js';
import { type Beginning, type Fairness, isFair } from '../../tables/fairness.js';

type Props = {
  readonly found: Fairness;
  /** Who began. */
  readonly first: string;
  readonly isImported: boolean;
  /** By agreement or because somebody left, not by its rules. */
  readonly wasEnded: boolean;
};

/** What came of calculating a game again. */
export function Findings({ found, first, isImported, wasEnded }: Props) {
  const { fair } = onlinePageTexts();
  const { sealFits, beginning, draws, drawsElsewhere, moves, odd } = found;
  const isGood = isFair(found, wasEnded);
  // where a part of it was elsewhere, what is left to say is less
  const isWhole = beginning !== null;
  const fits = isImported ? fair.sealImported : fair.sealFits;
  return (
    <div class={isGood ? 'findings good' : 'findings bad'}>
      <h3>
        <Icon name={isGood ? 'check' : 'warning'} />
        {isGood ? (isWhole ? fair.good : fair.goodMoves) : fair.bad}
      </h3>
      <ul>
        {(isWhole || draws > 0) && (
          <Finding icon={sealFits ? 'check' : 'close'}>{sealFits ? fits : fair.sealBroken}</Finding>
        )}
        {odd !== null && (
          <Finding icon="close">
            {odd.computed === null ? fair.badMove(odd.number) : fair.odd(odd.number, odd.told, odd.computed)}
          </Finding>
        )}
        {odd === null && (isWhole || draws > 0) && <Finding icon="check">{fair.draws(draws)}</Finding>}
        {odd === null && <Finding icon="check">{fair.moves(moves)}</Finding>}
        {isWhole && <Start beginning={beginning} first={first} />}
        {!isWhole && <Finding icon="info">{fair.elsewhere(drawsElsewhere)}</Finding>}
      </ul>
    </div>
  );
}

/** What was left to chance before the first move, and what was not. */
function Start({ beginning, first }: { readonly beginning: Beginning; readonly first: string }) {
  const { fair, fate } = onlinePageTexts();
  const { fits, drawn, chosen } = beginning;
  const wordsFor = (keys: readonly string[]): string =>
    formatList(keys.map((key) => (key === 'first' ? fate.first(first) : key === 'rooms' ? fate.rooms : key)));
  if (fits === null) return <Finding icon="check">{fair.setupUnknown}</Finding>;
  if (!fits) return <Finding icon="close">{fair.setupOdd}</Finding>;
  return (
    <>
      {drawn.length > 0 && <Finding icon="check">{fair.setupDrawn(wordsFor(drawn))}</Finding>}
      {chosen.length > 0 && <Finding icon="check">{fair.setupChosen(wordsFor(chosen))}</Finding>}
    </>
  );
}

type Mark = 'check' | 'close' | 'info';

function Finding({ icon, children }: { readonly icon: Mark; readonly children: string }) {
  return (
    <li>
      <Icon name={icon} size={20} />
      <span>{children}</span>
    </li>
  );
}
