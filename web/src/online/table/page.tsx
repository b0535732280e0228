import '../../styles/pages/table.css';
import '../../styles/pages/log.css';
import '../../styles/pages/online-table.css';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { type OnlineExtras, OnlineExtrasContext } from '../../games/common/online-extras.js';
import { speakOfCompany } from '../../i18n/company.js';
import { pageTexts } from '../../i18n/i18n.js';
import { onlineTableTexts, speakOfOnlineTables } from '../../i18n/online-table.js';
import { speakOfSides } from '../../i18n/sides.js';
import { Frame } from '../../shell/frame.js';
import { isServerTable, type Route } from '../../shell/router.js';
import { Page } from '../../shell/ui/page.js';
import { Unreadable } from '../../shell/ui/unreadable.js';
import { tableWorker } from '../../tables/client.js';
import { type Problem, problemOf } from '../../tables/problem.js';
import { startOnline } from '../online.js';
import { side } from '../side.js';
import { Banner } from './banner.js';
import { OnlineCorner } from './corner.js';
import { ClosedTable, EndedDialog } from './ended.js';
import { OnlineTableModel } from './model.js';
import { ProgramKey } from './program-key.js';
import { SeatMarks } from './seat-mark.js';
import { HandRoom, OthersTurn, ScreenRoom, useNextTable } from './sides.js';
import { useTelling } from './telling.js';
import { useSide } from './use-side.js';
import { WaitingRoom } from './waiting-room.js';

/** A table on the server: its waiting room and invitation, then the game, for those who play and those who look on. */
export default function OnlineTable({ route }: { readonly route: Route }) {
  const id = isServerTable(route.page) && 'id' in route ? (route.id ?? '') : '';
  const [speaks, setSpeaks] = useState(false);
  const [model, setModel] = useState<OnlineTableModel | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  useEffect(() => {
    let hasLeft = false;
    let mine: OnlineTableModel | null = null;
    const come = async (): Promise<void> => {
      await Promise.all([
        speakOfOnlineTables(),
        speakOfCompany(),
        side.peek() === 'whole' ? null : speakOfSides(),
      ]);
      setSpeaks(true);
      void startOnline();
      mine = new OnlineTableModel(id, await tableWorker().ask('visit', { table: id }));
      if (hasLeft) mine.leave();
      await mine.ready;
      if (!hasLeft) setModel(mine);
    };
    come().catch((error: unknown) => setProblem(problemOf(error)));
    return () => {
      hasLeft = true;
      if (mine !== null) mine.leave();
      else void tableWorker().ask('leave', { table: id });
    };
  }, [id]);
  if (problem !== null) return <Unreadable problem={problem} />;
  if (model === null)
    return (
      <Frame bare={false} home={false} game={undefined}>
        {speaks ? <Banner model={null} /> : null}
        <Page title={speaks ? onlineTableTexts().room.connecting : pageTexts().app.loading}>{null}</Page>
      </Frame>
    );
  return <AtTable model={model} />;
}

function AtTable({ model }: { readonly model: OnlineTableModel }) {
  const extras = useMemo(() => extrasOf(model), [model]);
  useTelling(model);
  useSide(model);
  useNextTable(model, side.value === 'screen');
  const seated = model.seated.value;
  if (model.state.value.ended?.how === 'closed') return <ClosedTable model={model} />;
  return (
    <>
      {seated === null ? (
        <Room model={model} />
      ) : (
        <OnlineExtrasContext.Provider value={extras}>{seated.page}</OnlineExtrasContext.Provider>
      )}
      <ProgramKey model={model} />
      <EndedDialog model={model} />
      {side.value === 'hand' ? <OthersTurn model={model} /> : null}
    </>
  );
}

/** Before the game, on every kind of screen. */
function Room({ model }: { readonly model: OnlineTableModel }) {
  if (side.value === 'screen') return <ScreenRoom model={model} />;
  return side.value === 'hand' ? <HandRoom model={model} /> : <WaitingRoom model={model} />;
}

function extrasOf(model: OnlineTableModel): OnlineExtras {
  return {
    corner: () => <OnlineCorner model={model} />,
    mark: (seat) => <SeatMarks model={model} seat={seat} />,
    mayHint: () => model.mayHint.value,
  };
}
