import { peopleTexts } from '../../i18n/people.js';

/** Cups for what was played with others. */
export function Trophies({ trophies }: { readonly trophies: readonly string[] }) {
  const { profile, trophy } = peopleTexts();
  // a newer server may have more
  const known = trophies.flatMap((one) => (one in trophy ? [trophy[one as keyof typeof trophy]] : []));
  return (
    <section class="panel stack" aria-labelledby="trophies">
      <h2 id="trophies">{profile.trophies}</h2>
      {known.length === 0 ? (
        <p class="soft">{profile.noTrophies}</p>
      ) : (
        <ul class="trophies">
          {known.map((name) => (
            <li key={name}>
              <Cup />
              {name}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Cup() {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <path
        d="M14 6h20v8a10 10 0 0 1-20 0zM14 9H7c0 7 3 10 8 11M34 9h7c0 7-3 10-8 11M24 24v9M16 41h16M19 41c0-5 2-8 5-8s5 3 5 8"
        fill="var(--glow)"
        stroke="var(--art-ink)"
        stroke-width="3"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </svg>
  );
}
