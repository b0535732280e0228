import { useContext, useEffect, useState } from 'preact/hooks';
import { playSound } from '../../sound/sounds.js';
import type { Trouble } from '../../tables/protocol.js';
import type { AnySession } from '../../tables/session.js';
import { BesideTable } from './beside.js';

const LASTS = 4500;

/** Why a touch did nothing, in a phrase, for a moment, over the upper rim of the board. */
type Props = { readonly session: AnySession; readonly words: (trouble: Trouble) => string };

export function Objection({ session, words }: Props) {
  const objection = session.objection.value;
  const beside = useContext(BesideTable);
  const [shown, setShown] = useState(0);
  useEffect(() => {
    if (objection === null) return;
    // the table in the store is another one than the one on the screen
    if (/^(changed-elsewhere|no-such-table)$/.test(objection.trouble.kind)) location.reload();
    playSound('no');
    setShown(objection.count);
    const timer = setTimeout(() => setShown(0), LASTS);
    return () => clearTimeout(timer);
  }, [objection]);
  return (
    <div class="objection" role="status">
      {objection !== null && shown === objection.count ? (
        <p key={objection.count}>{beside?.words(objection.trouble) ?? words(objection.trouble)}</p>
      ) : null}
    </div>
  );
}
