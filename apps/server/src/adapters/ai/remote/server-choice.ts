const REST_MS = { first: 1_000, longest: 30_000 };

type Server = { address: string; underWay: number; failures: number; restsUntil: number };

/** Which AI server comes next: the one with the fewest calls of ours, of those that did not fail just now. */
export function createServerChoice({
  addresses,
  now = Date.now,
  random = Math.random,
}: {
  addresses: readonly string[];
  now?: () => number;
  random?: () => number;
}) {
  const servers = addresses.map((address): Server => ({
    address,
    underWay: 0,
    failures: 0,
    restsUntil: 0,
  }));

  function pick(tried: Server | undefined): Server {
    // The only one is asked again: it may have closed a connection in the very moment we used it.
    const others = servers.length > 1 ? servers.filter((server) => server !== tried) : servers;
    const awake = others.filter(({ restsUntil }) => restsUntil <= now());
    const least = Math.min(...awake.map(({ underWay }) => underWay));
    const free = awake.filter(({ underWay }) => underWay === least);
    // Several API servers choose for themselves; starting with the first, they would all meet there.
    const chosen =
      free[Math.floor(random() * free.length)] ??
      others.toSorted((a, b) => a.restsUntil - b.restsUntil)[0];
    if (!chosen) {
      throw new Error('There is no AI server to ask.');
    }
    return chosen;
  }

  return {
    /** Calls of this process that are under way. */
    get underWay() {
      return servers.reduce((sum, server) => sum + server.underWay, 0);
    },
    /** Whether every server failed the last time it was asked. */
    get areAllDown() {
      return servers.every(({ failures }) => failures > 0);
    },
    take(tried?: Server) {
      const server = pick(tried);
      server.underWay += 1;
      return server;
    },
    leave(server: Server) {
      server.underWay -= 1;
    },
    noteAnswer(server: Server) {
      server.failures = 0;
      server.restsUntil = 0;
    },
    noteFailure(server: Server) {
      server.restsUntil = now() + Math.min(REST_MS.first * 2 ** server.failures, REST_MS.longest);
      server.failures += 1;
    },
  };
}
