import { Icon } from '../../../art/index.js';
import { pageTexts } from '../../../i18n/i18n.js';
import { mayPlayAgain, playAgain, replayPath } from '../../common/again.js';
import { LineBadge } from '../art/index.js';
import { chateauTexts } from '../texts/table.js';
import type { ChateauTable } from './chateau-table.js';
import { ChoiceIcon } from './choice-icon.js';
import { Gains } from './gains.js';
import type { ChateauChoice } from './offers.js';
import { type Line, spoiled } from './places.js';
import { choiceWords, makesWords, warningOf } from './words.js';

/**
 * What can be done beside the board: lines to build, inhabitants, flags, walls, faces; taking back and being done. The
 * place is always as large as the most that can be offered, so that nothing moves when choices come and go.
 */
export function Chips({ play }: { readonly play: ChateauTable }) {
  const { others, builds, done } = play.choices.value;
  const die = play.die.value;
  const shown = others.filter(({ face }) => die === null || face === null || face === die);
  const cell = play.crossing.value;
  const lines = play.scenery.lines.filter(
    ({ name, cells }) => builds.has(name) && (cell === null || cells.includes(cell)),
  );
  if (play.outcome.value !== null) return <AfterTheEnd play={play} />;
  return (
    <fieldset
      class="chips"
      aria-label={chateauTexts().table.choices}
      data-many={lines.length + shown.length > ONE_ROW ? '' : undefined}
    >
      <button
        type="button"
        class="button chip"
        data-undo
        disabled={!play.mayUndo.value}
        onClick={() => play.undo()}
      >
        <Icon name="undo" />
        <span class="chip-word">{chateauTexts().choice.undo}</span>
      </button>
      {lines.map((line) => (
        <BuildChip key={line.name} play={play} line={line} choice={builds.get(line.name)} />
      ))}
      {shown.map((choice) => (
        <button
          key={choice.move}
          type="button"
          class="button chip"
          data-move={choice.move}
          onClick={() => play.choose(choice)}
        >
          <ChoiceIcon choice={choice} />
          <span class="chip-word">{choiceWords(choice)}</span>
        </button>
      ))}
      {done === null ? null : (
        <button
          type="button"
          data-done
          class={done.word === 'end' && lines.length === 0 ? 'button chip primary' : 'button chip'}
          onClick={() => play.choose(done)}
        >
          <Icon name={done.word === 'end' ? 'check' : 'end-turn'} />
          <span class="chip-word">{choiceWords(done)}</span>
        </button>
      )}
    </fieldset>
  );
}

/** So many choices lie beside taking back and being done; more make a second row. */
const ONE_ROW = 3;

/** The results were put aside to look at the castles: here they are again, with every way on. */
function AfterTheEnd({ play }: { readonly play: ChateauTable }) {
  const { ending, table } = chateauTexts();
  return (
    <fieldset class="chips" aria-label={table.choices}>
      <button
        type="button"
        class="button chip primary"
        onClick={() => {
          play.results.value = true;
        }}
      >
        <Icon name="eye" />
        <span class="chip-word">{ending.results}</span>
      </button>
      {mayPlayAgain(play) ? (
        <button type="button" class="button chip" onClick={() => void playAgain(play)}>
          <Icon name="rotate" />
          <span class="chip-word">{pageTexts().action.again}</span>
        </button>
      ) : null}
      <a class="button chip" href={replayPath(play)}>
        <Icon name="play" />
        <span class="chip-word">{pageTexts().action.replay}</span>
      </a>
      <a class="button chip" href="/">
        <Icon name="home" />
        <span class="chip-word">{pageTexts().app.home}</span>
      </a>
    </fieldset>
  );
}

type BuildProps = {
  readonly play: ChateauTable;
  readonly line: Line;
  readonly choice: ChateauChoice | undefined;
};

/** A complete line with what it gives, and what it costs: complete lines that cross it lose a token. */
function BuildChip({ play, line, choice }: BuildProps) {
  if (choice === undefined) return null;
  const taken = new Set(play.shown.value.castles[play.near.value].tokens);
  const { builds } = play.choices.value;
  const lost = spoiled(line, play.scenery.lines, taken).filter(({ name }) => builds.has(name));
  const warning = choice.foresight.finishes ? chateauTexts().choice.twelfth : warningOf(choice);
  const costs =
    lost.length === 0
      ? ''
      : `, ${chateauTexts().choice.costs} ${lost.map((other) => makesWords(other.construction)).join(', ')}`;
  const look = (name: string | null) => () => {
    play.looked.value = name;
  };
  return (
    <button
      type="button"
      class="button chip build"
      data-build={line.name}
      title={`${makesWords(line.construction)}${costs}`}
      onPointerEnter={look(line.name)}
      onPointerLeave={look(null)}
      onFocus={look(line.name)}
      onBlur={look(null)}
      onClick={() => play.choose(choice)}
    >
      <svg viewBox="-28 -28 56 56" aria-hidden="true">
        <LineBadge construction={line.construction} />
      </svg>
      <span class="sr-only">{`${makesWords(line.construction)}${costs}`}</span>
      {warning === null ? (
        <span class="chip-word" aria-hidden="true">
          {chateauTexts().short[line.construction.makes]}
        </span>
      ) : (
        <span class="chip-word beware">{warning}</span>
      )}
      <Gains foresight={choice.foresight} />
      {lost.length === 0 ? null : (
        <span class="chip-lost" aria-hidden="true">
          {lost.map((other) => (
            <svg key={other.name} viewBox="-28 -28 56 56" aria-hidden="true">
              <LineBadge construction={other.construction} />
            </svg>
          ))}
        </span>
      )}
    </button>
  );
}
