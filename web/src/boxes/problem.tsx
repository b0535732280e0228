import { BrokenCastle } from '../art/index.js';
import { boxTexts } from '../i18n/boxes.js';
import type { Problem } from '../tables/problem.js';

/** Why a link or a file could not be opened, and what can be done. Boxes have words of their own for it. */
export function BoxProblem({ problem }: { readonly problem: Problem }) {
  const texts: Readonly<Record<string, string>> = boxTexts().problem;
  return (
    <div class="notice">
      <BrokenCastle />
      <div class="stack tight">
        <h3>{texts.title}</h3>
        <p>{texts[problem.kind] ?? texts.damaged}</p>
      </div>
    </div>
  );
}
