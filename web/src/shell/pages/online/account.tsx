import { isName, LONGEST_NAME } from '@castellan/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { OfflineLantern, PlayerPortrait } from '../../../art/index.js';
import { pageTexts } from '../../../i18n/i18n.js';
import { onlinePageTexts } from '../../../i18n/online-pages.js';
import { me } from '../../../online/online.js';
import { FamilyBoxLater, FamilyLater } from '../../family/later.js';
import type { Look } from '../../look.js';
import { attempt, tryOnline } from '../../online/ask.js';
import { MyData } from '../../online/my-data.js';
import { MyMuted } from '../../online/my-muted.js';
import { MyPasskey } from '../../online/my-passkey.js';
import { myself, refreshMyself } from '../../online/myself.js';
import { Told } from '../../online/told.js';
import { Button, ButtonLink } from '../../ui/button.js';
import { into } from '../../ui/into.js';
import { LookChoice } from '../../ui/look-choice.js';
import { Page } from '../../ui/page.js';
import { Loading } from '../../ui/standing-in.js';
import { TextField } from '../../ui/text-field.js';
import { say } from '../../ui/toast.js';

/** Oneself, as others see one, and everything one may do about it. */
export default function Account() {
  const { account } = onlinePageTexts();
  const failed = useSignal(false);
  useEffect(() => {
    void attempt(() => refreshMyself().then(() => true)).then((fine) => {
      failed.value = fine === null;
    });
  }, []);
  return (
    <Page title={account.title} lead={account.lead}>
      {myself.value === null && !failed.value && <Loading />}
      {myself.value === null && failed.value && (
        <div class="notice" role="alert">
          <OfflineLantern />
          <p>{pageTexts().problem.unreachable}</p>
        </div>
      )}
      {myself.value !== null && (
        <>
          <Profile key={myself.value.id} name={myself.value.name} look={myself.value.look as Look} />
          <div class="row">
            <ButtonLink words={account.played} href="/person/me" />
            <ButtonLink words={account.friends} href="/friends" />
          </div>
          <MyPasskey />
          <Told />
          <MyMuted />
          <MyData />
          <FamilyBoxLater />
        </>
      )}
    </Page>
  );
}

type ProfileProps = { readonly name: string; readonly look: Look };

function Profile({ name: first, look: firstLook }: ProfileProps) {
  const { account } = onlinePageTexts();
  const name = useSignal(first);
  const look = useSignal(firstLook);
  const save = async (event: Event): Promise<void> => {
    event.preventDefault();
    const wanted = name.value.trim();
    if (!isName(wanted)) {
      say(account.badName(LONGEST_NAME));
      return;
    }
    if ((await tryOnline({ type: 'profile', name: wanted, look: look.value })) !== null) say(account.saved);
  };
  return (
    <form class="panel stack loose" onSubmit={save} data-look={look.value}>
      <div class="myself">
        <PlayerPortrait seat={look.value} own />
        <p class="as-seen">{name.value.trim() || me.value?.name}</p>
      </div>
      <TextField
        label={account.name}
        maxLength={LONGEST_NAME}
        autocomplete="nickname"
        value={name.value}
        onValue={into(name)}
      />
      <FamilyLater
        now={{ name: name.value, look: look.value, memoryAid: false }}
        seated={[]}
        onPick={(one) => {
          name.value = one.name;
          look.value = one.look;
        }}
      />
      <LookChoice legend={account.mouse} value={look.value} onChange={into(look)} />
      <p>
        <Button type="submit" class="primary" words={account.save} />
      </p>
    </form>
  );
}
