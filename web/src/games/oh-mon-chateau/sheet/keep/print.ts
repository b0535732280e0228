import { type Kept, toSvg } from './to-svg.js';

/** Prints sheets, a page each, and nothing else of what is on the screen. */
export function printSheets(sheets: readonly Kept[]): void {
  printPages(sheets.map((kept, i) => toSvg({ ...kept, id: `print-${i}-` })));
}

/** The same for pages that are written already. */
export function printPages(svgs: readonly string[]): void {
  const pages = document.createElement('div');
  pages.className = 'sheet-print';
  // our own tags, written by toSvg; vectors, so that the paper gets all the printer can do
  pages.innerHTML = svgs
    .join('')
    // the page's own policy allows no styles within tags; a file has nothing else
    .replaceAll(/style="mix-blend-mode:(\w+)"/g, 'class="$1"');
  document.body.append(pages);
  document.documentElement.dataset.printing = 'sheet';
  addEventListener(
    'afterprint',
    () => {
      pages.remove();
      delete document.documentElement.dataset.printing;
    },
    { once: true },
  );
  print();
}
