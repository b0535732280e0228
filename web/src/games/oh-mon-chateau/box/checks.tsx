import { Findings } from '../../../boxes/findings.js';
import { chateauBoxTexts } from '../texts/box.js';
import type { BoardFinding } from './findings.js';

/** Whether the box can be played with [O6.2], and what is to be mended, with its place. */
export function Checks({ findings }: { readonly findings: readonly BoardFinding[] }) {
  const { check } = chateauBoxTexts();
  return (
    <section class="stack tight" aria-labelledby="own-checks">
      <h3 id="own-checks">{check.title}</h3>
      <Findings
        right={check.right}
        findings={findings.map(({ at, ...one }) => ({
          ...one,
          onShow: at === null ? null : () => show(at),
        }))}
      />
    </section>
  );
}

/** Leads to the field or the cell that it is about. */
function show(id: string): void {
  const field = document.getElementById(id);
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
}
