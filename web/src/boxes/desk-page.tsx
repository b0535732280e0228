import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { BoxGame } from '../games/box-game.js';
import { gameWith } from '../games/games.js';
import { boxTexts } from '../i18n/boxes.js';
import { Button, ButtonLink } from '../shell/ui/button.js';
import { Page } from '../shell/ui/page.js';
import type { OwnBox } from './box.js';
import { beginHistory, type EditHistory, redone, stepTo, undone } from './history.js';
import { BoxName } from './name.js';
import { PhotoPanel } from './photo-panel.js';
import { ShareBox } from './share-box.js';
import { changeBox, findBox } from './store.js';
import { useBoxGames } from './use-box-games.js';
import { Waiting } from './waiting.js';

/** The desk at which a box of this device is entered. */
export function DeskPage({ id }: { readonly id: string }) {
  const { desk: texts } = boxTexts();
  const box = findBox(id);
  const kinds = useBoxGames(box?.game ?? '');
  const of = kinds?.[0];
  if (box === undefined || kinds?.length === 0)
    return (
      <Page title={texts.gone} lead={texts.goneHint}>
        <p>
          <ButtonLink words={texts.all} href="/boxes" />
        </p>
      </Page>
    );
  if (of === undefined) return <Waiting found={kinds === null ? null : undefined} />;
  return <Desk key={id} box={box} of={of} />;
}

function Desk({ box, of }: { readonly box: OwnBox; readonly of: BoxGame }) {
  const { desk: texts } = boxTexts();
  const history = useSignal<EditHistory>(beginHistory(of.read(box.data) ?? of.starts[0].make()));
  const isKept = useSignal(true);
  const { before, now, after } = history.value;
  const turnTo = (next: EditHistory): void => {
    if (next === history.peek()) return;
    history.value = next;
    isKept.value = changeBox(box.id, { data: next.now });
  };
  useUndoKeys(
    () => turnTo(undone(history.peek())),
    () => turnTo(redone(history.peek())),
  );
  const objections = of.objections(now);
  return (
    <Page title={of.words().title} lead={gameWith(of.id).name()} wide>
      <BoxName box={box} onKept={(kept) => (isKept.value = kept)} />
      <div class="box-desk">
        <PhotoPanel box={box.id} />
        <section class="panel stack" aria-label={of.words().title}>
          <div class="row">
            <Button
              icon="undo"
              words={texts.undo}
              disabled={before.length === 0}
              onClick={() => turnTo(undone(history.peek()))}
            />
            <Button
              class="redo"
              icon="undo"
              words={texts.redo}
              disabled={after.length === 0}
              onClick={() => turnTo(redone(history.peek()))}
            />
          </div>
          <of.Editor data={now} onChange={(next) => turnTo(stepTo(history.peek(), next))} />
          <div class="row">
            <PlayIt box={box} isReady={objections.length === 0} />
          </div>
        </section>
      </div>
      <ShareBox box={{ game: box.game, name: box.name, data: now }} />
      <p class="soft" role="status">
        {isKept.value ? texts.kept : texts.notKept}
      </p>
      <p>
        <ButtonLink words={texts.all} href="/boxes" />
      </p>
    </Page>
  );
}

function PlayIt({ box, isReady }: { readonly box: OwnBox; readonly isReady: boolean }) {
  const { desk: texts } = boxTexts();
  if (!isReady) return <p class="soft">{texts.toMend}</p>;
  return (
    <ButtonLink
      class="primary"
      icon="play"
      words={texts.play}
      href={`/new/${box.game}?box=${encodeURIComponent(box.id)}`}
    />
  );
}

/** As everywhere: Ctrl or Cmd with Z and with Shift+Z or Y; a field that is typed in has its own. */
function useUndoKeys(undo: () => void, redo: () => void): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      if (event.target instanceof Element && event.target.closest('input, textarea, select') !== null) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) redo();
      else undo();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, []);
}
