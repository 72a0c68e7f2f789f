import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { startServer } from '../fixtures/server';
import { createOutsideClient } from './outside-client';

const ROUNDS = 10;
const WRITERS = 50;

type Client = ReturnType<typeof createOutsideClient>;

test('kill -9 under fifty writers, ten times, loses no acknowledged write', async () => {
  const server = await startServer();
  const client = createOutsideClient(server);
  const tokens = await client.registerMany(WRITERS);
  let next = 100_000;

  for (let round = 1; round <= ROUNDS; round += 1) {
    const writers = tokens.map((token) => keepWriting(client, token, () => (next += 1)));
    await expect
      .poll(() => writers.every((writer) => writer.acknowledged !== undefined), { intervals: [20] })
      .toBe(true);
    await wait(20 * round);
    await server.kill9();
    await Promise.all(writers.map((writer) => writer.finished));

    await server.restart();

    for (const [index, writer] of writers.entries()) {
      const { data } = await client.call('GET', '/user/me', { token: tokens[index] ?? '' });
      // The write on its way during the cut may or may not have arrived; the acknowledged one must have.
      expect([writer.acknowledged, writer.sent]).toContain(
        (data as { phoneNumber: string }).phoneNumber,
      );
    }
  }
  await server.stop();
});

/** Writes one number after the other until the server is gone. */
function keepWriting({ call }: Client, token: string, nextNumber: () => number) {
  const writer: { acknowledged?: string; sent?: string; finished: Promise<void> } = {
    finished: Promise.resolve(),
  };
  async function write() {
    for (;;) {
      const phoneNumber = String(nextNumber());
      writer.sent = phoneNumber;
      const { status } = await call('PATCH', '/user/update/profile', {
        token,
        json: { phoneNumber },
      });
      if (status === 200) {
        writer.acknowledged = phoneNumber;
      }
    }
  }
  // The endless loop ends by the connection error of the killed server.
  writer.finished = write().catch(() => {});
  return writer;
}
