import type { OpenMatch } from './match.js';
import { Wire } from './wire.js';

/** As long as a move at Castellan is on average, and of the same letters. */
export const LIKE_A_MOVE =
  '{"type":"move","table":"abcdefghjkmnpqrstuvw","seat":0,"version":100,"moveId":"2s","move":"run c3-c5"}';

/** Two sockets of a server that answers every message with itself, in turn. */
export const openEcho: OpenMatch = async (port) => {
  const wires = [await Wire.open({ port, path: '/' }), await Wire.open({ port, path: '/' })];
  let next = 0;
  const match = {
    moved: (): void => {},
    go: () => wires[next].send(LIKE_A_MOVE),
    close: () => {
      for (const wire of wires) wire.close();
    },
  };
  for (const wire of wires)
    wire.hear = () => {
      next = 1 - next;
      match.moved();
    };
  return match;
};
