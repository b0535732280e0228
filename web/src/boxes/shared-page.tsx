import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../art/index.js';
import type { BoxGame } from '../games/box-game.js';
import { findGame, gameWith } from '../games/games.js';
import { boxTexts } from '../i18n/boxes.js';
import { go, hash } from '../shell/router.js';
import { Button, ButtonLink } from '../shell/ui/button.js';
import { Page } from '../shell/ui/page.js';
import { say } from '../shell/ui/toast.js';
import { type Problem, TableError } from '../tables/problem.js';
import { MOST_BOXES, type SharedBox } from './box.js';
import { lend } from './lent.js';
import { unpackBox } from './packed.js';
import { BoxProblem } from './problem.js';
import { addBox, boxesOf } from './store.js';
import { Waiting } from './waiting.js';

type Opened =
  | { readonly kind: 'opened'; readonly box: SharedBox; readonly of: BoxGame }
  | { readonly kind: 'failed'; readonly problem: Problem };

async function openShared(fragment: string): Promise<Opened> {
  try {
    const box = await unpackBox(`#${fragment}`);
    const of = await findGame(box.game)?.box?.();
    if (of === undefined) throw new TableError({ kind: 'unknown-game', game: box.game, known: [] });
    const data = of.read(box.data);
    if (data === null) throw new TableError({ kind: 'bad-record' });
    return { kind: 'opened', box: { ...box, data }, of };
  } catch (error) {
    if (error instanceof TableError) return { kind: 'failed', problem: error.problem };
    throw error;
  }
}

/** What somebody sent: what it is, whether it can be played, and the choice to keep it. */
export function SharedPage() {
  const { shared: texts } = boxTexts();
  const asked = useRef('');
  // a jump within the page is no other box
  if (hash.value !== 'content') asked.current = hash.value;
  const fragment = asked.current;
  const [opened, setOpened] = useState<Opened | null | undefined>();
  useEffect(() => {
    let gone = false;
    setOpened(undefined);
    openShared(fragment).then(
      (found) => {
        if (!gone) setOpened(found);
      },
      (error: unknown) => {
        console.error(error);
        if (!gone) setOpened(null);
      },
    );
    return () => {
      gone = true;
    };
  }, [fragment]);
  if (opened == null) return <Waiting found={opened} />;
  if (opened.kind === 'opened') return <Shown {...opened} />;
  return (
    <Page title={texts.title}>
      <BoxProblem problem={opened.problem} />
      <p>
        <ButtonLink words={texts.look} href="/boxes" />
      </p>
    </Page>
  );
}

function Shown({ box, of }: { readonly box: SharedBox; readonly of: BoxGame }) {
  const { shared: texts, box: words } = boxTexts();
  const objections = of.objections(box.data);
  const name = box.name === '' ? of.words().nameless : box.name;
  const mine = boxesOf(box.game).find((one) => JSON.stringify(one.data) === JSON.stringify(box.data));
  const keep = (): void => {
    const added = addBox({ ...box, name });
    if (added.kind === 'full') {
      say(words.full(MOST_BOXES));
      return;
    }
    say(added.isKept ? texts.kept(added.box.name) : boxTexts().desk.notKept);
    go({ page: 'box', id: added.box.id }, 'replace');
  };
  return (
    <Page title={texts.title} lead={texts.from}>
      <section class="panel stack shared-box" aria-labelledby="shared-name">
        <span class="box-picture large">
          <of.Picture data={box.data} />
        </span>
        <div class="stack">
          <header>
            <h2 id="shared-name">{name}</h2>
            <p class="soft">
              {gameWith(box.game).name()}: {of.words().title}
            </p>
          </header>
          {objections.length === 0 ? (
            <p class="box-verdict" data-ready="">
              <Icon name="check" />
              <span>{words.ready}</span>
            </p>
          ) : (
            <>
              <p>{texts.toMend}</p>
              <ul class="plain-list">
                {objections.map((one) => (
                  <li key={one}>{one}</li>
                ))}
              </ul>
            </>
          )}
          {mine === undefined ? null : <p class="soft">{texts.has}</p>}
          <div class="row">
            {objections.length === 0 ? (
              <Button
                class="primary"
                icon="play"
                words={texts.play}
                onClick={() =>
                  go(`/new/${box.game}?box=${encodeURIComponent(mine?.id ?? lend({ ...box, name }))}`)
                }
              />
            ) : null}
            {mine === undefined ? (
              <Button icon="save" words={texts.keep} onClick={keep} />
            ) : (
              <ButtonLink words={words.edit} href={`/box/${encodeURIComponent(mine.id)}`} />
            )}
          </div>
        </div>
      </section>
    </Page>
  );
}
