import { formatWhen } from '../../i18n/format.js';
import { onlineTableTexts, speakOfOnlineTables } from '../../i18n/online-table.js';
import { placeTexts } from '../../i18n/place.js';
import { api } from '../../online/api.js';
import { orSay } from '../online/ask.js';
import { Button, ButtonLink } from '../ui/button.js';
import { Lines } from '../ui/standing-in.js';
import { BanButton } from './ban-dialog.js';
import { Fetched, fetchList } from './fetched.js';

type TalkReport = {
  readonly id: number;
  readonly table: string;
  readonly at: number;
  readonly kind: string;
  readonly text: string;
  readonly person: string | null;
  readonly name: string | null;
  readonly byName: string | null;
};

/** What people have reported, with what was said. */
export function Reports() {
  const { report } = placeTexts();
  const load = async () => {
    const [found] = await Promise.all([
      fetchList<{ reports: readonly TalkReport[] }>('reports'),
      speakOfOnlineTables(),
    ]);
    return found.reports;
  };
  return (
    <Fetched load={load}>
      {(reports, again) => (
        <Lines of={reports} none={report.none}>
          {(one) => <Line key={one.id} one={one} again={again} />}
        </Lines>
      )}
    </Fetched>
  );
}

function Line({ one, again }: { readonly one: TalkReport; readonly again: () => void }) {
  const { report, table } = placeTexts();
  const name = one.name ?? report.somebody;
  const settle = async (): Promise<void> => {
    await orSay(api('DELETE', `/api/operator/reports/${one.id}`));
    again();
  };
  return (
    <li class="panel stack tight">
      <p>{report.said(name)}</p>
      <blockquote class="said">{wordsOf(one)}</blockquote>
      <p class="soft">{report.by(one.byName ?? report.somebody, formatWhen(one.at))}</p>
      <div class="row">
        <ButtonLink words={table.look} href={`/t/${one.table}`} aria-label={table.lookAt(name)} />
        {one.person !== null && <BanButton person={one.person} name={name} onBanned={again} />}
        <Button words={report.done} onClick={settle} />
      </div>
    </li>
  );
}

/** A phrase is kept by its name, and read in the reader's language. */
function wordsOf({ kind, text }: TalkReport): string {
  const phrases: Readonly<Record<string, string>> = onlineTableTexts().phrase;
  return kind === 'phrase' ? (phrases[text] ?? text) : text;
}
