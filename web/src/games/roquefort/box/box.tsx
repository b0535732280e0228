import { SeededChance } from '@castellan/kernel';
import { generateLayout } from '@castellan/roquefort/own-rooms';
import { LAYOUTS } from '@castellan/roquefort/sides';
import type { BoxGame } from '../../box-game.js';
import facts from '../game.json';
import { SidePicture } from '../setup/side-picture.js';
import { roomsTexts, speakOfRooms } from '../texts/box.js';
import { RoomsEditor } from './editor.js';
import { findingWords } from './fault-words.js';
import { findingsIn } from './findings.js';
import { EMPTY } from './plan.js';
import { dataOf, readPlan, tableOptionsOf } from './plan-data.js';
import { PlanPicture } from './plan-picture.js';

/** Rooms of one's own. */
const ROOMS: BoxGame = {
  id: facts.id,
  words: () => roomsTexts().rooms,
  starts: [
    {
      id: 'empty',
      label: () => roomsTexts().start.empty,
      make: () => dataOf(EMPTY),
      Picture: () => <PlanPicture plan={EMPTY} />,
    },
    {
      id: 'A',
      label: () => roomsTexts().start.A,
      make: () => ({ rooms: [...LAYOUTS.A.rows] }),
      Picture: () => <SidePicture layout="A" />,
    },
    {
      id: 'B',
      label: () => roomsTexts().start.B,
      make: () => ({ rooms: [...LAYOUTS.B.rows] }),
      Picture: () => <SidePicture layout="B" />,
    },
    {
      id: 'random',
      label: () => roomsTexts().start.random,
      make: () => ({ rooms: generateLayout(new SeededChance(freshSeed())) }),
      Picture: () => <SidePicture layout="random" />,
    },
  ],
  read: (found) => {
    const plan = readPlan(found);
    return plan === null ? null : dataOf(plan);
  },
  objections: (data) => {
    const plan = readPlan(data);
    return plan === null ? [roomsTexts().fault.rows] : findingsIn(plan).map(findingWords);
  },
  options: tableOptionsOf,
  Picture: ({ data }) => <PlanPicture plan={readPlan(data) ?? EMPTY} />,
  Editor: RoomsEditor,
};

/** Also over plain http, where browsers have little else. */
function freshSeed(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join();
}

/** With its texts. */
export async function loadBox(): Promise<BoxGame> {
  await speakOfRooms();
  return ROOMS;
}
