import { type Signal, signal } from '@preact/signals';
import type { Custom } from '../../games/setup-game.js';
import { pageTexts } from '../../i18n/i18n.js';
import type { Look } from '../look.js';
import { Button } from '../ui/button.js';
import { Segmented, Select } from '../ui/controls.js';
import { Dialog } from '../ui/dialog.js';
import { questionOf } from './customs.js';
import type { First } from './seats.js';

/** Somebody who may begin. */
type Candidate = {
  readonly look: Look;
  readonly name: string;
  /** The computer has never been to a castle, and nobody knows its age. */
  readonly isPerson: boolean;
};

/** The question that the custom puts, for the game that is being set up; the answer is asked for anew each time. */
export type Asking = {
  readonly custom: Custom | null;
  readonly candidates: readonly Candidate[];
  readonly first: First;
  readonly answer: Signal<Look | null>;
};

type Props = Asking & {
  readonly hint?: string | undefined;
  /** Who plays is not known before they have come. */
  readonly isOnline: boolean;
  readonly onChange: (first: First) => void;
};

const CHANCE = -1;
const CUSTOM = -2;

/** Who begins: chance, somebody named, or as the rulebook has it; then it asks who that is. */
export function WhoBegins(props: Props) {
  const { hint, custom, candidates, first, answer, isOnline, onChange } = props;
  const { begins, option } = pageTexts();
  const isCustom = first === 'custom' && custom !== null;
  const people = candidates.filter(({ isPerson }) => isPerson);
  const hints = [hint, custom === null && begins.anyMethod, isCustom && isOnline && begins.atTable];
  const choices = [
    { value: CHANCE, label: option.firstRandom },
    ...(custom === null ? [] : [{ value: CUSTOM, label: begins[custom] }]),
    ...candidates.map(({ look, name }) => ({ value: look as number, label: name })),
  ];
  return (
    <div class="stack">
      <Select
        label={option.first}
        hint={hints.filter(Boolean).join(' ') || undefined}
        value={isCustom ? CUSTOM : typeof first === 'number' ? first : CHANCE}
        choices={choices}
        onChange={(value) => {
          const named = candidates.find(({ look }) => look === value);
          onChange(named?.look ?? (value === CUSTOM ? 'custom' : null));
        }}
      />
      {isCustom && !isOnline && people.length > 1 ? (
        <Segmented
          legend={questionOf(custom)}
          value={answer.value ?? CHANCE}
          choices={people.map(({ look, name }) => ({ value: look as number, label: name }))}
          onChange={(value) => {
            answer.value = people.find(({ look }) => look === value)?.look ?? null;
          }}
        />
      ) : null}
    </div>
  );
}

type Question = {
  readonly title: string;
  readonly people: readonly Candidate[];
  readonly answer: (look: Look | null | undefined) => void;
};

const asked = signal<Question | null>(null);

/** Who begins a game that starts now; null is chance. Asks if it has to; undefined if nobody wants to answer. */
export async function settleFirst(asking: Asking): Promise<Look | null | undefined> {
  const { custom, candidates, first, answer } = asking;
  if (first !== 'custom') return first;
  const people = candidates.filter(({ isPerson }) => isPerson);
  if (custom === null || people.length < 2) return people[0]?.look ?? null;
  const known = people.find(({ look }) => look === answer.value);
  if (known !== undefined) return known.look;
  return new Promise((resolve) => {
    const done = (found: Look | null | undefined): void => {
      asked.value = null;
      resolve(found);
    };
    asked.value = { title: questionOf(custom), people, answer: done };
  });
}

/** Where the question appears when a game starts without an answer; once in the page that sets it up. */
export function WhoBeginsQuestion() {
  const question = asked.value;
  if (question === null) return null;
  const { title, people, answer } = question;
  return (
    <Dialog title={title} onClose={() => answer(undefined)} closes>
      <div class="stack tight">
        {people.map(({ look, name }) => (
          <Button class="big" key={look} words={name} onClick={() => answer(look)} />
        ))}
        <Button class="quiet" words={pageTexts().begins.nobodyKnows} onClick={() => answer(null)} />
      </div>
    </Dialog>
  );
}
