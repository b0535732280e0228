import { doubtful, type Finding, well, wrong } from './finding.js';

/** Whether notifications can be signed. The keys are made at the first start. */
export function keyFindings(kept: string | null, subscriptions: number): Finding[] {
  if (kept === null)
    return subscriptions === 0
      ? [well('keys for notifications are made at the first start')]
      : [
          doubtful(
            `${subscriptions} browsers want notifications, and the keys for them are gone`,
            'restore a copy that has them; with new keys everybody has to subscribe again',
          ),
        ];
  return isPair(kept)
    ? [well('keys for notifications are there')]
    : [wrong('the keys for notifications make no sense', 'restore a copy: castellan restore COPY')];
}

function isPair(text: string): boolean {
  try {
    const { publicKey, privateKey } = JSON.parse(text) as Record<string, unknown>;
    return typeof publicKey === 'string' && publicKey.length > 80 && typeof privateKey === 'string';
  } catch {
    return false;
  }
}
