import '../../styles/pages/family.css';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { PlayerPortrait } from '../../art/index.js';
import { familyTexts, speakOfFamily } from '../../i18n/family.js';
import { pageTexts } from '../../i18n/i18n.js';
import { LOOKS, type Look } from '../look.js';
import { Button } from '../ui/button.js';
import { Switch } from '../ui/controls.js';
import { Dialog } from '../ui/dialog.js';
import { LookChoice } from '../ui/look-choice.js';
import { NameField } from '../ui/name-field.js';
import { Page } from '../ui/page.js';
import { say } from '../ui/toast.js';
import { isOpen } from './open.js';
import { MOST_RELATIVES, objectionTo, type Relative } from './relatives.js';
import { family, keepFamily, keepRelative } from './store.js';

const TIME_TO_UNDO = 10_000;

export async function loadFamilyBox() {
  await speakOfFamily();
  return FamilyBox;
}

export async function loadFamilyPage() {
  await speakOfFamily();
  return FamilyPage;
}

/** The family over a page on which seats are filled. */
function FamilyBox() {
  const { family: texts } = familyTexts();
  return (
    <Dialog
      title={pageTexts().app.family}
      closes
      onClose={() => {
        isOpen.value = false;
      }}
    >
      <p class="soft">{texts.lead}</p>
      <Members />
    </Dialog>
  );
}

/** The same as a page of its own. */
function FamilyPage() {
  return (
    <Page title={pageTexts().app.family} lead={familyTexts().family.lead}>
      <section class="panel">
        <Members />
      </section>
    </Page>
  );
}

/** Everybody who plays here often; one of them at a time can be changed. */
function Members() {
  const { family: texts } = familyTexts();
  const editing = useSignal<number | 'new' | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const all = family.value;
  const stop = (): void => {
    editing.value = null;
    // what had the focus is gone with the form
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('.add, button')?.focus());
  };
  const remove = (one: Relative): void => {
    const before = family.peek();
    keepFamily(before.filter(({ id }) => id !== one.id));
    stop();
    const putBack = { label: pageTexts().saved.undo, run: () => void keepFamily(before) };
    say(texts.removed(one.name), TIME_TO_UNDO, [putBack]);
  };
  return (
    <div class="stack" ref={list}>
      {/* four seats that wait for a name */}
      {all.length === 0 && editing.value === null ? (
        <p class="nobody-yet" aria-hidden="true">
          {LOOKS.map((look) => (
            <PlayerPortrait key={look} seat={look} />
          ))}
        </p>
      ) : null}
      {all.length === 0 ? null : (
        <ul class="stack tight">
          {all.map((one) => (
            <li key={one.id} class="relative">
              {editing.value === one.id ? (
                <Form one={one} onEnd={stop} />
              ) : (
                <>
                  <PlayerPortrait seat={one.look} />
                  <span>
                    <b>{one.name}</b>
                    {one.memoryAid ? <span class="soft">{pageTexts().option.memoryAid}</span> : null}
                  </span>
                  <Button
                    words={texts.change}
                    aria-label={texts.changeOf(one.name)}
                    onClick={() => {
                      editing.value = one.id;
                    }}
                  />
                  <Button
                    class="quiet icon"
                    icon="trash"
                    aria-label={texts.remove(one.name)}
                    onClick={() => remove(one)}
                  />
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      {editing.value === 'new' ? (
        <div class="relative">
          <Form onEnd={stop} />
        </div>
      ) : all.length >= MOST_RELATIVES ? (
        <p class="hint">{texts.full(MOST_RELATIVES)}</p>
      ) : (
        <p>
          <Button
            class="add"
            icon="plus"
            words={texts.add}
            onClick={() => {
              editing.value = 'new';
            }}
          />
        </p>
      )}
    </div>
  );
}

type FormProps = { readonly one?: Relative; readonly onEnd: () => void };

/** Somebody new, or somebody as they were. Nothing is kept until it makes sense. */
function Form({ one, onEnd }: FormProps) {
  const { family: texts } = familyTexts();
  const { option, app, newGame } = pageTexts();
  const box = useRef<HTMLFormElement>(null);
  const draft = useSignal({
    name: one?.name ?? '',
    look: one?.look ?? freeLook(),
    memoryAid: one?.memoryAid ?? false,
  });
  const problem = useSignal<'empty' | 'taken' | null>(null);
  const focusName = (): void => box.current?.querySelector<HTMLElement>('.input')?.focus();
  useEffect(focusName, []);
  const now = draft.value;
  const save = (event: Event): void => {
    event.preventDefault();
    problem.value = objectionTo(
      now.name,
      family.peek().filter(({ id }) => id !== one?.id),
    );
    if (problem.value !== null) {
      focusName();
      return;
    }
    say(keepRelative(now, one?.id) ? texts.kept(now.name.trim()) : texts.notKept);
    onEnd();
  };
  const words = { empty: texts.needsName, taken: texts.taken(now.name.trim()) };
  return (
    <form class="stack" ref={box} onSubmit={save} noValidate>
      <NameField
        value={now.name}
        otherwise=""
        problem={problem.value === null ? undefined : words[problem.value]}
        onChange={(name) => {
          draft.value = { ...now, name };
          problem.value = null;
        }}
      />
      <LookChoice
        legend={newGame.mouse}
        value={now.look}
        onChange={(look) => {
          draft.value = { ...now, look };
        }}
      />
      <Switch
        label={option.memoryAid}
        hint={option.memoryAidHelp}
        checked={now.memoryAid}
        onChange={(memoryAid) => {
          draft.value = { ...now, memoryAid };
        }}
      />
      <div class="row">
        <Button type="submit" class="primary" words={texts.keep} />
        <Button words={app.cancel} onClick={onEnd} />
      </div>
    </form>
  );
}

/** The look that the fewest have chosen. */
function freeLook(): Look {
  const chosen = (look: Look): number => family.peek().filter((one) => one.look === look).length;
  return LOOKS.reduce((best, look) => (chosen(look) < chosen(best) ? look : best));
}
