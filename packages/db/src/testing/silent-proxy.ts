import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/**
 * A stretch of network before a server that can fall silent: what is sent is taken and lost, as by a router
 * that forgot the connection. Nobody is told; connections of that time stay dead when the network is back.
 */
export async function startSilentProxy(target: URL) {
  const sockets = new Set<Socket>();
  const living = new Set<Socket>();
  let isSilent = false;

  const server = createServer((inner) => {
    const outer = connect(Number(target.port || 5432), target.hostname);
    const pair = [inner, outer] as const;
    for (const [from, to] of [pair, [outer, inner] as const]) {
      sockets.add(from);
      if (!isSilent) {
        living.add(from);
      }
      from.on('data', (bytes) => living.has(from) && to.write(bytes));
      from.on('error', () => {});
      from.on('close', () => {
        sockets.delete(from);
        if (living.delete(from)) {
          to.destroy();
        }
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') {
    throw new Error('The proxy got no port.');
  }
  const url = new URL(target);
  url.hostname = '127.0.0.1';
  url.port = String(address.port);

  return {
    url: url.href,
    fallSilent() {
      isSilent = true;
      living.clear();
    },
    comeBack() {
      isSilent = false;
    },
    async close() {
      const closed = once(server, 'close');
      server.close();
      sockets.forEach((socket) => socket.destroy());
      await closed;
    },
  };
}
