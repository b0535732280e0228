import { askOnline, onOnline } from '../../online/online.js';

let looking = 0;

/** Is told of open tables and of who is around until it is stopped; after every new line the server must be asked anew. */
export function followLobby(): () => void {
  const ask = (on: boolean) => void askOnline({ type: 'lobby', on }).catch(() => null);
  const again = onOnline('welcome', () => ask(true));
  looking++;
  ask(true);
  return () => {
    again();
    // another page may want it already
    if (--looking === 0) ask(false);
  };
}
