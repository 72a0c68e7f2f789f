import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Card, CardsDraft } from '@scholar/ai';
import { afterEach, describe, expect, it } from 'vitest';
import { createRemotePool, type RemoteTrouble } from './remote-pool';

const card = (term: string): Card => ({
  term,
  definition: `What ${term} is.`,
  source: { quote: term, start: 0, end: term.length },
});
const DRAFT: CardsDraft = {
  cards: [card('Osmosis'), card('Cell')],
  maybe: [],
  language: 'en',
  coverage: { sections: 1, withCards: 1, missing: 0, withoutCards: [] },
  dropped: [],
};
const REQUEST = { text: 'Osmosis in a cell', count: 2 };

const servers: ReturnType<typeof createServer>[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** An AI server that does what the test says. */
async function startServer(answer: (response: ServerResponse) => void) {
  const server = createServer((request, response) => {
    request.resume();
    request.on('end', () => answer(response));
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const say = (response: ServerResponse, ...lines: unknown[]) =>
  response.write(lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
const answerWell = (response: ServerResponse) => {
  say(response, { cards: [card('Osmosis')] }, { cards: [card('Cell')] }, { draft: DRAFT });
  response.end();
};

async function ask(addresses: string[], { isGivenUp = false } = {}) {
  const troubles: RemoteTrouble[] = [];
  const told: string[] = [];
  const pool = createRemotePool({
    servers: addresses,
    token: 'word',
    onTrouble: (_, reason) => troubles.push(reason),
    silenceMs: 200,
    totalMs: 2_000,
  });
  const leaving = new AbortController();
  if (isGivenUp) {
    setTimeout(() => leaving.abort(), 50);
  }
  const outcome = await pool.engine
    .makeFlashcards(REQUEST, {
      signal: leaving.signal,
      onCards: (cards) => told.push(...cards.map(({ term }) => term)),
    })
    .catch((error: { code: string }) => error.code);
  return { outcome, troubles, told, load: pool.load };
}

/** The good one comes second, wherever the choice by chance begins. */
async function askBoth(bad: (response: ServerResponse) => void) {
  let isFirst = true;
  const answer = (response: ServerResponse) => {
    const isBad = isFirst;
    isFirst = false;
    return isBad ? bad(response) : answerWell(response);
  };
  return ask([await startServer(answer), await startServer(answer)]);
}

describe('a call to AI servers', () => {
  it.each<[RemoteTrouble, string, (response: ServerResponse) => void]>([
    ['unreachable', 'hangs up', (response) => response.destroy()],
    ['silent', 'says nothing', () => {}],
    ['silent', 'stops in the middle', (response) => response.write('\n')],
    ['broken', 'ends without a draft', (response) => response.end('\n')],
    ['broken', 'talks nonsense', (response) => response.end('<html>\n')],
    ['broken', 'has another version', (response) => response.end('{"draft":{"cards":1}}\n')],
    ['refused', 'knows another token', (response) => response.writeHead(401).end()],
    ['unavailable', 'stops', (response) => response.writeHead(503).end()],
    [
      'busy',
      'has no room',
      (response) => response.end('{"failure":{"code":"unavailable","retryAfterSeconds":7}}\n'),
    ],
  ])('is %s by one that %s, and answered by another', async (reason, _, bad) => {
    const { outcome, troubles, told, load } = await askBoth(bad);

    expect(outcome).toEqual(DRAFT);
    expect(troubles).toEqual([reason]);
    expect(told).toEqual(['Osmosis', 'Cell']);
    expect(load).toBe(0);
  });

  it('tells no card twice where a server dies between two', async () => {
    const { outcome, told, troubles } = await askBoth((response) => {
      say(response, { cards: [card('Osmosis')] });
      setTimeout(() => response.destroy(), 20);
    });

    expect(outcome).toEqual(DRAFT);
    expect(told).toEqual(['Osmosis', 'Cell']);
    expect(troubles).toEqual(['broken']);
  });

  it('waits for as long as there are signs of life', async () => {
    const { outcome } = await ask([
      await startServer((response) => {
        const signs = setInterval(() => response.write('\n'), 100);
        setTimeout(() => {
          clearInterval(signs);
          answerWell(response);
        }, 600);
      }),
    ]);

    expect(outcome).toEqual(DRAFT);
  });

  it('is not made a third time', async () => {
    const hangUp = (response: ServerResponse) => response.destroy();
    const addresses = [await startServer(hangUp), await startServer(hangUp)];

    const { outcome, troubles } = await ask([...addresses, await startServer(hangUp)]);

    expect(outcome).toBe('unavailable');
    expect(troubles).toHaveLength(2);
  });

  it('ends as unavailable after its time, also where there are signs of life', async () => {
    const { outcome, troubles } = await ask([
      await startServer((response) => {
        const signs = setInterval(() => response.write('\n'), 100);
        response.on('close', () => clearInterval(signs));
      }),
    ]);

    expect(outcome).toBe('unavailable');
    expect(troubles).toEqual([]);
  });

  it('is not tried again for a student who has gone, and is hung up', async () => {
    let isHungUp = false;
    const server = await startServer((response) => response.on('close', () => (isHungUp = true)));

    const { outcome, troubles, load } = await ask([server], { isGivenUp: true });

    expect({ outcome, troubles, load }).toEqual({ outcome: 'timeout', troubles: [], load: 0 });
    await expect.poll(() => isHungUp).toBe(true);
  });

  it('is not tried again where the engine itself failed', async () => {
    const { outcome, troubles } = await ask([
      await startServer((response) => response.end('{"failure":{"code":"internal"}}\n')),
    ]);

    expect({ outcome, troubles }).toEqual({ outcome: 'internal', troubles: [] });
  });
});
