import type { Mode } from '@castellan/oh-mon-chateau';
import type { BoxGame, BoxStart } from '../../box-game.js';
import facts from '../game.json';
import { chateauBoxTexts, speakOfChateauBoxes } from '../texts/box.js';
import { speakOfChateau } from '../texts/table.js';
import { BoardPicture } from './board-picture.js';
import { type Draft, dataOf, emptyDraft, printedDraft, readDraft, tableOptionsOf } from './draft.js';
import { BoardEditor } from './editor.js';
import { findingsIn } from './findings.js';

const start = (id: 'printed' | 'empty', mode: Mode, make: (mode: Mode) => Draft): BoxStart => ({
  id: `${id}-${mode}`,
  label: () => chateauBoxTexts().start[id][mode],
  make: () => dataOf(make(mode)),
  Picture: () => <BoardPicture draft={make(mode)} />,
});

/** Boards, values and guests' points of one's own. */
const BOARDS: BoxGame = {
  id: facts.id,
  words: () => chateauBoxTexts().boards,
  starts: [
    start('printed', 'petits-batisseurs', printedDraft),
    start('printed', 'grands-architectes', printedDraft),
    start('empty', 'petits-batisseurs', emptyDraft),
    start('empty', 'grands-architectes', emptyDraft),
  ],
  read: (found) => {
    const draft = readDraft(found);
    return draft === null ? null : dataOf(draft);
  },
  objections: (data) => {
    const draft = readDraft(data);
    return draft === null ? [chateauBoxTexts().fault.other] : findingsIn(draft).map(({ words }) => words);
  },
  options: tableOptionsOf,
  Picture: ({ data }) => <BoardPicture draft={readDraft(data) ?? emptyDraft('petits-batisseurs')} />,
  Editor: BoardEditor,
};

/** With its texts. */
export async function loadBox(): Promise<BoxGame> {
  await Promise.all([speakOfChateauBoxes(), speakOfChateau()]);
  return BOARDS;
}
