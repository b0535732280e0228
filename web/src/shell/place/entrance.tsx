import '../../styles/pages/place.css';
import { LIMITS } from '@castellan/protocol';
import { useSignal } from '@preact/signals';
import { useEffect, useId } from 'preact/hooks';
import { EmptyCastle } from '../../art/index.js';
import { formatDay } from '../../i18n/format.js';
import { pageTexts } from '../../i18n/i18n.js';
import { placeTexts, speakOfPlace } from '../../i18n/place.js';
import { api, restartOnline } from '../../online/online.js';
import { TableError } from '../../tables/problem.js';
import { errorText } from '../problems.js';
import { go, hash, type Route } from '../router.js';
import { Button, ButtonLink } from '../ui/button.js';
import { into } from '../ui/into.js';
import { Page } from '../ui/page.js';
import { Loading, Wrong } from '../ui/standing-in.js';
import { TextField } from '../ui/text-field.js';

type Entry = {
  readonly access: 'open' | 'invitation' | 'word';
  readonly isIn: boolean;
  readonly problem: { readonly kind: string; readonly reason?: string; readonly until?: number } | null;
};

export async function loadEntrance() {
  await speakOfPlace();
  return Entrance;
}

/** The way into a server that is not for everybody: shown in the place of whatever one wanted to see there. */
function Entrance({ route }: { readonly route: Route }) {
  const { entrance } = placeTexts();
  const entry = useSignal<Entry | null>(null);
  const failed = useSignal<string | null>(null);
  useEffect(() => {
    api<Entry>('GET', '/api/entrance').then(into(entry), (error: unknown) => {
      failed.value = errorText(error);
    });
  }, []);
  const enter = async (proof: Readonly<Record<string, string>>): Promise<void> => {
    await api('POST', '/api/entrance', proof);
    // an invitation must not stay in the address, where others could read it off the screen
    if (route.page === 'enter') go('/enter', 'replace');
    await restartOnline();
    if (entry.value !== null) entry.value = { ...entry.value, isIn: true };
  };
  const found = entry.value;
  const problem = found?.problem;
  if (problem?.kind === 'banned') return <Banned {...problem} />;
  return (
    <Page title={entrance.title} lead={found === null ? undefined : leadOf(found)}>
      {found === null && <Loading words={failed.value ?? undefined} />}
      {found !== null && !found.isIn && found.access === 'word' && <Word onEnter={enter} />}
      {found !== null && !found.isIn && found.access === 'invitation' && <Invited onEnter={enter} />}
      {found?.isIn === true && (
        <div class="row">
          <ButtonLink class="primary" words={entrance.toHome} href="/" />
        </div>
      )}
      <Besides />
    </Page>
  );
}

function leadOf({ access, isIn }: Entry): string {
  const { entrance } = placeTexts();
  if (isIn) return entrance.isIn;
  return access === 'word'
    ? entrance.wordLead
    : access === 'invitation'
      ? entrance.invitationLead
      : entrance.openLead;
}

type EnterProps = { readonly onEnter: (proof: Readonly<Record<string, string>>) => Promise<void> };

function Word({ onEnter }: EnterProps) {
  const { entrance } = placeTexts();
  const id = useId();
  const word = useSignal('');
  const busy = useSignal(false);
  const problem = useSignal<string | null>(null);
  const submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    busy.value = true;
    problem.value = null;
    try {
      await onEnter({ word: word.value });
    } catch (error) {
      problem.value = errorText(error);
    }
    busy.value = false;
  };
  return (
    <form class="panel stack entrance" onSubmit={submit}>
      <TextField
        label={entrance.word}
        required
        maxLength={LIMITS.secret}
        autocomplete="off"
        autocapitalize="none"
        spellcheck={false}
        value={word.value}
        aria-describedby={problem.value === null ? undefined : `${id}-problem`}
        aria-invalid={problem.value !== null}
        onValue={into(word)}
      >
        <Wrong id={`${id}-problem`} words={problem.value} />
      </TextField>
      <p>
        <Button type="submit" class="primary" words={entrance.enter} disabled={busy.value} />
      </p>
    </form>
  );
}

function Invited({ onEnter }: EnterProps) {
  const { entrance } = placeTexts();
  const busy = useSignal(false);
  const problem = useSignal<string | null>(null);
  const invitation = hash.value;
  if (invitation === '') return <p class="panel">{entrance.noInvitation}</p>;
  const submit = async (): Promise<void> => {
    busy.value = true;
    try {
      await onEnter({ invitation });
    } catch (error) {
      const isVoid = error instanceof TableError && error.problem.kind === 'wrong-word';
      problem.value = isVoid ? entrance.notKept : errorText(error);
    }
    busy.value = false;
  };
  return (
    <section class="panel stack entrance">
      <p>{entrance.invited}</p>
      <Wrong words={problem.value} />
      <p>
        <Button class="primary" words={entrance.enter} disabled={busy.value} onClick={submit} />
      </p>
    </section>
  );
}

function Banned({ reason = '', until }: NonNullable<Entry['problem']>) {
  const { entrance } = placeTexts();
  return (
    <Page title={entrance.bannedTitle} lead={entrance.banned}>
      <section class="panel stack entrance">
        {reason !== '' && <p>{entrance.reason(reason)}</p>}
        {until !== undefined && <p>{entrance.until(formatDay(until))}</p>}
      </section>
      <Besides />
    </Page>
  );
}

/** What works all the same. */
function Besides() {
  const { entrance } = placeTexts();
  return (
    <div class="row besides">
      <EmptyCastle />
      <p class="soft">
        {entrance.here} <a href="/">{pageTexts().app.toHome}</a>
      </p>
    </div>
  );
}
