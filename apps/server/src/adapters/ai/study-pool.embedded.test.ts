import { connect } from 'node:net';
import { type Envelope, MESSAGES } from '@scholar/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startVariant } from '../../testing/app-variant';
import { callAi, CELL_TEXT } from '../../testing/ai-calls';
import { signUp } from '../../testing/students';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { createStudyPool } from './study-pool';

const LONG_TEXT = `${CELL_TEXT}\n\n`.repeat(300);
const never = { signal: new AbortController().signal };

describe('the pool', () => {
  it('answers 503 once the queue is full', async () => {
    const pool = createStudyPool({ threads: 1, maxQueue: 1 });
    const ask = () => pool.engine.summarize({ text: LONG_TEXT }, never);

    const results = await Promise.allSettled([ask(), ask(), ask()]);
    await pool.close();

    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    expect(results[2]).toMatchObject({
      reason: { code: 'unavailable', retryAfterSeconds: 5, message: MESSAGES.busy },
    });
    expect(pool.load).toBe(0);
  });

  it('[D-71] one asker with a full queue does not shut the others out', async () => {
    const pool = createStudyPool({ threads: 1, maxQueue: 2 });
    const ended: string[] = [];
    const ask = async (asker: string, text: string) => {
      const outcome = await pool.engine.summarize({ text }, { ...never, asker }).then(
        () => 'answered',
        (error: { code: string }) => error.code,
      );
      ended.push(`${asker} ${outcome}`);
    };

    const greedy = [1, 2, 3].map(() => ask('greedy', LONG_TEXT));
    await Promise.all([...greedy, ask('lan', CELL_TEXT)]);
    await pool.close();

    expect(ended).toEqual([
      'greedy unavailable',
      'greedy answered',
      'lan answered',
      'greedy answered',
    ]);
  });

  it('[L-11] ends a task that takes too long', async () => {
    const pool = createStudyPool({ threads: 1, timeoutMs: 1 });

    const asked = pool.engine.summarize({ text: LONG_TEXT }, never);

    await expect(asked).rejects.toMatchObject({ code: 'unavailable' });
    await pool.close();
  });

  it('tells early cards on the way, and ends with the task that is given up between them', async () => {
    const pool = createStudyPool({ threads: 1 });
    const leaving = new AbortController();
    const told: string[] = [];
    const items = (from: number) =>
      Array.from({ length: 500 }, (_, at) => `- **Gadget${from + at}**: tool ${from + at} of all`);
    const text = `${items(0).join('\n')}\n\n${LONG_TEXT}\n\n${items(500).join('\n')}`;

    const given = pool.engine.makeFlashcards(
      { text, count: 50 },
      {
        signal: leaving.signal,
        onCards: (cards) => {
          told.push(...cards.map(({ term }) => term));
          leaving.abort();
        },
      },
    );

    await expect(given).rejects.toMatchObject({ code: 'timeout' });
    expect(told.length).toBeGreaterThan(0);
    expect(told.length).toBeLessThan(50);
    expect(pool.load).toBe(0);
    await pool.close();
  });

  it('goes on after a task was given up', async () => {
    const pool = createStudyPool({ threads: 1 });
    // The thread is up, so that what is given up is at work and not waiting for it.
    await pool.engine.summarize({ text: CELL_TEXT }, never);
    const leaving = new AbortController();
    const given = pool.engine.summarize({ text: LONG_TEXT }, { signal: leaving.signal });
    setTimeout(() => leaving.abort(), 20);

    await expect(given).rejects.toMatchObject({ code: 'timeout' });
    const next = await pool.engine.summarize({ text: CELL_TEXT }, never);
    await pool.close();

    expect(next.field).toBe('Biology');
  });
});

