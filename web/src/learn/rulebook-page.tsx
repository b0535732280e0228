import './rulebook.css';
import { useSignal } from '@preact/signals';
import { useEffect, useId } from 'preact/hooks';
import { Icon } from '../art/index.js';
import { language } from '../i18n/i18n.js';
import { hash, type Route } from '../shell/router.js';
import { ButtonLink } from '../shell/ui/button.js';
import { Page } from '../shell/ui/page.js';
import { type Found, findTeaching } from './find.js';
import { LiveRule } from './live-rule.js';
import { NotThere } from './not-there.js';
import type { Rule } from './rule.js';
import { learnTexts } from './texts.js';
import { useFound } from './use-found.js';

/** Every rule of a game on its own anchor, to be searched and tried. */
export function RulebookPage({ route }: { readonly route: Route }) {
  const id = route.page === 'rulebook' ? route.game : '';
  const sought = useFound(() => findTeaching(id), id);
  if (sought.kind !== 'found') return <NotThere sought={sought} />;
  return <Rulebook {...sought.found} />;
}

function Rulebook({ game, teaching }: Found) {
  const { rules: texts } = learnTexts();
  const wanted = useSignal('');
  const tried = useSignal<string | null>(null);
  const search = useId();
  const named = decodeURIComponent(hash.value);
  useEffect(() => {
    // whoever was led here by a refusal wants to see that rule, and its board
    const place = named === '' ? null : document.getElementById(named);
    if (place === null) return;
    tried.value = named;
    place.scrollIntoView({ block: 'start' });
    place.focus({ preventScroll: true });
  }, [named]);
  const chapters = teaching.chapters
    .map(({ title, rules }) => ({ title, rules: rules.filter((rule) => isAbout(rule, wanted.value)) }))
    .filter(({ rules }) => rules.length > 0);
  const count = chapters.reduce((sum, { rules }) => sum + rules.length, 0);
  return (
    <Page title={texts.title(game.name())} lead={texts.lead}>
      <div class="row beyond">
        <ButtonLink icon="play" words={texts.learn} href={`/learn/${game.id}`} />
        <ButtonLink words={texts.short} href={`/rules/${game.id}`} />
      </div>
      <div class="rule-search">
        <label for={search}>{texts.search}</label>
        <input
          id={search}
          type="search"
          class="input"
          value={wanted.value}
          onInput={(event) => {
            wanted.value = event.currentTarget.value;
          }}
        />
        <span role="status">{wanted.value === '' ? '' : texts.found(count)}</span>
      </div>
      {chapters.map(({ title, rules }) => (
        <section key={rules[0].id} class="panel stack">
          <h2>{title[language.value]}</h2>
          {rules.map((rule) => (
            <RuleCard
              key={rule.id}
              rule={rule}
              game={game.id}
              teaching={teaching}
              isTried={tried.value === rule.id}
              onTry={(is) => {
                tried.value = is ? rule.id : null;
              }}
            />
          ))}
        </section>
      ))}
    </Page>
  );
}

/** Words in any order, in the language spoken; a number finds its rule. */
function isAbout({ id, texts }: Rule, wanted: string): boolean {
  const said = `${id} ${texts[language.value].join(' ')}`.toLowerCase();
  return wanted
    .toLowerCase()
    .split(/\s+/)
    .every((word) => said.includes(word));
}

type CardProps = {
  readonly rule: Rule;
  readonly game: string;
  readonly teaching: Found['teaching'];
  readonly isTried: boolean;
  readonly onTry: (is: boolean) => void;
};

function RuleCard({ rule, game, teaching, isTried, onTry }: CardProps) {
  const { rules: texts } = learnTexts();
  const [text, why] = rule.texts[language.value];
  return (
    <article class="rule-card" id={rule.id} tabIndex={-1} aria-labelledby={`${rule.id}-number`}>
      <h3 id={`${rule.id}-number`}>{rule.id}</h3>
      <div class="stack tight">
        <p>{text}</p>
        {rule.mark === undefined ? null : (
          <p class="rule-mark" data-mark={rule.mark}>
            <b>{texts.mark[rule.mark]}.</b> {why}
          </p>
        )}
        {isTried ? (
          <LiveRule rule={rule} game={game} teaching={teaching} onClose={() => onTry(false)} />
        ) : (
          <button type="button" class="button" onClick={() => onTry(true)}>
            <Icon name="play" />
            <span>
              {texts.tryIt}
              <span class="sr-only"> ({rule.id})</span>
            </span>
          </button>
        )}
      </div>
    </article>
  );
}
