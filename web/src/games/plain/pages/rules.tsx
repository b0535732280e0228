import { pageTexts } from '../../../i18n/i18n.js';
import { ButtonLink } from '../../../shell/ui/button.js';
import { Chapter } from '../../../shell/ui/chapter.js';
import { Page } from '../../../shell/ui/page.js';
import type { PlainKit } from '../kit.js';

/** The game on one page, as its folder tells it. */
export function rulesOf({ facts, words }: PlainKit) {
  return function PlainRules() {
    const { lead, chapters } = words().rules;
    return (
      <Page title={facts.name} lead={lead}>
        {chapters.map(({ title, text }) => (
          <Chapter key={title} title={title} text={text} />
        ))}
        <p class="beyond">
          <ButtonLink class="primary big" words={pageTexts().rules.play} href={`/new/${facts.id}`} />
        </p>
      </Page>
    );
  };
}
