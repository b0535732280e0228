import '../../styles/pages/place.css';
import { LIMITS } from '@castellan/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { placeTexts, speakOfPlace } from '../../i18n/place.js';
import { api } from '../../online/api.js';
import { TableError } from '../../tables/problem.js';
import { orSay } from '../online/ask.js';
import { errorText } from '../problems.js';
import { Button } from '../ui/button.js';
import { Segmented } from '../ui/controls.js';
import { into } from '../ui/into.js';
import { Page } from '../ui/page.js';
import { Loading, Wrong } from '../ui/standing-in.js';
import { TextField } from '../ui/text-field.js';
import { Bans } from './bans.js';
import { Invitations } from './invitations.js';
import { People } from './people.js';
import { Reports } from './reports.js';
import { Server } from './server.js';
import { Tables } from './tables.js';

type OperatorSession = { readonly isIn: boolean; readonly hasKey: boolean };

const SECTIONS = {
  server: Server,
  people: People,
  tables: Tables,
  reports: Reports,
  bans: Bans,
  invitations: Invitations,
};
type Section = keyof typeof SECTIONS;

export async function loadOperator() {
  await speakOfPlace();
  return OperatorPage;
}

/** For whoever runs the server: everything behind one key. */
function OperatorPage() {
  const { operator } = placeTexts();
  const session = useSignal<OperatorSession | null>(null);
  const failed = useSignal<string | null>(null);
  const section = useSignal<Section>('server');
  /** Counts up, so that what is shown is fetched anew. */
  const round = useSignal(0);
  const look = (): void => {
    api<OperatorSession>('GET', '/api/operator/session').then(into(session), (error: unknown) => {
      failed.value = errorText(error);
    });
  };
  useEffect(look, []);
  const leave = async (): Promise<void> => {
    await orSay(api('DELETE', '/api/operator/session'));
    look();
  };
  const Shown = SECTIONS[section.value];
  return (
    <Page title={operator.title} lead={operator.lead} wide>
      {session.value === null && <Loading words={failed.value ?? undefined} />}
      {session.value?.isIn === false && <Key hasKey={session.value.hasKey} onOpen={look} />}
      {session.value?.isIn === true && (
        <>
          <Segmented
            legend={operator.title}
            hideLegend
            value={section.value}
            choices={(Object.keys(SECTIONS) as Section[]).map((one) => ({
              value: one,
              label: operator[one],
            }))}
            onChange={into(section)}
          />
          <section class="stack" aria-label={operator[section.value]} key={`${section.value}-${round.value}`}>
            <Shown />
          </section>
          <div class="row">
            <Button
              icon="undo"
              words={operator.again}
              onClick={() => {
                round.value++;
              }}
            />
            <Button words={operator.leave} onClick={leave} />
          </div>
        </>
      )}
    </Page>
  );
}

type KeyProps = { readonly hasKey: boolean; readonly onOpen: () => void };

function Key({ hasKey, onOpen }: KeyProps) {
  const { operator } = placeTexts();
  const key = useSignal('');
  const problem = useSignal<string | null>(null);
  if (!hasKey) return <p class="panel">{operator.noKey}</p>;
  const open = async (event: Event): Promise<void> => {
    event.preventDefault();
    try {
      await api('POST', '/api/operator/session', { key: key.value.trim() });
      onOpen();
    } catch (error) {
      const isWrong = error instanceof TableError && error.problem.kind === 'no-operator';
      problem.value = isWrong ? operator.wrongKey : errorText(error);
    }
  };
  return (
    <form class="panel stack entrance" onSubmit={open}>
      <TextField
        label={operator.key}
        hint={operator.keyHint}
        type="password"
        required
        maxLength={LIMITS.secret}
        autocomplete="current-password"
        value={key.value}
        onValue={into(key)}
      >
        <Wrong words={problem.value} />
      </TextField>
      <p>
        <Button type="submit" class="primary" words={operator.enter} />
      </p>
    </form>
  );
}
