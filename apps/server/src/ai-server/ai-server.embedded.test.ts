import { type Envelope, FlashcardsNewsSchema, MESSAGES } from '@scholar/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AI_BODY_MAX, AI_PATHS } from '../adapters/ai/remote/remote-messages';
import { AI_TOKEN, type AiProcess, startAiProcess } from '../testing/ai-process';
import { callAi, CELL_TEXT } from '../testing/ai-calls';
import { openLines } from '../testing/line-connection';
import { head, listen, sendRaw } from '../testing/raw-connection';
import { refusal } from '../testing/refusal';
import { startTestApp, type TestApp } from '../testing/test-app';

const chapter = (at: number) =>
  `# Chapter ${at}\n\n${'Many people walked along the river and talked about the weather. '.repeat(21)}\n\n- **Gadget${at}**: a tool number ${at} that was built in year ${at} by ${at} people`;
const book = (title: string, chapters = 90) =>
  [`# ${title}`, ...Array.from({ length: chapters }, (_, at) => chapter(at))].join('\n\n');

function startApi(servers: { url: string }[], settings: Record<string, string> = {}) {
  const AI_SERVERS = servers.map(({ url }) => url).join(',');
  return startTestApp({ environment: { AI_SERVERS, AI_TOKEN, ...settings } });
}

describe('[D-68] an AI process', () => {
  let ai: AiProcess;
  let api: TestApp;
  let alone: TestApp;
  let ports: { api: number; alone: number };
  beforeAll(async () => {
    ai = await startAiProcess({ AI_THREADS: '1' });
    [api, alone] = [await startApi([ai]), await startTestApp()];
    ports = { api: await listen(api.app), alone: await listen(alone.app) };
  });
  afterAll(async () => {
    await Promise.all([api.close(), alone.close(), ai.kill9()]);
  });

  it.each([
    ['summarize', { document_text: CELL_TEXT }],
    ['flashcards', { document_text: CELL_TEXT, num_keywords: 5, headings: ['Cell Biology'] }],
  ] as const)('gives the answer to %s that one process gives', async (task, body) => {
    const apart = await callAi(api.app, task, body);
    const together = await callAi(alone.app, task, body);

    expect(apart.status).toBe(200);
    expect(apart.body).toEqual(together.body);
  });

  it('tells the first cards of a long text before the answer', async () => {
    // Another one each time: what was asked before is remembered.
    const question = { document_text: book(`Gadgets ${Date.now()}`), num_keywords: 20 };
    const ask = async (port: number) => {
      const lines = await (await openLines(port, '/ai/flashcards', question)).all();
      const news = lines.slice(0, -1).map((line) => FlashcardsNewsSchema.parse(line));
      return { early: news.flatMap(({ cards }) => cards), answer: lines.at(-1) };
    };

    const [apart, together] = [await ask(ports.api), await ask(ports.alone)];

    expect(apart.early.length).toBeGreaterThan(5);
    expect(apart.answer).toEqual(together.answer);
    expect(together.answer).toMatchObject({
      flashcards: { keywords: expect.arrayContaining(apart.early) as unknown },
    });
  });

  it('stops reading once the student has gone', async () => {
    const question = { document_text: book('Left', 600) };
    const answer = await openLines(ports.api, '/ai/flashcards', question);
    await expect.poll(() => ai.countRunning()).toBe(1);

    answer.socket.destroy();

    await expect.poll(() => ai.countRunning()).toBe(0);
    expect(api.composition.studyPool.load).toBe(0);
  });

  it.each([
    ['no token', {}, 401],
    ['another token', { authorization: `Bearer ${AI_TOKEN.replace('a', 'b')}` }, 401],
    ['the beginning of it', { authorization: `Bearer ${AI_TOKEN.slice(0, -1)}` }, 401],
    ['the token', { authorization: `Bearer ${AI_TOKEN}` }, 200],
  ])('answers whoever shows %s: %#', async (_, headers, status) => {
    expect((await fetch(`${ai.url}${AI_PATHS.engine}`, { headers })).status).toBe(status);
  });

  it('takes no text that is larger than any student may send', async () => {
    const { port, host } = new URL(ai.url);
    const large = await sendRaw(
      Number(port),
      head(
        `POST ${AI_PATHS.summarize} HTTP/1.1`,
        `host: ${host}`,
        `authorization: Bearer ${AI_TOKEN}`,
        'content-type: application/json',
        `content-length: ${AI_BODY_MAX + 1}`,
      ),
    );
    const ask = (body: unknown, headers: Record<string, string>) =>
      fetch(`${ai.url}${AI_PATHS.summarize}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }).then(({ status }) => status);
    const asOwner = { authorization: `Bearer ${AI_TOKEN}` };

    expect(large.status).toBe(413);
    expect(await ask({ asker: 'a', request: { text: 'short', more: true } }, asOwner)).toBe(400);
    expect(await ask({ asker: 'a', request: { text: 'short' } }, {})).toBe(401);
  });

  it('that refuses the token shows as busy to students and by name to the doctor', async () => {
    const stranger = await startApi([ai], { AI_TOKEN: `other-${AI_TOKEN}` });

    const { status, body, headers } = await callAi<Envelope>(stranger.app, 'summarize', {
      document_text: CELL_TEXT,
    });
    const ready = await stranger.app.inject('/readyz');
    await stranger.close();

    expect({ status, body }).toEqual({ status: 503, body: refusal('unavailable', MESSAGES.busy) });
    expect(headers['retry-after']).toBe('5');
    expect(ready.json()).toEqual({ status: 'degraded' });
  });
});

it('[D-68] an AI process that is told to stop ends what it reads, then itself', async () => {
  const ai = await startAiProcess({ AI_THREADS: '1', DRAIN_DELAY: '0' });
  const api = await startApi([ai]);
  const asked = callAi(api.app, 'summarize', { document_text: book('Last', 30) });
  await expect.poll(() => ai.countRunning()).toBe(1);

  ai.signal('SIGTERM');
  const [{ status }, [exitCode]] = await Promise.all([asked, ai.exited]);
  await api.close();

  expect({ status, exitCode }).toEqual({ status: 200, exitCode: 0 });
});

it('[D-68] kill -9 of one of two AI processes costs no student an answer, of both a clear 503', async () => {
  const both = await Promise.all([
    startAiProcess({ AI_THREADS: '1' }),
    startAiProcess({ AI_THREADS: '1' }),
  ]);
  const api = await startApi(both);
  const ask = (title: string) =>
    callAi(api.app, 'flashcards', { document_text: book(title, 10) }).then(({ status }) => status);

  const asked = Array.from({ length: 6 }, (_, at) => ask(`Book ${at}`));
  await expect
    .poll(async () => Math.min(...(await Promise.all(both.map((ai) => ai.countRunning())))))
    .toBe(1);
  await both[0].kill9();
  const afterwards = Array.from({ length: 2 }, (_, at) => ask(`Later ${at}`));
  const statuses = await Promise.all([...asked, ...afterwards]);
  await both[1].kill9();
  const { status, body } = await callAi<Envelope>(api.app, 'summarize', {
    document_text: CELL_TEXT,
  });
  const other = await api.call('GET', '/user/me');
  await api.close();

  expect(statuses).toEqual(Array.from({ length: 8 }, () => 200));
  expect({ status, body }).toEqual({ status: 503, body: refusal('unavailable', MESSAGES.busy) });
  expect(other.status).toBe(401);
});
