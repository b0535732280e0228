import { aboutTexts, speakOfAbout } from '../../i18n/about.js';
import { Later } from '../ui/later.js';
import { Page } from '../ui/page.js';

export default function AboutLater() {
  return <Later load={loadAbout} props={{}} />;
}

/** With its texts. */
async function loadAbout() {
  await speakOfAbout();
  return About;
}

function About() {
  const { about } = aboutTexts();
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
        <p>
          <a href="/boxes">{about.ownBox}</a>
        </p>
      </section>
    </Page>
  );
}
