import { ButtonLink } from '../shell/ui/button.js';
import { learnTexts } from './texts.js';

/** From "How to play": to the lessons, and to every rule by its number. */
export function WaysToLearn({ game }: { readonly game: string }) {
  const { rules } = learnTexts();
  return (
    <div class="row beyond">
      <ButtonLink class="primary" icon="play" words={rules.learn} href={`/learn/${game}`} />
      <ButtonLink words={rules.all} href={`/rulebook/${game}`} />
    </div>
  );
}
