import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { pageTexts } from '../../i18n/i18n.js';
import { Dialog } from '../ui/dialog.js';

export type Opponent<Id extends string> = {
  readonly id: Id;
  readonly name: string;
  readonly sentence: string;
};

type Props<Id extends string> = {
  /** Everybody one can play against, weakest first. */
  readonly all: readonly Opponent<Id>[];
  readonly chosen: Id;
  readonly face: (id: Id) => ComponentChildren;
  readonly onChoose: (id: Id) => void;
};

/** Who plays here, with a face and a sentence; a touch shows all the others. */
export function OpponentChoice<Id extends string>({ all, chosen, face, onChoose }: Props<Id>) {
  const { newGame } = pageTexts();
  const [choosing, setChoosing] = useState(false);
  const close = () => setChoosing(false);
  const portrayed = all.map(({ id, name, sentence }, index) => (children?: ComponentChildren) => (
    <>
      {face(id)}
      <span>
        <b>{name}</b>
        <span class="level">{newGame.level(index + 1, all.length)}</span>
        <span>{sentence}</span>
        {children}
      </span>
    </>
  ));
  return (
    <>
      <button type="button" class="opponent" aria-haspopup="dialog" onClick={() => setChoosing(true)}>
        {portrayed[all.findIndex(({ id }) => id === chosen)](
          <span class="change">{newGame.chooseOpponent}</span>,
        )}
      </button>
      {choosing && (
        <Dialog title={newGame.opponentTitle} onClose={close} closes>
          <ul class="opponents">
            {all.map(({ id }, index) => (
              <li key={id}>
                <button
                  type="button"
                  class="opponent"
                  aria-current={id === chosen}
                  autofocus={id === chosen}
                  onClick={() => {
                    onChoose(id);
                    close();
                  }}
                >
                  {portrayed[index]()}
                </button>
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </>
  );
}
