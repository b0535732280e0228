import * as v from 'valibot';
import { ended } from './leaving.js';

const hex256 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

/** What `GET /api/games/<table>` answers: a game that is over, with all that is needed to check its chance. */
export const finishedGame = v.object({
  /** The text of a record, with the seats and drawings. */
  record: v.string(),
  /** Where all chance came from. */
  seed: hex256,
  /** Its fingerprint, which was shown before the first move. */
  commitment: hex256,
  /** The options as whoever opened the table asked for them; what is not in them was drawn or is the usual. */
  asked: v.optional(v.record(v.string(), v.unknown())),
  /** Only of games that were brought here: the chance of the first so many actions does not come from the seed. */
  imported: v.optional(v.object({ unsealed: v.number() })),
  /** How it ended, where that was not by its rules. */
  ended: v.optional(ended),
  rated: v.boolean(),
  /** When it ended. */
  at: v.number(),
});
export type FinishedGame = v.InferOutput<typeof finishedGame>;
