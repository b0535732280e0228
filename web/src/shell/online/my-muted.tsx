import { onlinePageTexts } from '../../i18n/online-pages.js';
import { mute, muted } from '../../online/muted.js';
import { Button } from '../ui/button.js';

/** Those whom one does not hear at any table, and how to hear them again. */
export function MyMuted() {
  const { account } = onlinePageTexts();
  if (muted.value.size === 0) return null;
  return (
    <section class="panel stack" aria-labelledby="muted">
      <h2 id="muted">{account.mutedTitle}</h2>
      <p>{account.mutedText}</p>
      <ul class="stack tight muted">
        {[...muted.value].map(([person, name]) => (
          <li key={person}>
            <span>{name}</span>
            <Button
              icon="sound-on"
              words={account.unmute}
              aria-label={account.unmuteOf(name)}
              onClick={() => mute(person, name, false)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
