import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { pageTexts } from '../../i18n/i18n.js';
import { Button } from './button.js';
import { useReadAloud } from './read-aloud.js';
import { comeForward, Toasts } from './toast.js';

type DialogProps = {
  readonly title: string;
  readonly onClose: () => void;
  /** As large as the screen allows. */
  readonly wide?: boolean;
  /** A page to read: as wide as lines are read well, and nearly as high as the screen. */
  readonly sheet?: boolean;
  /** With a cross beside the title: where none of its buttons leaves everything as it is. */
  readonly closes?: boolean;
  readonly children: ComponentChildren;
};

/** A modal box. Escape, the backdrop and the browser's own gestures close it; the focus goes back to where it was. */
export function Dialog({
  title,
  onClose,
  wide = false,
  sheet = false,
  closes = false,
  children,
}: DialogProps) {
  const box = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const before = document.activeElement;
    box.current?.showModal();
    // the focus may be far down; one reads from the top
    box.current?.scrollTo(0, 0);
    const leave = comeForward(id);
    return () => {
      leave();
      // a box that is taken away instead of closed leaves the focus nowhere
      setTimeout(() => {
        if (document.activeElement === document.body && before instanceof HTMLElement) before.focus();
      });
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Escape, which the dialog handles itself
    <dialog
      ref={box}
      class={wide ? 'box wide' : sheet ? 'box reading' : 'box'}
      aria-labelledby={id}
      onClose={onClose}
      onClick={(event) => {
        const { currentTarget } = event;
        if (event.target === currentTarget && outside(event, currentTarget)) currentTarget.close();
      }}
    >
      <div class="stack">
        {closes ? (
          <div class="box-head">
            <h2 id={id}>{title}</h2>
            <Button
              class="quiet icon"
              icon="close"
              aria-label={pageTexts().app.close}
              onClick={() => box.current?.close()}
            />
          </div>
        ) : (
          <h2 id={id}>{title}</h2>
        )}
        {children}
      </div>
      <Toasts within={id} />
    </dialog>
  );
}

function outside(event: MouseEvent, box: HTMLElement): boolean {
  const { left, right, top, bottom } = box.getBoundingClientRect();
  const { clientX: x, clientY: y } = event;
  return x < left || x > right || y < top || y > bottom;
}

type Question = {
  readonly title: string;
  readonly text: string;
  readonly yes: string;
  readonly no?: string;
  /** The rule it is about, and where that can be read. */
  readonly rule?: { readonly id: string; readonly href: string };
};

const asked = signal<(Question & { readonly answer: (yes: boolean) => void }) | null>(null);

/** Asks before something that cannot easily be taken back. Anything but the button means no. */
export function ask(question: Question): Promise<boolean> {
  asked.peek()?.answer(false);
  return new Promise((resolve) => {
    asked.value = {
      ...question,
      answer: (yes) => {
        asked.value = null;
        resolve(yes);
      },
    };
  });
}

/** Where questions appear; once in the page. */
export function Questions() {
  const question = asked.value;
  useReadAloud(question === null ? null : `${question.title} ${question.text}`, 'news');
  if (question === null) return null;
  return (
    <Dialog title={question.title} onClose={() => question.answer(false)}>
      <p>
        {question.text} {question.rule && <a href={question.rule.href}>{question.rule.id}</a>}
      </p>
      <div class="row end">
        <Button
          icon="close"
          words={question.no ?? pageTexts().app.cancel}
          onClick={() => question.answer(false)}
        />
        <Button class="primary" icon="check" words={question.yes} onClick={() => question.answer(true)} />
      </div>
    </Dialog>
  );
}
