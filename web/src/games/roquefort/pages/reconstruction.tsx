import { roquefortTexts } from '../texts/table.js';

const FLAG = '--rooms';

/** [R1.7] Whose idea of the castle this is, and how to enter one's own; the flag to type stays in one piece. */
export function Reconstruction() {
  const [before, after] = roquefortTexts().table.reconstruction.split(FLAG);
  return (
    <>
      {before}
      <span style={{ whiteSpace: 'nowrap' }}>{FLAG}</span>
      {after}
    </>
  );
}
