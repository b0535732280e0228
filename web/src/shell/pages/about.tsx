import { pageTexts } from '../../i18n/i18n.js';
import { Page } from '../ui/page.js';

export default function About() {
  const { about } = pageTexts();
  return (
    <Page title={about.title} lead={about.what}>
      <section class="panel stack tight">
        <h2>{about.privacyTitle}</h2>
        <p>{about.privacy}</p>
      </section>
      <section class="panel stack tight">
        <h2>{about.installTitle}</h2>
        <p>{isSecureContext ? about.install : about.installHttps}</p>
      </section>
      <section class="panel stack">
        <h2>{about.creditsTitle}</h2>
        <p>{about.credits}</p>
        <p>
          {about.font}{' '}
          <a href="/fonts/almendra-OFL.txt" data-outside>
            {about.fontLicence}
          </a>
        </p>
        <p>{about.source}</p>
        <p class="soft">{about.version(__VERSION__)}</p>
      </section>
      <section class="panel stack tight">
        <h2>{about.namesTitle}</h2>
        <p>{about.names}</p>
      </section>
      <section class="panel stack tight">
        <h2>{about.reconstructedTitle}</h2>
        <p>{about.reconstructed}</p>
      </section>
    </Page>
  );
}
