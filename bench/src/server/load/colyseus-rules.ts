import { SeededChance } from '@castellan/kernel';
import { roquefort } from '@castellan/roquefort';
import { begin, chanceOf, playOn } from '../peers/colyseus-rules.js';
import { JOIN_ROOM, label, MOVE, reserve } from './colyseus.js';
import type { OpenMatch } from './match.js';
import { Wire } from './wire.js';

const ROOM_STATE = 14;
const ROOM_STATE_PATCH = 15;
const actions = new Int32Array(roquefort.maxLegal);

/** A number as MessagePack writes it. */
function number(value: number): string {
  if (value < 128) return String.fromCharCode(value);
  if (value < 256) return String.fromCharCode(0xcc, value);
  if (value < 65_536) return String.fromCharCode(0xcd, value >> 8, value & 255);
  return String.fromCharCode(0xce, value >>> 24, (value >> 16) & 255, (value >> 8) & 255, value & 255);
}

/**
 * Two clients of a room that plays by the rules: whole games at random. The same position is kept here by the same rules
 * and draws, so that patches need not be read: what is measured is the server.
 */
export const openColyseusWithRules: OpenMatch = async (port, table) => {
  const { roomId, ...first } = await reserve(port, 'create/table');
  const second = await reserve(port, `joinById/${roomId}`);
  const wires: Wire[] = [];
  const told = [0, 0];
  const chance = chanceOf(roomId);
  const choice = new SeededChance(`load ${table}`);
  let state = begin(chance);
  let version = 0;
  const match = {
    moved: (): void => {},
    go: () => {
      const seat = state.turn;
      const action = actions[choice.below(state.legal(seat, actions))];
      const move = roquefort.writeMove(action);
      const fields = [
        label('version') + number(version),
        label('seat') + number(seat),
        label('move') + label(move),
      ];
      wires[seat].sendBytes(MOVE + String.fromCharCode(0x80 | fields.length) + fields.join(''));
      state = playOn(state, seat, action, chance);
    },
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
        if (code === JOIN_ROOM) wire.sendBytes(String.fromCharCode(JOIN_ROOM));
        else if (code === ROOM_STATE) resolve();
        else if (code !== ROOM_STATE_PATCH) throw new Error(`unexpected code ${code}`);
        else {
          // one without anything in it comes to whoever joins
          if (text.length === 1) return;
          told[seat]++;
          // everybody is told; who is to act next goes on
          if (seat !== state.turn || told[seat] !== version + 1) return;
          version++;
          match.moved();
        }
      };
    });
  }
  return match;
};
