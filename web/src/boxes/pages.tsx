import '../styles/pages/boxes.css';
import type { ComponentType } from 'preact';
import { speakOfBoxes } from '../i18n/boxes.js';
import type { Route } from '../shell/router.js';
import { BoxesPage } from './boxes-page.js';
import { DeskPage } from './desk-page.js';
import { SharedPage } from './shared-page.js';

/** Pages of one's own boxes, with their words; fetched by those who ask for them. */
export async function loadBoxPage(): Promise<ComponentType<{ route: Route }>> {
  await speakOfBoxes();
  return BoxPages;
}

/** All of them, one that is kept here, or one that stands in the address. */
function BoxPages({ route }: { readonly route: Route }) {
  if (route.page !== 'box') return <BoxesPage />;
  return route.id === null ? <SharedPage /> : <DeskPage key={route.id} id={route.id} />;
}
