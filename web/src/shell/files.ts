import { fileNameOf } from './game-name.js';

type Played = { readonly game: string; readonly edition?: unknown };

/** Hands a record to the person as a file, named by game and day. */
export function saveFile(text: string, { game, edition }: Played, time: number): void {
  const day = new Date(time).toISOString().slice(0, 10);
  saveBlob(
    new Blob([text], { type: 'application/json' }),
    `${fileNameOf(game, edition)}-${day}.castellan.json`,
  );
}

/** Hands anything to the person as a file. */
export function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // browsers read the address after the click has returned
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
