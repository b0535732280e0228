import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

interface Schema extends DBSchema {
  photos: { key: string; value: { readonly box: string; readonly photo: Blob } };
}

/** Enough to read a board from, and far less than a camera makes. */
const LONGEST_SIDE = 2000;

let opened: Promise<IDBPDatabase<Schema>> | null = null;
/** Where the device keeps nothing a photo stays until the page is closed. */
const unkept = new Map<string, Blob>();

/** A database of its own: games are never in the way of photos, nor photos in theirs. */
function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('castellan-photos', 1, {
    upgrade(made) {
      made.createObjectStore('photos', { keyPath: 'box' });
    },
  });
  return opened;
}

export async function findPhoto(box: string): Promise<Blob | null> {
  const held = unkept.get(box);
  if (held !== undefined) return held;
  try {
    return (await (await database()).get('photos', box))?.photo ?? null;
  } catch {
    return null;
  }
}

/** Gives back whether the device keeps it. */
export async function keepPhoto(box: string, photo: Blob): Promise<boolean> {
  unkept.set(box, photo);
  try {
    await (await database()).put('photos', { box, photo });
    unkept.delete(box);
    return true;
  } catch {
    return false;
  }
}

export async function removePhoto(box: string): Promise<void> {
  unkept.delete(box);
  try {
    await (await database()).delete('photos', box);
  } catch {
    // then it was never kept
  }
}

/** Photos whose boxes are gone. */
export async function forgetPhotosBut(boxes: readonly string[]): Promise<void> {
  try {
    const all = await (await database()).getAllKeys('photos');
    await Promise.all(all.filter((box) => !boxes.includes(box)).map(removePhoto));
  } catch {
    // nothing is kept here
  }
}

/** A picture as it is drawn: small enough to keep, and without what a camera writes into it, such as where it was taken. */
export async function redraw(file: Blob, quarterTurns = 0): Promise<Blob> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
  const [width, height] = [Math.round(bitmap.width * scale), Math.round(bitmap.height * scale)];
  const canvas = document.createElement('canvas');
  const isTurned = quarterTurns % 2 === 1;
  canvas.width = isTurned ? height : width;
  canvas.height = isTurned ? width : height;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('no canvas');
  pen.translate(canvas.width / 2, canvas.height / 2);
  pen.rotate((quarterTurns * Math.PI) / 2);
  pen.drawImage(bitmap, -width / 2, -height / 2, width, height);
  bitmap.close();
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('no picture')) : resolve(blob)),
      'image/jpeg',
      0.85,
    ),
  );
}
