import { pageTexts } from '../../../i18n/i18n.js';

const FLAG = '--rooms';

/** [R1.7] Whose idea of the castle this is, and how to enter one's own; the flag to type stays in one piece. */
export function Reconstruction() {
  const [before, after] = pageTexts().roquefort.reconstruction.split(FLAG);
  return (
    <>
      {before}
      <span style={{ whiteSpace: 'nowrap' }}>{FLAG}</span>
      {after}
    </>
  );
}
