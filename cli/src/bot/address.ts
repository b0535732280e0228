import { BadInput } from '../bad-input.js';

const SOCKETS: Readonly<Record<string, string>> = {
  'http:': 'ws:',
  'https:': 'wss:',
  'ws:': 'ws:',
  'wss:': 'wss:',
};

/** Where bots are heard, on the server that an address of any of its pages leads to. */
export function botAddress(text: string | undefined): URL {
  const url = text !== undefined && URL.canParse(text) ? new URL(text) : null;
  const protocol = SOCKETS[url?.protocol ?? ''];
  if (url === null || protocol === undefined)
    throw new BadInput('--url: an address is needed, such as https://castle.example');
  return new URL(`${protocol}//${url.host}/bot`);
}
