import { t } from '../../i18n/i18n.js';
import { Portrait } from '../art.js';
import { Dialog } from '../ui/dialog.js';
import { CHARACTERS, type CharacterId } from './draft.js';

type Props = {
  readonly chosen: CharacterId;
  readonly onChoose: (character: CharacterId) => void;
  readonly onClose: () => void;
};

/** Everybody one can play against, weakest first, with a face and a sentence. */
export function Opponents({ chosen, onChoose, onClose }: Props) {
  const { newGame, character, app } = t();
  return (
    <Dialog title={newGame.opponentTitle} onClose={onClose}>
      <ul class="stack tight">
        {CHARACTERS.map((id, index) => (
          <li key={id}>
            <button
              type="button"
              class="opponent"
              aria-current={id === chosen}
              autofocus={id === chosen}
              onClick={() => {
                onChoose(id);
                onClose();
              }}
            >
              <Portrait character={id} />
              <span>
                <b>{character[id].name}</b>
                <Level level={index + 1} />
                <span>{character[id].sentence}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <div class="row end">
        <button type="button" class="button" onClick={onClose}>
          {app.cancel}
        </button>
      </div>
    </Dialog>
  );
}

function Level({ level }: { readonly level: number }) {
  return <span class="level">{t().newGame.level(level)}</span>;
}
