import { speakOfChateau } from '../../i18n/chateau.js';
import { Later } from '../ui/later.js';

async function load() {
  await speakOfChateau();
  return (await import('../../games/oh-mon-chateau/pages/gallery.js')).Gallery;
}

/** One's own castles come with the game they were drawn in. */
export default function GalleryPage() {
  return <Later load={load} props={{}} />;
}
