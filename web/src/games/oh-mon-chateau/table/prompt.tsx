import { Heading } from '../../../shell/ui/page.js';
import { useReadAloud } from '../../../shell/ui/read-aloud.js';
import { chateauTexts } from '../texts/table.js';
import type { ChateauTable } from './chateau-table.js';
import { PromptPicture } from './prompt-picture.js';
import { promptWords } from './prompt-words.js';

/** What is asked now, in the colour of whoever is asked, and what should be known of the end. */
export function Prompt({ play, names }: { readonly play: ChateauTable; readonly names: readonly string[] }) {
  const { table } = chateauTexts();
  const seat = play.actor.value;
  const words = headlineOf(play, names);
  const notice = noticeWords(play, names);
  const asked = play.toRoll.value?.seat ?? seat;
  const isShowing = play.toRoll.value === null && play.showing.value && play.busy.value;
  useReadAloud(asked === null || isShowing ? null : words);
  useReadAloud(notice?.words ?? null, 'news');
  return (
    <div
      class="prompt"
      data-long={words.length + (notice?.words.length ?? 0) > LONG ? '' : undefined}
      data-look={asked === null ? undefined : play.sitters[asked].look}
    >
      <PromptPicture play={play} />
      <Heading title={table.name}>
        <span class="sr-only">{table.name}: </span>
        {words}
      </Heading>
      {notice === null ? null : (
        <p class="stall">
          <a href={`/rulebook/${play.game}#${notice.rule}`}>{notice.words}</a>
        </p>
      )}
    </div>
  );
}

/** What is asked of whoever may act here; else who is at it. While something is shown nobody is asked anything. */
function headlineOf(play: ChateauTable, names: readonly string[]): string {
  const { table, prompt } = chateauTexts();
  const seat = play.actor.value;
  if (play.outcome.value !== null) return table.name;
  const rolls = play.toRoll.value;
  if (rolls !== null) return prompt.roll(names[rolls.seat], rolls.count);
  if (play.showing.value && play.busy.value) return table.turnOf(names[play.shown.value.turn]);
  if (seat === null)
    return play.thinking.value === null ? table.name : table.thinking(names[play.thinking.value]);
  if (play.crossing.value !== null) return prompt.which(names[seat]);
  const isMoving = play.from.value !== null;
  return promptWords({
    view: play.view.value,
    seat,
    name: names[seat],
    choices: play.offered.value,
    isMoving,
  });
}

/** More letters than fit into two lines on a phone. */
const LONG = 44;

const PARTS = 12;

type Notice = { readonly words: string; readonly rule: string };

/** What everybody should know of the end before it is there, and by which rule. */
function noticeWords(play: ChateauTable, names: readonly string[]): Notice | null {
  const { table } = chateauTexts();
  // what is seen decides: a castle that is shown complete needs nothing more
  const { phase, castles, turnsUntilStall, rules } = play.shown.value;
  if (!play.isOn.value) return null;
  if (phase === 'final')
    return rules.tokensInLastBuilding ? null : { words: table.lastBuilding, rule: 'O5.2' };
  if (turnsUntilStall !== null) return { words: table.stallSoon(turnsUntilStall), rule: 'O5.4' };
  const near = castles.findIndex(
    ({ floors, towers, walls }) => floors + towers.length + walls.length === PARTS - 1,
  );
  if (near < 0 || rules.tokensInLastBuilding) return null;
  return { words: table.finishSoon(names[near]), rule: 'O5.1' };
}
