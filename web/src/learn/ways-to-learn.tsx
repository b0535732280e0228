import { Icon } from '../art/index.js';
import { learnTexts } from './texts.js';

/** From "How to play": to the lessons, and to every rule by its number. */
export function WaysToLearn({ game }: { readonly game: string }) {
  const { rules } = learnTexts();
  return (
    <div class="row beyond">
      <a class="button primary" href={`/learn/${game}`}>
        <Icon name="play" />
        <span>{rules.learn}</span>
      </a>
      <a class="button" href={`/rulebook/${game}`}>
        {rules.all}
      </a>
    </div>
  );
}
