import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { startServer } from '../fixtures/server';
import { createOutsideClient } from './outside-client';

const ROUNDS = 5;
const WRITERS = 5;
const CARDS = 50;

type Client = ReturnType<typeof createOutsideClient>;

test('[B-97] kill -9 while cards are saved leaves all of a list or none of it', async () => {
  const server = await startServer({ BASIC_MAX_CARDS: '1000000' });
  const client = createOutsideClient(server);
  const tokens = await client.registerMany(WRITERS);
  const lists = tokens.map(() => 0);

  for (let round = 1; round <= ROUNDS; round += 1) {
    const writers = tokens.map((token) => keepSaving(client, token));
    await expect
      .poll(() => writers.every(({ state }) => state.acknowledged > 0), {
        intervals: [20],
      })
      .toBe(true);
    await wait(30 * round);
    await server.kill9();
    await Promise.all(writers.map(({ finished }) => finished));

    await server.restart();

    for (const [index, token] of tokens.entries()) {
      const { acknowledged, key } = writers[index]?.state ?? { acknowledged: 0 };
      const known = (lists[index] ?? 0) + acknowledged;
      // The list on its way during the cut may or may not have arrived, but never in part.
      expect([known * CARDS, (known + 1) * CARDS]).toContain(await countCards(client, token));
      // Sent again, it is there once.
      await save(client, token, key ?? '');
      lists[index] = known + 1;
      expect(await countCards(client, token)).toBe((known + 1) * CARDS);
    }
  }
  await server.stop();
});

/** Saves one list after the other until the server is gone. */
function keepSaving(client: Client, token: string) {
  const state: { acknowledged: number; key?: string } = { acknowledged: 0 };
  async function saveMany() {
    for (;;) {
      state.key = randomUUID();
      await save(client, token, state.key);
      state.acknowledged += 1;
    }
  }
  // The endless loop ends by the connection error of the killed server.
  return { state, finished: saveMany().catch(() => {}) };
}

/** Sent again under the same key while the server is too busy to take it. */
async function save(client: Client, token: string, key: string): Promise<void> {
  const flashcardList = Array.from({ length: CARDS }, (_, index) => ({
    question: `Tế bào số ${index + 1} là gì?`,
    answer: 'Đơn vị cơ bản của sự sống. '.repeat(10),
  }));
  const { status, message } = await client.call('POST', '/flashcard/add-bulk', {
    token,
    key,
    json: { flashcardList },
  });
  if (status === 503) {
    await wait(100);
    return save(client, token, key);
  }
  expect(status, message).toBe(200);
}

async function countCards({ call }: Client, token: string): Promise<number> {
  const { data } = await call('POST', '/flashcard/get-filter?pageSize=1', { token });
  return (data as { totalItems: number }).totalItems;
}
