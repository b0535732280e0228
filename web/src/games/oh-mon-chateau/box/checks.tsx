import { Icon } from '../../../art/index.js';
import { chateauBoxTexts } from '../texts/box.js';
import type { BoardFinding } from './findings.js';

/** Whether the box can be played with [O6.2], and what is to be mended, with its place. */
export function Checks({ findings }: { readonly findings: readonly BoardFinding[] }) {
  const { check } = chateauBoxTexts();
  return (
    <section class="stack tight" aria-labelledby="own-checks">
      <h3 id="own-checks">{check.title}</h3>
      {findings.length === 0 ? (
        <p class="box-verdict" data-ready="">
          <Icon name="check" />
          <span>{check.right}</span>
        </p>
      ) : (
        <ul class="own-findings">
          {findings.map(({ id, words, at }) => (
            <li key={id}>
              {at === null ? (
                <span class="finding">
                  <Icon name="warning" />
                  <span>{words}</span>
                </span>
              ) : (
                <button type="button" class="finding" onClick={() => show(at)}>
                  <Icon name="warning" />
                  <span>{words}</span>
                  <Icon name="eye" />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Leads to the field or the cell that it is about. */
function show(id: string): void {
  const field = document.getElementById(id);
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
}
