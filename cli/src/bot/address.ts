import { BadInput } from '../bad-input.js';

const SOCKETS: Readonly<Record<string, string>> = {
  'http:': 'ws:',
  'https:': 'wss:',
  'ws:': 'ws:',
  'wss:': 'wss:',
};

function parsedUrl(text: string | undefined): URL | null {
  try {
    return text === undefined ? null : new URL(text);
  } catch {
    return null;
  }
}

/** Where bots are heard, on the server that an address of any of its pages leads to. */
export function botAddress(text: string | undefined): URL {
  const url = parsedUrl(text);
  const protocol = SOCKETS[url?.protocol ?? ''];
  if (url === null || protocol === undefined)
    throw new BadInput('--url: an address is needed, such as https://castle.example');
  return new URL(`${protocol}//${url.host}/bot`);
}
