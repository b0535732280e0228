import { type ThinkerAnswer, ThinkerClient, type ThinkerMessage } from '@castellan/ai';

/**
 * The table Worker's end of the Worker in which bots think. `call` starts their Worker and hands it its end of the
 * line; nobody is called before there is a bot at a table.
 */
export function thinkerBehind(call: (port: MessagePort) => void): ThinkerClient {
  let port: MessagePort | null = null;
  const open = (): MessagePort => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = (event: MessageEvent<ThinkerAnswer>) => client.hear(event.data);
    call(port2);
    return port1;
  };
  const client = new ThinkerClient({
    send(message: ThinkerMessage) {
      port ??= open();
      port.postMessage(message);
    },
    refused: (message) => console.error(`a bot cannot follow: ${message}`),
  });
  return client;
}
