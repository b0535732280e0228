import { useMemo, useRef } from 'preact/hooks';
import { renderSVG } from 'uqr';
import { o } from '../../i18n/online-table.js';
import { Icon } from '../../shell/art.js';
import { copy } from './copy.js';

/** The link to the table: to copy, to share, and to read off the screen. */
export function Invite({ table }: { readonly table: string }) {
  const { invite } = o();
  const link = `${location.origin}/t/${table}`;
  const code = useMemo(
    () => `data:image/svg+xml,${encodeURIComponent(renderSVG(link, { border: 2 }))}`,
    [link],
  );
  const field = useRef<HTMLInputElement>(null);
  const mayShare = 'share' in navigator;
  return (
    <div class="invite">
      <img src={code} alt={invite.code} width="180" height="180" />
      <div class="stack tight">
        <p class="hint">{invite.hint}</p>
        <input
          ref={field}
          class="input"
          readOnly
          value={link}
          aria-label={invite.link}
          onFocus={(event) => event.currentTarget.select()}
        />
        <div class="row">
          <button type="button" class="button" onClick={() => void copy(link, field.current, invite.copied)}>
            <Icon name="link" />
            <span>{invite.copy}</span>
          </button>
          {mayShare ? (
            // whoever closes the menu again has not shared, and that is all right
            <button
              type="button"
              class="button"
              onClick={() => void navigator.share({ url: link }).catch(() => null)}
            >
              <Icon name="share" />
              <span>{invite.share}</span>
            </button>
          ) : null}
        </div>
      </div>
    </div>
  );
}
