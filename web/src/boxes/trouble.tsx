import { BrokenCastle } from '../art/index.js';
import { boxTexts } from '../i18n/boxes.js';
import type { BoxProblem } from './packed.js';

/** Why a link or a file could not be opened, and what can be done. */
export function BoxTrouble({ problem }: { readonly problem: BoxProblem }) {
  const texts = boxTexts().problem;
  return (
    <div class="notice">
      <BrokenCastle />
      <div class="stack tight">
        <h3>{texts.title}</h3>
        <p>{texts[problem]}</p>
      </div>
    </div>
  );
}
