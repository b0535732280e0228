import { type Signal, signal } from '@preact/signals';
import type { Custom } from '../../games/web-game.js';
import { pageTexts } from '../../i18n/i18n.js';
import { Segmented, Select } from '../ui/controls.js';
import { Dialog } from '../ui/dialog.js';
import { questionOf } from './customs.js';

/** Somebody who may begin, by whatever the game's draft calls seats. */
export type Candidate<Key extends number> = {
  readonly key: Key;
  readonly name: string;
  /** The computer has never been to a castle, and nobody knows its age. */
  readonly isPerson: boolean;
};

/** Somebody named, whoever it is that the rulebook's custom is true for, or chance. */
export type First<Key extends number> = Key | 'custom' | null;

/** The question that the custom puts, for the game that is being set up; the answer is asked for anew each time. */
export type Asking<Key extends number> = {
  readonly custom: Custom | null;
  readonly candidates: readonly Candidate<Key>[];
  readonly first: First<Key>;
  readonly answer: Signal<Key | null>;
};

type Props<Key extends number> = Asking<Key> & {
  readonly label: string;
  readonly hint?: string;
  /** What it is called that chance decides. */
  readonly chance: string;
  /** Who plays is not known before they have come. */
  readonly isOnline: boolean;
  readonly onChange: (first: First<Key>) => void;
};

const CHANCE = -1;
const CUSTOM = -2;

/** Who begins: chance, somebody named, or as the rulebook has it; then it asks who that is. */
export function WhoBegins<Key extends number>(props: Props<Key>) {
  const { label, hint, chance, custom, candidates, first, answer, isOnline, onChange } = props;
  const { begins } = pageTexts();
  const isCustom = first === 'custom' && custom !== null;
  const people = candidates.filter(({ isPerson }) => isPerson);
  const hints = [hint, custom === null && begins.anyMethod, isCustom && isOnline && begins.atTable];
  const choices = [
    { value: CHANCE, label: chance },
    ...(custom === null ? [] : [{ value: CUSTOM, label: begins[custom] }]),
    ...candidates.map(({ key, name }) => ({ value: key as number, label: name })),
  ];
  return (
    <div class="stack">
      <Select
        label={label}
        hint={hints.filter(Boolean).join(' ') || undefined}
        value={isCustom ? CUSTOM : typeof first === 'number' ? first : CHANCE}
        choices={choices}
        onChange={(value) => {
          const named = candidates.find(({ key }) => key === value);
          onChange(named?.key ?? (value === CUSTOM ? 'custom' : null));
        }}
      />
      {isCustom && !isOnline && people.length > 1 ? (
        <Segmented
          legend={questionOf(custom)}
          value={answer.value ?? CHANCE}
          choices={people.map(({ key, name }) => ({ value: key as number, label: name }))}
          onChange={(value) => {
            answer.value = people.find(({ key }) => key === value)?.key ?? null;
          }}
        />
      ) : null}
    </div>
  );
}

type Question = {
  readonly title: string;
  readonly people: readonly Candidate<number>[];
  readonly answer: (key: number | null | undefined) => void;
};

const asked = signal<Question | null>(null);

/** Who begins a game that starts now; null is chance. Asks if it has to; undefined if nobody wants to answer. */
export async function settleFirst<Key extends number>(asking: Asking<Key>): Promise<Key | null | undefined> {
  const { custom, candidates, first, answer } = asking;
  if (first !== 'custom') return first;
  const people = candidates.filter(({ isPerson }) => isPerson);
  if (custom === null || people.length < 2) return people[0]?.key ?? null;
  const known = people.find(({ key }) => key === answer.value);
  if (known !== undefined) return known.key;
  const key = await new Promise<number | null | undefined>((resolve) => {
    const done = (found: number | null | undefined): void => {
      asked.value = null;
      resolve(found);
    };
    asked.value = { title: questionOf(custom), people, answer: done };
  });
  return typeof key === 'number' ? people.find((one) => one.key === key)?.key : key;
}

/** Where the question appears when a game starts without an answer; once in the page that sets it up. */
export function WhoBeginsQuestion() {
  const question = asked.value;
  if (question === null) return null;
  const { title, people, answer } = question;
  return (
    <Dialog title={title} onClose={() => answer(undefined)} closes>
      <div class="stack tight">
        {people.map(({ key, name }) => (
          <button type="button" class="button big" key={key} onClick={() => answer(key)}>
            {name}
          </button>
        ))}
        <button type="button" class="button quiet" onClick={() => answer(null)}>
          {pageTexts().begins.nobodyKnows}
        </button>
      </div>
    </Dialog>
  );
}
