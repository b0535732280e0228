/** A sheet as it travels. */
type Sheet = { readonly side: string; readonly towers?: string | undefined; readonly ink: string };

/**
 * A short fingerprint of a sheet (FNV-1a, twice): whoever comes again says which sheets they have, so that these need not be
 * sent once more. It keeps nobody from anything: who says a wrong one does without their own sheets.
 */
export function sheetTag({ side, towers = '', ink }: Sheet): string {
  const text = `${side} ${towers} ${ink}`;
  let one = 0x811c9dc5;
  let other = 0x9dc5811c;
  for (let i = 0; i < text.length; i++) {
    const letter = text.charCodeAt(i);
    one = Math.imul(one ^ letter, 0x01000193);
    other = Math.imul(other ^ letter ^ (i & 0xff), 0x01000193);
  }
  return [one, other].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
}
