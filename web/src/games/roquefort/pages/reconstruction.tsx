import { roquefortSetupTexts, speakOfRoquefortSetup } from '../texts/setup.js';

/** With its words: few look it up at a table. */
export async function loadReconstruction() {
  await speakOfRoquefortSetup();
  return Reconstruction;
}

/** [R1.7] Whose idea of the castle this is, and where to enter one's own. */
export function Reconstruction() {
  const [before, link, after] = roquefortSetupTexts().own.reconstruction.split('*');
  return (
    <>
      {before}
      <a href="/boxes">{link}</a>
      {after}
    </>
  );
}
