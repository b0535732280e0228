import { batch, type ReadonlySignal, untracked, useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';

/*
 * What a table shows comes in steps: the picture at once, what stands around it in the frames after, one thing at a
 * time. So nothing holds up a slow processor for long, and a finger is heard in between.
 */
type Step = { readonly owner: object; readonly rank: number; readonly work: () => void };

/**
 * Before this many milliseconds are used up the next step comes along: a fast machine needs one frame for all. What steps
 * make the browser lay out and paint is not in it, and costs about four times as much.
 */
const BUDGET = 1;
/** A page that nobody looks at has no frames. */
const NO_FRAME = 120;

const waiting: Step[] = [];
let called = false;

/** Does something after the next frame, before all of a higher rank, instead of what the owner asked for earlier. */
function whenDrawn(step: Step): void {
  forget(step.owner);
  const at = waiting.findIndex(({ rank }) => rank > step.rank);
  waiting.splice(at < 0 ? waiting.length : at, 0, step);
  call();
}

function forget(owner: object): void {
  const at = waiting.findIndex((step) => step.owner === owner);
  if (at >= 0) waiting.splice(at, 1);
}

function call(): void {
  if (called) return;
  called = true;
  afterFrame(() => {
    called = false;
    void workOff();
  });
}

async function workOff(): Promise<void> {
  const until = performance.now() + BUDGET;
  for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
    batch(step.work);
    // components are drawn when the code above has ended, and that counts, too
    await null;
    if (performance.now() > until) break;
  }
  if (waiting.length > 0) call();
}

/** In a task of its own behind the next frame. */
function afterFrame(work: () => void): void {
  const frame = new Promise<void>((done) => {
    const timer = setTimeout(done, NO_FRAME);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      done();
    });
  });
  void frame.then(nextTask).then(work);
}

/** A task of its own, as soon as the browser has time. */
export function nextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((done) => {
    port1.onmessage = () => {
      port1.close();
      done();
    };
    port2.postMessage(null);
  });
}

/** What is read from signals, as it was when the step of this rank came last. */
export function useDeferred<T extends object>(rank: number, read: () => T): ReadonlySignal<T> {
  const owner = useRef({}).current;
  const shown = useSignal<T>(untracked(read));
  useSignalEffect(() => {
    const value = read();
    if (alike(value, shown.peek())) forget(owner);
    else
      whenDrawn({
        owner,
        rank,
        work: () => {
          shown.value = value;
        },
      });
  });
  useEffect(() => () => forget(owner), []);
  return shown;
}

function alike<T extends object>(a: T, b: T): boolean {
  return Object.keys(a).every((key) => a[key as keyof T] === b[key as keyof T]);
}
