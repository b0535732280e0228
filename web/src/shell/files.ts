/** Hands a record to the person as a file, named by game and day. */
export function saveFile(text: string, game: string, time: number): void {
  const day = new Date(time).toISOString().slice(0, 10);
  saveBlob(new Blob([text], { type: 'application/json' }), `${game}-${day}.castellan.json`);
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
