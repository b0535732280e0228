import { PlayerPortrait } from '../../art/index.js';
import { companyTexts } from '../../i18n/company.js';
import type { Look } from '../look.js';
import { ButtonLink } from '../ui/button.js';
import { around } from './seeking.js';

/** Who is around just now, and the way to somebody who would play at once. */
export function PeopleHere() {
  const { find } = companyTexts();
  const told = around.value;
  const seekers = (told?.looking ?? []).reduce((sum, { people }) => sum + people, 0);
  return (
    <section class="panel stack tight people-here" aria-labelledby="people-here">
      <h2 id="people-here">{find.here}</h2>
      <p role="status">
        {told === null ? '…' : find.around(told.people)}
        {seekers > 0 ? ` ${find.seekers(seekers)}` : ''}
      </p>
      {told === null || told.here.length === 0 ? null : (
        <ul class="people-names">
          {told.here.map(({ name, look }, i) => (
            <li key={`${i} ${name}`}>
              <PlayerPortrait seat={look as Look} />
              <span>{name}</span>
            </li>
          ))}
        </ul>
      )}
      <div class="row">
        <ButtonLink class="primary" icon="people" words={find.title} href="/find" />
      </div>
    </section>
  );
}
