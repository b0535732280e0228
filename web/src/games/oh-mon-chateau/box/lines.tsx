import type { Face } from '@castellan/oh-mon-chateau';
import { linesOn, MAKES, MOST_INHABITANTS, MOST_POINTS } from '@castellan/oh-mon-chateau/own-box';
import { FaceIcon } from '../art/index.js';
import { faceName } from '../table/words.js';
import { chateauBoxTexts } from '../texts/box.js';
import { cellsOf, constructionOf, type Draft, nameOf } from './draft.js';
import { NumberField } from './number-field.js';

type Makes = (typeof MAKES)[number];
type Props = { readonly draft: Draft; readonly onLine: (line: string, words: string) => void };

/** What each line makes, and how much it is worth or brings. */
export function LinesPart({ draft, onLine }: Props) {
  const { line: texts } = chateauBoxTexts();
  const lines = linesOn(draft.box.rows);
  const offered = MAKES.filter((makes) => draft.mode === 'grands-architectes' || !isPower(makes));
  return (
    <section class="stack tight" aria-labelledby="own-lines">
      <h3 id="own-lines">{texts.title}</h3>
      <p class="hint">{lines.length === 0 ? texts.none : texts.how}</p>
      <ul class="own-lines">
        {lines.map(({ name, cells }) => {
          const construction = constructionOf(draft, name);
          const makes = construction?.makes ?? '';
          const { value, least, most } = countOf(construction);
          return (
            <li key={name}>
              <span class="own-line-cells" aria-hidden="true">
                {cells.map((cell) => (
                  <svg key={cell} viewBox="-50 -50 100 100" aria-hidden="true">
                    <FaceIcon face={resourceAt(draft, cell) as Face} />
                  </svg>
                ))}
                <b>{name.replace('-', ' – ')}</b>
              </span>
              <span class="own-line-makes">
                <select
                  id={`line-${name}`}
                  class="input"
                  aria-label={texts.makes(
                    name,
                    cells.map((cell) => faceName(resourceAt(draft, cell))),
                  )}
                  aria-invalid={makes === '' ? 'true' : undefined}
                  value={makes}
                  onChange={({ currentTarget }) => onLine(name, wordsFor(currentTarget.value, value))}
                >
                  {makes === '' ? <option value="">{texts.choose}</option> : null}
                  {offered.map((one) => (
                    <option key={one} value={one}>
                      {texts.kind[one]}
                    </option>
                  ))}
                </select>
                {value === null ? null : (
                  <NumberField
                    id={`worth-${name}`}
                    label={makes === 'wall' ? texts.inhabitants : texts.points}
                    spoken={`${name}: ${makes === 'wall' ? texts.inhabitants : texts.points}`}
                    {...{ value, least, most }}
                    onChange={(next) => onLine(name, wordsFor(makes, next))}
                  />
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const isPower = (makes: Makes): boolean => makes === 'reactivation' || makes === 'theft';

/** "tower 5"; what counts nothing stands alone. */
function wordsFor(makes: string, value: number | null): string {
  return makes === 'tower' || makes === 'flag' || makes === 'wall' ? `${makes} ${value ?? 1}` : makes;
}

function countOf(construction: ReturnType<typeof constructionOf>) {
  if (construction?.makes === 'wall')
    return { value: construction.inhabitants, least: 0, most: MOST_INHABITANTS };
  const value = construction !== null && 'points' in construction ? construction.points : null;
  return { value, least: 1, most: MOST_POINTS };
}

function resourceAt(draft: Draft, cell: string): string {
  return cellsOf(draft).find((_, place) => nameOf(place) === cell) ?? '?';
}
