import { roofMaterial } from '@castellan/roquefort/own-rooms';
import { Icon } from '../../../art/index.js';
import { Findings } from '../../../boxes/findings.js';
import { roomsTexts } from '../texts/box.js';
import { findingWords } from './fault-words.js';
import type { Finding, SizeTally } from './findings.js';

type Props = {
  readonly findings: readonly Finding[];
  readonly tally: readonly SizeTally[];
  /** The finding whose place is shown. */
  readonly shown: string | null;
  readonly onShown: (id: string | null) => void;
};

/** Whether it is a castle [R1.6]: how many rooms there are of each size, and what is to be mended, with its place. */
export function Checks({ findings, tally, shown, onShown }: Props) {
  const { check } = roomsTexts();
  return (
    <section class="stack tight rooms-checks" aria-labelledby="rooms-checks">
      <h3 id="rooms-checks">{check.title}</h3>
      <ul class="rooms-tally">
        {tally.map(({ size, wanted, found }) => (
          <li key={size} data-right={found === wanted ? '' : undefined}>
            <span
              class="roof"
              style={{ background: `var(--roof-${roofMaterial(size)})` }}
              aria-hidden="true"
            />
            <span>
              {check.size[size as 2 | 3 | 4]}: <b>{check.ofWanted(found, wanted)}</b>
            </span>
            {found === wanted ? <Icon name="check" size={18} /> : null}
          </li>
        ))}
      </ul>
      <Findings
        right={check.right}
        findings={findings.map((finding) => {
          const { id, places } = finding;
          const words = findingWords(finding);
          const isShown = shown === id;
          const onShow = places.length === 0 ? null : () => onShown(isShown ? null : id);
          return { id, words, label: check.show(words), isShown, onShow };
        })}
      />
    </section>
  );
}
