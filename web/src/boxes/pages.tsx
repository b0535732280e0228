import '../styles/pages/boxes.css';
import type { ComponentType } from 'preact';
import { speakOfBoxes } from '../i18n/boxes.js';
import type { Route } from '../shell/router.js';
import { BoxesPage } from './boxes-page.js';
import { DeskPage } from './desk-page.js';
import { SharedPage } from './shared-page.js';

/** Pages of one's own boxes, with their words; fetched by those who ask for them. */
export async function loadBoxPage(name: 'boxes' | 'box'): Promise<ComponentType<{ route: Route }>> {
  await speakOfBoxes();
  return name === 'boxes' ? BoxesPage : BoxPage;
}

/** One that is kept here, or one that stands in the address. */
function BoxPage({ route }: { readonly route: Route }) {
  const id = route.page === 'box' ? route.id : null;
  return id === null ? <SharedPage /> : <DeskPage key={id} id={id} />;
}
