import type { JsonObject } from '@castellan/kernel';
import { factsOf } from './facts.js';

/** What this table has agreed on; a table on the server tells it in a dialog of its own. */
export function Facts({ of: options }: { readonly of: JsonObject }) {
  return (
    <ul class="hint room-facts">
      {factsOf(options).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
