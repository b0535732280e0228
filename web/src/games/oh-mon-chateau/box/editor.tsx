import '../styles/board.css';
import './own-board.css';
import type { Face, Resource } from '@castellan/oh-mon-chateau';
import { useSignal } from '@preact/signals';
import { Segmented } from '../../../shell/ui/controls.js';
import { into } from '../../../shell/ui/into.js';
import type { BoxEditorProps } from '../../box-game.js';
import { FaceIcon } from '../art/index.js';
import { faceName } from '../table/words.js';
import { chateauBoxTexts } from '../texts/box.js';
import { Checks } from './checks.js';
import {
  type Draft,
  dataOf,
  nameOf,
  printedDraft,
  readDraft,
  withCell,
  withGroup,
  withGuest,
  withLine,
} from './draft.js';
import { findingsIn, wrongPlaces } from './findings.js';
import { BoardGrid } from './grid.js';
import { LinesPart } from './lines.js';
import { GuestsPart, TrackPart } from './values.js';

const BRUSHES = ['wood', 'stone', 'gold', 'food', 'none'] as const;

/** A board with its values and guests, entered as it is printed. */
export function BoardEditor({ data, onChange }: BoxEditorProps) {
  const { grid, brush: texts, check } = chateauBoxTexts();
  const draft = readDraft(data) ?? printedDraft('petits-batisseurs');
  const brush = useSignal<(typeof BRUSHES)[number]>('wood');
  const said = useSignal('');
  const findings = findingsIn(draft);
  const change = (next: Draft, words = ''): void => {
    said.value = `${words} ${check.left(findingsIn(next).length)}`.trim();
    onChange(dataOf(next));
  };
  const paint = (place: number, resource: Resource | null): void =>
    change(
      withCell(draft, place, resource),
      `${grid.cell(nameOf(place), resource === null ? grid.none : faceName(resource))}.`,
    );
  return (
    <div class="box-editor own-desk">
      <div class="own-editor">
        <div class="stack tight">
          <Segmented
            legend={texts.title}
            hint={grid.how}
            value={brush.value}
            choices={BRUSHES.map((one) => ({ value: one, label: <Brush of={one} /> }))}
            onChange={into(brush)}
          />
          <BoardGrid
            draft={draft}
            wrong={wrongPlaces(draft)}
            brush={brush.value === 'none' ? null : brush.value}
            onPaint={paint}
          />
          <p class="hint by-keys">{grid.keys}</p>
          <p class="soft box-said" role="status">
            {said.value}
          </p>
        </div>
        <div class="stack">
          <Checks findings={findings} />
          <LinesPart draft={draft} onLine={(line, words) => change(withLine(draft, line, words))} />
        </div>
        <TrackPart draft={draft} onGroup={(group, value) => change(withGroup(draft, group, value))} />
        <GuestsPart draft={draft} onGuest={(guest, value) => change(withGuest(draft, guest, value))} />
      </div>
    </div>
  );
}

function Brush({ of }: { readonly of: (typeof BRUSHES)[number] }) {
  const { brush } = chateauBoxTexts();
  return (
    <span class="own-brush">
      {of === 'none' ? null : (
        <svg viewBox="-50 -50 100 100" aria-hidden="true">
          <FaceIcon face={of as Face} />
        </svg>
      )}
      <span>{of === 'none' ? brush.none : faceName(of)}</span>
    </span>
  );
}
