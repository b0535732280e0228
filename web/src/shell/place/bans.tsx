import { formatDay } from '../../i18n/format.js';
import { placeTexts } from '../../i18n/place.js';
import { api } from '../../online/api.js';
import { orSay } from '../online/ask.js';
import { Button } from '../ui/button.js';
import { Lines } from '../ui/standing-in.js';
import { Fetched, fetchList } from './fetched.js';

type ListedBan = {
  readonly id: number;
  readonly name: string;
  readonly reason: string;
  readonly until: number | null;
  readonly isAddress: boolean;
};

/** Who stays outside, why and until when. */
export function Bans() {
  const { ban } = placeTexts();
  return (
    <Fetched load={() => fetchList<{ bans: readonly ListedBan[] }>('bans')}>
      {({ bans }, again) => (
        <Lines of={bans} none={ban.none}>
          {(one) => <Line key={one.id} one={one} again={again} />}
        </Lines>
      )}
    </Fetched>
  );
}

function Line({ one, again }: { readonly one: ListedBan; readonly again: () => void }) {
  const { ban } = placeTexts();
  const name = one.isAddress ? ban.anAddress(one.name) : one.name;
  const lift = async (): Promise<void> => {
    await orSay(api('DELETE', `/api/operator/bans/${one.id}`));
    again();
  };
  return (
    <li class="panel listed">
      <div class="stack tight">
        <b>{name}</b>
        {one.reason !== '' && <span>{one.reason}</span>}
        <span class="soft">{one.until === null ? ban.forGood : ban.until(formatDay(one.until))}</span>
      </div>
      <Button words={ban.lift} aria-label={ban.liftOf(name)} onClick={lift} />
    </li>
  );
}
