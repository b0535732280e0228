import { useEffect } from 'preact/hooks';
import type { BoxGame, BoxStart } from '../games/box-game.js';
import { gameWith } from '../games/games.js';
import { boxTexts } from '../i18n/boxes.js';
import { formatWhen } from '../i18n/format.js';
import { pageTexts } from '../i18n/i18n.js';
import { go } from '../shell/router.js';
import { Button, ButtonLink } from '../shell/ui/button.js';
import { Page } from '../shell/ui/page.js';
import { say } from '../shell/ui/toast.js';
import { MOST_BOXES, type OwnBox } from './box.js';
import { OpenBox } from './open-box.js';
import { forgetPhotosBut } from './photos.js';
import { addBox, boxes, boxesOf, removeBox } from './store.js';
import { useBoxGames } from './use-box-games.js';
import { Waiting } from './waiting.js';

const TIME_TO_UNDO = 10_000;

/** Everything of one's own on this device, and how to begin something new. */
export function BoxesPage() {
  const { box: texts } = boxTexts();
  const kinds = useBoxGames();
  // what was removed can be taken back while one is here; its photo goes when one comes again
  useEffect(() => void forgetPhotosBut(boxes.peek().map(({ id }) => id)), []);
  if (kinds == null) return <Waiting found={kinds} />;
  return (
    <Page title={texts.title} lead={texts.lead} wide>
      {kinds.map((kind) => (
        <Kind key={kind.id} kind={kind} />
      ))}
      <OpenBox />
    </Page>
  );
}

function Kind({ kind }: { readonly kind: BoxGame }) {
  const { box: texts } = boxTexts();
  const { title, lead } = kind.words();
  const mine = boxesOf(kind.id);
  return (
    <section class="panel stack loose" aria-labelledby={`own-${kind.id}`}>
      <header class="stack tight">
        <h2 id={`own-${kind.id}`}>{gameWith(kind.id).name()}</h2>
        <p>{lead}</p>
      </header>
      <div class="stack">
        <h3>{texts.mine}</h3>
        {mine.length === 0 ? <p class="soft">{texts.none}</p> : null}
        <ul class="own-boxes">
          {mine.map((box) => (
            <Card key={box.id} {...{ kind, box }} />
          ))}
        </ul>
      </div>
      <div class="stack">
        <h3>{texts.begin(title)}</h3>
        <div class="box-starts">
          {kind.starts.map((start) => (
            <Start key={start.id} {...{ kind, start }} />
          ))}
        </div>
      </div>
    </section>
  );
}

function Start({ kind, start }: { readonly kind: BoxGame; readonly start: BoxStart }) {
  const { box: texts } = boxTexts();
  const begin = (): void => {
    const added = addBox({ game: kind.id, name: kind.words().nameless, data: start.make() });
    if (added.kind === 'full') say(texts.full(MOST_BOXES));
    else go({ page: 'box', id: added.box.id });
  };
  return (
    <button type="button" class="box-start" onClick={begin}>
      <span class="box-picture">
        <start.Picture />
      </span>
      <span>{start.label()}</span>
    </button>
  );
}

type CardProps = { readonly kind: BoxGame; readonly box: OwnBox };

function Card({ kind, box }: CardProps) {
  const { box: texts } = boxTexts();
  const { id, name } = box;
  const data = kind.read(box.data);
  const isReady = data !== null && kind.objections(data).length === 0;
  const remove = (): void => {
    const putBack = removeBox(id);
    say(texts.removed(name), TIME_TO_UNDO, [{ label: pageTexts().saved.undo, run: putBack }]);
  };
  return (
    <li class="own-box">
      <span class="box-picture">{data === null ? null : <kind.Picture data={data} />}</span>
      <div class="stack tight">
        <h4>{name}</h4>
        <p class="soft">
          {isReady ? texts.ready : texts.unfinished} · {texts.changed(formatWhen(box.changed))}
        </p>
        <div class="row">
          {isReady ? (
            <ButtonLink
              class="primary"
              icon="play"
              words={texts.play}
              href={`/new/${kind.id}?box=${encodeURIComponent(id)}`}
              aria-label={texts.playOf(name)}
            />
          ) : null}
          <ButtonLink
            words={texts.edit}
            href={`/box/${encodeURIComponent(id)}`}
            aria-label={texts.editOf(name)}
          />
          <Button class="quiet icon" icon="trash" aria-label={texts.remove(name)} onClick={remove} />
        </div>
      </div>
    </li>
  );
}
