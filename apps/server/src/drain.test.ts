import { EventEmitter, once } from 'node:events';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { closeAfterAnswers, drain } from './drain';
import { listen } from './testing/raw-connection';

/** Takes calls whose end the test decides. */
async function startSlowServer() {
  const app = Fastify({ forceCloseConnections: 'idle' });
  closeAfterAnswers(app, () => true);
  const events = new EventEmitter();
  const asked = once(events, 'asked');
  app.get('/quick', async () => 'quick');
  app.get('/slow', async () => {
    events.emit('asked');
    await once(events, 'answer');
    return 'done';
  });
  const url = `http://127.0.0.1:${await listen(app)}`;
  return { app, url, asked, answer: () => events.emit('answer') };
}

it('[D-73] takes new calls until the delay is over, and ends those under way', async () => {
  const { app, url, answer, asked } = await startSlowServer();
  const events = new EventEmitter();
  const waits: number[] = [];
  const drained = drain(app, { delayMs: 5_000, limitMs: 70_000 }, (milliseconds) => {
    waits.push(milliseconds);
    return once(events, 'over');
  });

  const quick = await fetch(`${url}/quick`);
  const slow = fetch(`${url}/slow`);
  await asked;
  events.emit('over');
  await expect.poll(() => app.server.listening).toBe(false);
  const late = fetch(`${url}/quick`);
  await expect(late).rejects.toThrow('fetch failed');
  answer();

  expect(await (await slow).text()).toBe('done');
  expect([quick.status, waits]).toEqual([200, [5_000]]);
  await drained;
});

it('[D-73] cuts off whoever is not done by the limit', async () => {
  const { app, url, asked } = await startSlowServer();
  const slow = fetch(`${url}/slow`).catch((error: unknown) => error);
  await asked;
  const closed = once(app.server, 'close');

  await drain(app, { delayMs: 0, limitMs: 50 });

  await closed;
  expect(await slow).toBeInstanceOf(TypeError);
});
