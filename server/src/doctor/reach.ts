import type { Config } from '../config.js';
import { isHeardInHouse } from '../http/neighbours.js';
import { doubtful, type Finding, well, wrong } from './finding.js';

const HOME = /^(localhost|127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|\[)|\.(local|lan|home\.arpa)$/;
const MOST_SKEW = 5_000;
const PATIENCE = 10_000;

/** Whether what was said about how people come here fits together. */
export function reachFindings({ url, trustProxy, host, contact, access, word }: Config): Finding[] {
  const found: Finding[] = [];
  if (url === null) {
    found.push(well('people come by whatever address they know (CASTELLAN_URL is not set)'));
    if (trustProxy)
      found.push(
        doubtful(
          'a proxy is trusted (CASTELLAN_TRUST_PROXY), and CASTELLAN_URL does not say under which address people come',
          'set CASTELLAN_URL to the address that people open, such as https://castle.example',
        ),
      );
  } else {
    found.push(...addressFindings(url, trustProxy));
  }
  if (trustProxy && isHeardInHouse(host))
    found.push(
      doubtful(
        'a proxy is trusted, and the server is heard by others than the proxy: they could claim to be anybody',
        'HOST=127.0.0.1, where the proxy is on this machine',
      ),
    );
  if (contact === null && url?.protocol !== 'https:')
    found.push(
      doubtful(
        'services of Web Push have nobody to write to',
        'set CASTELLAN_CONTACT=mailto:you@example.org, or CASTELLAN_URL to an https address; at home nothing',
      ),
    );
  if (access !== 'word' && word !== null)
    found.push(
      doubtful('CASTELLAN_WORD is set and nobody is asked for it', 'set CASTELLAN_ACCESS=word as well'),
    );
  return found;
}

function addressFindings(url: URL, trustProxy: boolean): Finding[] {
  const found = [well(`people come to ${url.origin}`)];
  if (url.pathname !== '/')
    found.push(
      doubtful(`CASTELLAN_URL has a path (${url.pathname}), which is not used`, `say ${url.origin}`),
    );
  if (url.protocol === 'https:' && !trustProxy)
    found.push(
      wrong(
        'people come by https, which only a proxy can speak, and the proxy is not trusted: all of them look like one',
        'set CASTELLAN_TRUST_PROXY=yes, and let the proxy set X-Forwarded-For: deploy/nginx.conf, deploy/Caddyfile',
      ),
    );
  if (url.protocol === 'http:' && !HOME.test(url.hostname))
    found.push(
      doubtful(
        'people come by plain http over the internet: no passkeys, no notifications, and everybody on the way can read',
        'put a proxy with a certificate in front: docs/SELF-HOSTING.md#for-others',
      ),
    );
  return found;
}

/** Asks the public address itself, as anybody would. */
export async function publicFindings(url: URL, now: () => number): Promise<Finding[]> {
  let answer: Response;
  const asked = now();
  try {
    answer = await fetch(new URL('/healthz', url), { signal: AbortSignal.timeout(PATIENCE) });
  } catch (error) {
    const { cause, message } = error as Error;
    const why = cause instanceof Error ? cause.message : message;
    return [
      wrong(
        `nobody answers at ${url.origin}: ${why}`,
        'start the server, look at the proxy, its certificate and the name',
      ),
    ];
  }
  const found: Finding[] = [];
  if (answer.ok && (await answer.text()).trim() === 'well') found.push(well(`${url.origin} answers`));
  else
    found.push(
      wrong(
        `${url.origin}/healthz answers ${answer.status}`,
        'look at the proxy and at the log of the server',
      ),
    );
  const skew = Date.parse(answer.headers.get('date') ?? '') - (asked + now()) / 2;
  if (Math.abs(skew) > MOST_SKEW)
    found.push(
      doubtful(`its clock differs by ${Math.round(skew / 1000)} s from the one here`, 'set both by NTP'),
    );
  const metrics = await fetch(new URL('/metrics', url), { signal: AbortSignal.timeout(PATIENCE) });
  if ((await metrics.text()).includes('castellan_'))
    found.push(
      wrong(`${url.origin}/metrics tells everybody numbers of the server`, 'let the proxy refuse it'),
    );
  return found;
}
