import type { Sitter } from '@castellan/match';
import { useSignal } from '@preact/signals';
import { pageTexts } from '../../../i18n/i18n.js';
import { go } from '../../../shell/router.js';
import { Button } from '../../../shell/ui/button.js';
import { Select } from '../../../shell/ui/controls.js';
import { Dialog } from '../../../shell/ui/dialog.js';
import { tableWorker } from '../../../tables/client.js';
import { wantedSeed } from '../../../tables/seed.js';
import type { Reel } from '../../../tables/worker-messages.js';
import { botName } from '../names.js';

type Props = {
  readonly reel: Reel;
  readonly actions: number;
  readonly names: readonly string[];
  /** Bots that could play in somebody's place. */
  readonly rivals: readonly string[];
  readonly onClose: () => void;
};

/** A new table that goes on from a position: who plays which seat is chosen anew. */
export function PlayOn({ reel, actions, names, rivals, onClose }: Props) {
  const { watch, action, newGame, app } = pageTexts();
  /** Whoever goes on playing keeps what is known of their name; a bot's own is not, each language has one. */
  const called = (bot: string | null, seat: number) => {
    const before = reel.sitters[seat];
    return { bot, name: bot === before.bot ? before.name : names[seat] };
  };
  const sitters = useSignal<readonly Sitter[]>(
    reel.sitters.map(({ bot, look }, seat) => {
      // whoever is not to be had here, such as a program that played online, may be anybody
      const rival = bot !== null && rivals.includes(bot) ? bot : null;
      return { look, ...called(rival, seat) };
    }),
  );
  const start = async (): Promise<void> => {
    const wish = { text: reel.record, actions, sitters: sitters.value, ...wantedSeed() };
    const { table } = await tableWorker().ask('adopt', wish);
    go({ page: 'table', id: table });
  };
  const choices = [
    { value: '', label: newGame.person },
    ...rivals.map((id) => ({ value: id, label: botName(id) ?? id })),
  ];
  return (
    <Dialog title={watch.who} onClose={onClose}>
      {sitters.value.map((sitter, seat) => (
        <Select
          key={names[seat]}
          label={watch.seat(names[seat])}
          choices={choices}
          value={sitter.bot ?? ''}
          onChange={(bot) => {
            sitters.value = sitters.value.map((one, i) =>
              i === seat ? { ...one, ...called(bot === '' ? null : bot, seat) } : one,
            );
          }}
        />
      ))}
      <div class="row end">
        <Button icon="close" words={app.cancel} onClick={onClose} />
        <Button class="primary" icon="people" words={action.playFromHere} onClick={() => void start()} />
      </div>
    </Dialog>
  );
}
