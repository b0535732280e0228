import { BrokenCastle } from '../../art/index.js';
import { pageTexts } from '../../i18n/i18n.js';
import { ButtonLink } from '../ui/button.js';
import { Heading, Page } from '../ui/page.js';

export default function NotFound() {
  const { notFound, app } = pageTexts();
  return (
    <Page
      title={notFound.title}
      heading={
        <div class="panel stitched lost">
          <BrokenCastle />
          <Heading title={notFound.title} />
          <p>{notFound.text}</p>
          <ButtonLink class="primary big" words={app.toHome} href="/" />
        </div>
      }
    >
      {null}
    </Page>
  );
}
