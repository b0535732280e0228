import type { Face } from '@castellan/oh-mon-chateau';
import { c } from '../../../i18n/chateau.js';
import { Icon } from '../../roquefort/art/index.js';
import { SIGNS } from '../art/badge.js';
import { CloudIcon, FaceIcon, FlagIcon, InhabitantsIcon, LineBadge } from '../art/index.js';
import { Sketch } from '../art/wash.js';
import type { Choice } from './offers.js';
import { type Line, spoiled } from './places.js';
import type { ChateauPlay } from './play.js';
import { choiceWords, makesWords } from './words.js';

/** What can be done beside the board: lines to build, inhabitants, flags, walls, faces; and leaving it. */
export function Chips({ play }: { readonly play: ChateauPlay }) {
  const { others, builds, done } = play.choices.value;
  const die = play.die.value;
  const shown = others.filter(({ face }) => die === null || face === null || face === die);
  const cell = play.crossing.value;
  const lines = play.scenery.lines.filter(
    ({ name, cells }) => builds.has(name) && (cell === null || cells.includes(cell)),
  );
  return (
    <fieldset class="chips" aria-label={c().table.choices}>
      <button
        type="button"
        class="button icon"
        data-undo
        aria-label={c().choice.undo}
        title={c().choice.undo}
        disabled={!play.mayUndo.value}
        onClick={() => play.undo()}
      >
        <Icon name="undo" />
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
          <span>{choiceWords(choice)}</span>
        </button>
      ))}
      {done === null ? null : (
        <button
          type="button"
          data-done
          class={done.word === 'end' && lines.length === 0 ? 'button primary' : 'button'}
          onClick={() => play.choose(done)}
        >
          {choiceWords(done)}
        </button>
      )}
    </fieldset>
  );
}

type BuildProps = { readonly play: ChateauPlay; readonly line: Line; readonly choice: Choice | undefined };

/** A complete line with what it gives, and what it costs: complete lines that cross it lose a token. */
function BuildChip({ play, line, choice }: BuildProps) {
  const { choice: words } = c();
  const taken = new Set(play.shown.value.castles[play.near.value].tokens);
  const lost = spoiled(line, play.scenery.lines, taken);
  const points = choice?.foresight.points ?? 0;
  const look = (name: string | null) => () => {
    play.looked.value = name;
  };
  return (
    <button
      type="button"
      class="button chip build"
      data-build={line.name}
      onPointerEnter={look(line.name)}
      onPointerLeave={look(null)}
      onFocus={look(line.name)}
      onBlur={look(null)}
      onClick={() => play.choose(choice)}
    >
      <Badge line={line} />
      <span>
        {makesWords(line.construction)}
        {points > 0 ? <b> +{points}</b> : null}
        {lost.length === 0 ? null : (
          <small>
            {words.costs}
            {lost.map((other) => (
              <Badge key={other.name} line={other} />
            ))}
            <span class="sr-only">{lost.map((other) => makesWords(other.construction)).join(', ')}</span>
          </small>
        )}
      </span>
    </button>
  );
}

function Badge({ line }: { readonly line: Line }) {
  return (
    <svg viewBox="-28 -28 56 56" aria-hidden="true">
      <LineBadge construction={line.construction} />
    </svg>
  );
}

/** A wall with as many flags as it has room for. */
function Wall({ flags }: { readonly flags: number }) {
  return (
    <>
      <Sketch of={SIGNS.wall} at="translate(0 8)scale(2)" />
      {Array.from({ length: flags }, (_, i) => (
        <g key={i} transform={`translate(${(i - (flags - 1) / 2) * 44} -20)scale(.5)`}>
          <FlagIcon />
        </g>
      ))}
    </>
  );
}

function ChoiceIcon({ choice }: { readonly choice: Choice }) {
  const last = choice.move.split(' ').at(-1) ?? '';
  const picture =
    choice.word === 'flag' || last === 'flag' ? (
      <FlagIcon />
    ) : last === 'cloud' ? (
      <CloudIcon />
    ) : choice.word === 'face' ? (
      <FaceIcon face={last as Face} />
    ) : choice.word === 'wall' ? (
      <Wall flags={Number(last)} />
    ) : (
      <InhabitantsIcon />
    );
  return (
    <svg viewBox="-50 -50 100 100" aria-hidden="true">
      {picture}
    </svg>
  );
}