describe('the AI calls', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
    // Once the thread runs, a minute of the limiter is not over before the last call.
    await callAi(app.app, 'summarize', { document_text: CELL_TEXT });
  });
  afterAll(() => app.close());

  it('[W-6] are limited by network address, apart from the others', async () => {
    const limited = await startVariant(app, { settings: { aiRateLimit: 2 } });
    const ask = (from: string) =>
      callAi<Envelope>(limited.app, 'summarize', { document_text: CELL_TEXT }, { from });

    const statuses = [(await ask('192.0.2.7')).status, (await ask('192.0.2.7')).status];
    const refused = await ask('192.0.2.7');
    const elsewhere = await ask('192.0.2.8');
    const other = await limited.call('GET', '/user/me', { from: '192.0.2.7' });
    await limited.app.close();

    expect(statuses).toEqual([200, 200]);
    expect(refused.status).toBe(429);
    expect(refused.body.message).toBe(MESSAGES.tooMany);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(50);
    expect(elsewhere.status).toBe(200);
    expect(other.status).toBe(401);
  });

  it('[W-6] [D-71] are counted by account where a token comes along', async () => {
    const limited = await startVariant(app, { settings: { aiRateLimit: 1 } });
    const { token } = await signUp(app);
    const ask = async (headers: Record<string, string>, from?: string) => {
      const body = { document_text: CELL_TEXT };
      return (await callAi(limited.app, 'summarize', body, { headers, ...(from && { from }) }))
        .status;
    };
    const signedIn = { authorization: `Bearer ${token}` };

    const anonymous = [await ask({}), await ask({})];
    const student = [await ask(signedIn), await ask(signedIn, '192.0.2.99')];
    await limited.app.close();

    expect(anonymous).toEqual([200, 429]);
    expect(student).toEqual([200, 429]);
  });

  it.each([
    ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, 403],
    ['another site without its mark', { origin: 'https://evil.example' }, 403],
    ['a hidden origin', { origin: 'null' }, 403],
    ['a neighbour under the same domain', { 'sec-fetch-site': 'same-site' }, 403],
    [
      'a neighbour that names itself',
      { origin: 'http://blog.localhost:3000', 'sec-fetch-site': 'same-site' },
      403,
    ],
    ['our own page', { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' }, 200],
    ['a program', {}, 200],
  ])('[W-6] from %s', async (_, headers, status) => {
    const answer = await callAi(
      app.app,
      'summarize',
      { document_text: CELL_TEXT },
      { headers: { ...headers } },
    );

    expect(answer.status).toBe(status);
  });

  it('[W-6] answer the configured web origin, as a process of their own', async () => {
    const origin = 'https://web.example.edu';
    const elsewhere = await startVariant(app, { settings: { webOrigin: origin } });
    const headers = { origin, 'sec-fetch-site': 'cross-site' };

    const preflight = await elsewhere.app.inject({
      method: 'OPTIONS',
      url: '/ai/summarize',
      headers: {
        ...headers,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      },
    });
    const answer = await callAi(
      elsewhere.app,
      'summarize',
      { document_text: CELL_TEXT },
      { headers },
    );
    await elsewhere.app.close();

    expect(preflight.statusCode).toBe(204);
    expect(preflight.headers['access-control-allow-origin']).toBe(origin);
    expect(answer.status).toBe(200);
    expect(answer.headers['access-control-allow-origin']).toBe(origin);
  });

  it('are given up when the connection closes', async () => {
    const { app: server, composition } = app;
    const address = await server.listen({ port: 0, host: '127.0.0.1' });
    const body = JSON.stringify({ document_text: `${LONG_TEXT}${Math.random()}` });
    const socket = connect(Number(new URL(address).port), '127.0.0.1');
    socket.write(
      `POST /ai/summarize HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    );
    await expect.poll(() => composition.studyPool.load).toBe(1);

    socket.destroy();

    await expect.poll(() => composition.studyPool.load).toBe(0);
  });

  it('[L-21] leave the event loop free while they work', async () => {
    let ticks = 0;
    const ticking = setInterval(() => (ticks += 1), 1);

    await composition().engine.summarize({ text: LONG_TEXT }, never);
    clearInterval(ticking);

    expect(ticks).toBeGreaterThan(5);
  });

  const composition = () => app.composition.studyPool;
});
