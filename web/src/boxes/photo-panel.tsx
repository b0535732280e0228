import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { PenLine } from '../art/icon.js';
import { boxTexts } from '../i18n/boxes.js';
import { pageTexts } from '../i18n/i18n.js';
import { Button } from '../shell/ui/button.js';
import { say } from '../shell/ui/toast.js';
import { findPhoto, keepPhoto, redraw, removePhoto } from './photos.js';
import { usePinch } from './pinch.js';

const CAMERA = 'M4 8h3l2-3h6l2 3h3v11H4zM12 10a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z';
const MINUS = 'M5 12h14';
const LARGEST = 6;
const STEP = 1.5;
const TIME_TO_UNDO = 10_000;

/** A photo of the board beside the editor. It is shown from this device and never goes anywhere. */
export function PhotoPanel({ box }: { readonly box: string }) {
  const { photo: texts } = boxTexts();
  const photo = useSignal<Blob | null>(null);
  useEffect(() => {
    let gone = false;
    void findPhoto(box).then((found) => {
      if (!gone && photo.peek() === null) photo.value = found;
    });
    return () => {
      gone = true;
    };
  }, [box]);
  const show = async (next: Blob): Promise<void> => {
    photo.value = next;
    if (!(await keepPhoto(box, next))) say(texts.notKept);
  };
  const take = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const drawn = await redraw(file).catch(() => null);
    if (drawn === null) say(texts.unreadable);
    else await show(drawn);
  };
  const turn = async (): Promise<void> => {
    const now = photo.peek();
    const turned = now === null ? null : await redraw(now, 1).catch(() => null);
    if (turned !== null) await show(turned);
  };
  const remove = (): void => {
    const before = photo.peek();
    photo.value = null;
    void removePhoto(box);
    if (before === null) return;
    say(texts.removed, TIME_TO_UNDO, [{ label: pageTexts().saved.undo, run: () => void show(before) }]);
  };
  return (
    <section class="panel stack photo" aria-labelledby="photo-title">
      <h2 id="photo-title">{texts.title}</h2>
      {photo.value === null ? (
        <>
          <p class="hint">{texts.hint}</p>
          <p>
            <AddPhoto label={texts.add} onFile={take} />
          </p>
        </>
      ) : (
        <>
          <PhotoView photo={photo.value} onTurn={() => void turn()} />
          <div class="row">
            <AddPhoto label={texts.another} onFile={take} />
            <Button class="quiet" icon="trash" words={texts.remove} onClick={remove} />
          </div>
        </>
      )}
    </section>
  );
}

type AddProps = { readonly label: string; readonly onFile: (file: File | undefined) => Promise<void> };

/** A phone offers its camera here by itself. */
function AddPhoto({ label, onFile }: AddProps) {
  return (
    <label class="button file-button">
      <input
        type="file"
        class="sr-only"
        accept="image/*"
        onChange={(event) => {
          void onFile(event.currentTarget.files?.[0]);
          event.currentTarget.value = '';
        }}
      />
      <PenLine d={CAMERA} />
      <span>{label}</span>
    </label>
  );
}

/** Larger and smaller by buttons and by two fingers; what does not fit is moved to by scrolling. */
function PhotoView({ photo, onTurn }: { readonly photo: Blob; readonly onTurn: () => void }) {
  const { photo: texts } = boxTexts();
  const zoom = useSignal(1);
  const address = useSignal('');
  const view = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const made = URL.createObjectURL(photo);
    address.value = made;
    return () => URL.revokeObjectURL(made);
  }, [photo]);
  /** What is in the middle stays there. */
  const zoomTo = (next: number): void => {
    const box = view.current;
    const to = Math.min(LARGEST, Math.max(1, next));
    const grows = to / zoom.peek();
    zoom.value = to;
    if (box === null) return;
    const [x, y] = [box.scrollLeft + box.clientWidth / 2, box.scrollTop + box.clientHeight / 2];
    requestAnimationFrame(() =>
      box.scrollTo(x * grows - box.clientWidth / 2, y * grows - box.clientHeight / 2),
    );
  };
  usePinch(view, (factor) => zoomTo(zoom.peek() * factor));
  return (
    <div class="stack tight">
      <section
        class="photo-view"
        ref={view}
        aria-label={texts.alt}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has only keys scrolls it with the arrows
        tabIndex={0}
      >
        {address.value === '' ? null : (
          <img src={address.value} alt={texts.alt} style={{ width: `${100 * zoom.value}%` }} />
        )}
      </section>
      <div class="row photo-tools">
        <button
          type="button"
          class="button icon"
          aria-label={texts.smaller}
          disabled={zoom.value <= 1}
          onClick={() => zoomTo(zoom.peek() / STEP)}
        >
          <PenLine d={MINUS} />
        </button>
        <Button
          class="icon"
          icon="plus"
          aria-label={texts.larger}
          disabled={zoom.value >= LARGEST}
          onClick={() => zoomTo(zoom.peek() * STEP)}
        />
        <Button class="icon" icon="rotate" aria-label={texts.turn} onClick={onTurn} />
        <span class="sr-only" role="status">
          {texts.size(Math.round(100 * zoom.value))}
        </span>
      </div>
    </div>
  );
}
