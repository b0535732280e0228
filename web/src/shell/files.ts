/** Hands a record to the person as a file, named by game and day. */
export function saveFile(text: string, game: string, time: number): void {
  const day = new Date(time).toISOString().slice(0, 10);
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${game}-${day}.castellan.json`;
  link.click();
  // browsers read the address after the click has returned
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
