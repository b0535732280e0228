import type { OpenMatch } from './match.js';
import { Wire } from './wire.js';

export const JOIN_ROOM = 10;
const ROOM_DATA = 13;

/** The text as the library writes short ones: its length with a mark, then its letters. */
export const label = (text: string): string => String.fromCharCode(0xa0 | text.length) + text;
export const MOVE = String.fromCharCode(ROOM_DATA) + label('move');

/** A value as MessagePack: what a client of the library would send. */
function pack(value: Record<string, string | number>): string {
  const parts = Object.entries(value).map(([key, one]) => {
    if (typeof one === 'number') return label(key) + String.fromCharCode(one);
    return label(key) + (one.length < 32 ? label(one) : `${String.fromCharCode(0xd9, one.length)}${one}`);
  });
  return String.fromCharCode(0x80 | parts.length) + parts.join('');
}

const PAYLOAD = pack({
  table: 'abcdefghjkmnpqrstuvw',
  seat: 0,
  version: 100,
  moveId: '2s',
  move: 'run c3-c5',
});

/** Two clients of a room that tells everybody what one of them says, in turn. */
export const openColyseus: OpenMatch = async (port) => {
  const { roomId, ...first } = await reserve(port, 'create/table');
  const second = await reserve(port, `joinById/${roomId}`);
  const wires: Wire[] = [];
  const told = [0, 0];
  let next = 0;
  let moves = 0;
  const match = {
    moved: (): void => {},
    go: () => wires[next].sendBytes(MOVE + PAYLOAD),
    close: () => {
      for (const wire of wires) wire.close();
    },
  };
  for (const [seat, { sessionId, processId }] of [first, second].entries()) {
    const wire = await Wire.open({ port, path: `/${processId}/${roomId}?sessionId=${sessionId}` });
    wires.push(wire);
    await new Promise<void>((resolve) => {
      wire.hear = (text) => {
        const code = text.charCodeAt(0) & 0x1f;
        if (code === JOIN_ROOM) {
          wire.sendBytes(String.fromCharCode(JOIN_ROOM));
          resolve();
        } else if (code !== ROOM_DATA) throw new Error(`unexpected code ${code}`);
        // everybody is told; who is to act next goes on
        else if (++told[seat] === moves + 1 && seat !== next) {
          moves++;
          next = seat;
          match.moved();
        }
      };
    });
  }
  return match;
};

type Reserved = { readonly roomId: string; readonly sessionId: string; readonly processId: string };

export async function reserve(port: number, how: string): Promise<Reserved> {
  const url = `http://127.0.0.1:${port}/matchmake/${how}`;
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(url, { method: 'POST', headers, body: '{}' });
  const reserved = (await answer.json()) as Reserved & { error?: string };
  if (reserved.sessionId === undefined) throw new Error(JSON.stringify(reserved));
  return reserved;
}
