import type { Duplex } from 'node:stream';
import type { ClockReading, Step } from '@castellan/match';
import { type Checked, readToServer, type ToServer } from '@castellan/protocol';
import { plainFrame } from './frame.js';
import { type MoveEntry, moveEntryText } from './move-entry.js';
import { type FrameSocket, readPlainFrames } from './plain-frames.js';
import { readPlainMove } from './plain-move.js';
import { quoted } from './quoted.js';
import { stepText } from './step-text.js';

/**
 * What is read and written for every move, in two ways. The slow lane is what JSON, the schema and `ws` make of it, and says what is right. The
 * fast lane is the same by hand, several times sooner (docs/BENCHMARKS.md). A server is started with one of them; tests compare both.
 */
export type Lanes = {
  /** Hears what a socket says before `ws` does, where it can. */
  readFrames(stream: Duplex, socket: FrameSocket, hear: (text: string) => void): void;
  readMessage(text: string): Checked<ToServer>;
  /** A text as the frame that carries it; null: `ws` is to send it. */
  frame(text: string): string | null;
  /** A step without its last brace: more may follow. */
  step(table: string, step: Step, clocks: ClockReading | null): string;
  moveEntry(entry: MoveEntry): string;
  quote(text: string): string;
};

export const FAST_LANES: Lanes = {
  readFrames: readPlainFrames,
  readMessage: (text) => {
    const message = readPlainMove(text);
    return message === null ? readToServer(text) : { ok: true, message };
  },
  frame: plainFrame,
  step: stepText,
  moveEntry: moveEntryText,
  quote: quoted,
};

export const SLOW_LANES: Lanes = {
  readFrames: () => {},
  readMessage: readToServer,
  frame: () => null,
  step: (table, { version, seat, move, seen, undo }, clocks) => {
    const message = {
      ...{ type: 'step', table, version, seat, move },
      ...(seen.length > 0 && { seen }),
      ...(undo !== null && { undo }),
      ...(clocks !== null && { clocks }),
    };
    return JSON.stringify(message).slice(0, -1);
  },
  moveEntry: JSON.stringify,
  quote: JSON.stringify,
};
