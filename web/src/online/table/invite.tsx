import { useEffect, useMemo, useState } from 'preact/hooks';
import { renderSVG } from 'uqr';
import { onlineTableTexts } from '../../i18n/online-table.js';
import { Button } from '../../shell/ui/button.js';
import { copyText } from '../../shell/ui/copy.js';
import { say } from '../../shell/ui/toast.js';
import { api } from '../api.js';

/** Names by which every machine knows only itself. */
const OWN_NAME = /^(localhost|127\.[\d.]+|\[::1\])$/;

/** The link to the table: to copy, to share, and to read off the screen. */
export function Invite({ table, phones = false }: { readonly table: string; readonly phones?: boolean }) {
  const { invite } = onlineTableTexts();
  const { origin, others, choose } = useOrigin();
  const link = `${origin}/${phones ? 'hand' : 't'}/${table}`;
  const code = useMemo(
    () => `data:image/svg+xml,${encodeURIComponent(renderSVG(link, { border: 2 }))}`,
    [link],
  );
  const copy = async (): Promise<void> => {
    if (await copyText(link)) say(invite.copied);
  };
  const mayShare = 'share' in navigator;
  return (
    <div class="invite">
      <img src={code} alt={invite.code} width="180" height="180" />
      <div class="stack tight">
        <p class="hint">{invite.hint}</p>
        {others === null ? null : <p class="hint">{others.length > 0 ? invite.near : invite.nowhere}</p>}
        {others !== null && others.length > 1 ? (
          <select
            class="input"
            aria-label={invite.address}
            value={origin}
            onChange={(event) => choose(event.currentTarget.value)}
          >
            {others.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        ) : null}
        <input
          class="input"
          readOnly
          value={link}
          aria-label={invite.link}
          onFocus={(event) => event.currentTarget.select()}
        />
        <div class="row">
          <Button icon="link" words={invite.copy} onClick={copy} />
          {mayShare ? (
            // whoever closes the menu again has not shared, and that is all right
            <Button
              icon="share"
              words={invite.share}
              onClick={() => void navigator.share({ url: link }).catch(() => null)}
            />
          ) : null}
        </div>
      </div>
    </div>
  );
}

type Origins = {
  readonly origin: string;
  /** Where others can open the page, if not where this one was opened; null if they can. */
  readonly others: readonly string[] | null;
  readonly choose: (origin: string) => void;
};

/** Where others find this page. Whoever opened `localhost` sits at the server: it knows what the house calls it. */
function useOrigin(): Origins {
  const [others, setOthers] = useState<readonly string[] | null>(null);
  const [chosen, choose] = useState<string | null>(null);
  useEffect(() => {
    if (!OWN_NAME.test(location.hostname)) return;
    api<{ origins: string[] }>('GET', '/api/house').then(
      ({ origins }) => setOthers(origins),
      () => {
        // the link stays what it is; that the server is gone is told elsewhere
      },
    );
  }, []);
  return { origin: chosen ?? others?.[0] ?? location.origin, others, choose };
}
