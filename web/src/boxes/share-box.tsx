import { useEffect, useState } from 'preact/hooks';
import { boxTexts } from '../i18n/boxes.js';
import { saveBlob } from '../shell/files.js';
import { Button } from '../shell/ui/button.js';
import { copyText } from '../shell/ui/copy.js';
import { say } from '../shell/ui/toast.js';
import type { SharedBox } from './box.js';
import { linkTo, writeBox } from './packed.js';

/** As a link that holds everything, and as a file. */
export function ShareBox({ box }: { readonly box: SharedBox }) {
  const { share: texts } = boxTexts();
  const [link, setLink] = useState('');
  const text = writeBox(box);
  useEffect(() => {
    let gone = false;
    linkTo(box).then(
      (made) => {
        if (!gone) setLink(made);
      },
      // a browser that cannot pack has the file
      () => setLink(''),
    );
    return () => {
      gone = true;
    };
  }, [text]);
  const copy = async (): Promise<void> => {
    if (await copyText(link)) say(texts.copied);
  };
  return (
    <section class="panel stack" aria-labelledby="share-box">
      <h2 id="share-box">{texts.title}</h2>
      {link === '' ? null : (
        <>
          <p class="hint">{texts.hint}</p>
          <input
            class="input"
            readOnly
            value={link}
            aria-label={texts.link}
            onFocus={(event) => event.currentTarget.select()}
          />
        </>
      )}
      <div class="row">
        {link === '' ? null : <Button icon="link" words={texts.copy} onClick={copy} />}
        {link !== '' && 'share' in navigator ? (
          // whoever closes the menu again has not shared, and that is all right
          <Button
            icon="share"
            words={texts.send}
            onClick={() => void navigator.share({ title: box.name, url: link }).catch(() => null)}
          />
        ) : null}
        <Button
          icon="download"
          words={texts.file}
          onClick={() => saveBlob(new Blob([text], { type: 'application/json' }), fileName(box))}
        />
      </div>
    </section>
  );
}

/** Letters that every system has in file names. */
function fileName({ game, name }: SharedBox): string {
  const plain = name
    .normalize('NFD')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return `${plain === '' ? game : plain}.castellan-box.json`;
}
