import { roquefortTexts } from '../texts/table.js';

/** [R1.7] Whose idea of the castle this is, and where to enter one's own. */
export function Reconstruction() {
  const [before, link, after] = roquefortTexts().table.reconstruction.split('*');
  return (
    <>
      {before}
      <a href="/boxes">{link}</a>
      {after}
    </>
  );
}
