import {
  SharedSetSchema,
  ShareLinkSchema,
  STUDY_MESSAGES,
  SUPPORT_MESSAGES,
} from '@scholar/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCountingHasher } from '../../testing/counting-hasher';
import { saveDocument } from '../../testing/documents';
import {
  CARD,
  cards,
  CLOZE,
  readSet,
  readStudyRows,
  saveCards,
  saveSet,
} from '../../testing/flashcards';
import { refusal } from '../../testing/refusal';
import { deactivate, signUp, type Student } from '../../testing/students';
import { startTestApp, type TestApp } from '../../testing/test-app';

const SUPPORT_TO = 'help@scholar.example';
const GONE = refusal('not_found', STUDY_MESSAGES.linkGone);

const logLines: string[] = [];
let app: TestApp;
let minh: Student;
let lan: Student;
beforeAll(async () => {
  app = await startTestApp({
    passwords: createCountingHasher({ isQuick: true }).replace,
    environment: { SUPPORT_TO, BASIC_MAX_CARDS: '5', BASIC_MAX_SETS: '2', AI_RATE_LIMIT: '30' },
    logLines,
  });
});
afterAll(() => app.close());
let visitors = 0;
beforeEach(async () => {
  await app.reset();
  minh = await signUp(app, { email: 'minh@example.com' });
  lan = await signUp(app, { email: 'lan@example.com', name: 'Lan Pham' });
  await saveSet(app, minh.token, { title: 'Cells', flashcardList: [CARD, CLOZE] });
});

async function openLink({ showsAuthor = false, token = minh.token } = {}) {
  const answer = await app.call('POST', '/share-link/1', { token, body: { showsAuthor } });
  return ShareLinkSchema.parse(answer.body.data);
}
async function shareSet(showsAuthor?: boolean): Promise<string> {
  return (await openLink({ ...(showsAuthor !== undefined && { showsAuthor }) })).token ?? '';
}
const readLink = async () =>
  (await app.call('GET', '/share-link/1', { token: minh.token })).body.data;
const closeLink = (token = minh.token) => app.call('DELETE', '/share-link/1', { token });
/** Everybody from an address of their own, unless it is said. */
function visit(token: string, options: { from?: string; token?: string } = {}) {
  visitors += 1;
  return app.call('GET', `/shared/${token}`, { from: `198.51.100.${visitors % 250}`, ...options });
}
const copy = (token: string, { as = lan, key = '' } = {}) =>
  app.call('POST', `/shared/${token}/copy`, {
    token: as.token,
    ...(key && { headers: { 'idempotency-key': key } }),
  });
const report = (token: string, body: unknown = { reason: 'Not theirs.' }, from = '203.0.113.1') =>
  app.call('POST', `/shared/${token}/report`, { body, from });

describe('the link of a set', () => {
  it('is made once, and answered again while it is open', async () => {
    expect(await readLink()).toBeNull();

    const first = await openLink();
    const second = await openLink({ showsAuthor: true });

    expect(first).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      showsAuthor: false,
      opens: 0,
      copies: 0,
      isClosed: false,
    });
    expect(second).toEqual({ ...first, showsAuthor: true });
    expect(await readLink()).toEqual(second);
  });

  it('is closed for good: a later one is another, and counts anew', async () => {
    const first = await shareSet();
    await visit(first);

    expect((await closeLink()).body.data).toBeNull();

    expect(await readLink()).toMatchObject({ token: null, isClosed: true, opens: 1 });
    expect((await visit(first)).body).toEqual(GONE);
    const second = await openLink();
    expect(second).toMatchObject({ opens: 0, isClosed: false });
    expect(second.token).not.toBe(first);
    expect((await visit(first)).body).toEqual(GONE);
    expect((await visit(second.token ?? '')).status).toBe(200);
  });

  it('is nowhere kept or logged', async () => {
    const token = await shareSet();
    await visit(token);
    await copy(token);

    expect(JSON.stringify(await app.database.query('select * from share_links'))).not.toContain(
      token,
    );
    expect(logLines.join('')).not.toContain(token);
  });

  it.each<[string, 'POST' | 'GET' | 'DELETE', unknown?]>([
    ['make', 'POST', { showsAuthor: true }],
    ['see', 'GET'],
    ['close', 'DELETE'],
  ])('[A-38] is not for others to %s', async (_, method, body) => {
    const link = await shareSet();

    const answer = await app.call(method, '/share-link/1', {
      token: lan.token,
      ...(body !== undefined && { body }),
    });

    expect(answer.body).toEqual(refusal('not_found', STUDY_MESSAGES.setNotFound));
    expect((await visit(link)).status).toBe(200);
  });

  it('needs to know whether the author is shown', async () => {
    const answer = await app.call('POST', '/share-link/1', { token: minh.token, body: {} });

    expect(answer.body).toEqual(refusal('invalid_input', STUDY_MESSAGES.showsAuthor));
  });
});

describe('whoever has a link', () => {
  it('reads the cards in order, and nothing else of the owner', async () => {
    const { documentId } = await saveDocument(app, minh.token);
    await saveCards(
      app,
      minh.token,
      [{ question: 'Q', answer: 'A', source: { quote: 'Tế', start: 0, end: 2 } }],
      documentId,
    );
    await app.call('POST', '/quiz/add-bulk-flashcards/1', {
      token: minh.token,
      body: { flashcardList: [3] },
    });

    const answer = await visit(await shareSet());

    expect(answer.body.data).toEqual({
      title: 'Cells',
      author: null,
      cards: [
        { ...CARD, kind: 'definition' },
        CLOZE,
        { question: 'Q', answer: 'A', kind: 'definition' },
      ],
    });
  });

  it('sees the author’s name where that is wanted', async () => {
    const { body } = await visit(await shareSet(true));

    expect(SharedSetSchema.parse(body.data).author).toBe('Minh Anh');
  });

  it.each<[string, () => Promise<unknown>]>([
    ['the set was deleted', () => app.call('DELETE', '/quiz/delete-quiz/1', { token: minh.token })],
    ['the account was deactivated', () => deactivate(app, minh)],
    [
      'the account was blocked',
      () => app.database.query('update users set blocked_at = now() where id = 1'),
    ],
  ])('is told one thing when %s', async (_, work) => {
    const token = await shareSet();
    await work();

    expect((await visit(token)).body).toEqual(GONE);
    expect((await copy(token)).body).toEqual(GONE);
    expect((await report(token)).body).toEqual(GONE);
  });

  it.each(['x', 'a'.repeat(43), '1', '%20'])('is told the same of %s', async (token) => {
    expect((await visit(token)).body).toEqual(GONE);
  });

  it('counts once a day, the owner never', async () => {
    const token = await shareSet();
    await visit(token, { from: '203.0.113.7' });
    await visit(token, { from: '203.0.113.7' });
    await visit(token, { from: '203.0.113.8' });
    await visit(token, { token: lan.token });
    await visit(token, { token: lan.token });
    await visit(token, { token: minh.token });

    expect(await readLink()).toMatchObject({ opens: 3 });
    const kept = JSON.stringify(await app.database.query('select * from limit_counters'));
    expect(kept).not.toContain('203.0.113');
  });

  it('is limited as guests of the AI calls are', async () => {
    const token = await shareSet();
    const answers = [];
    for (let n = 0; n < 31; n += 1) {
      answers.push((await visit(token, { from: '203.0.113.99' })).status);
    }

    expect(answers.at(-2)).toBe(200);
    expect(answers.at(-1)).toBe(429);
  });
});

describe('a copy', () => {
  it('is the student’s own, without sources and without memory', async () => {
    const token = await shareSet();

    const answer = await copy(token);

    expect(answer.body.data).toEqual({ quizId: 2, flashcardCount: 2 });
    expect(await readSet(app, lan.token, 2)).toMatchObject({
      title: 'Cells',
      flashcards: [
        { flashcardId: 3, ...CARD, document: null, source: null },
        { flashcardId: 4, ...CLOZE },
      ],
    });
    expect(await readLink()).toMatchObject({ copies: 1 });
    expect(await app.database.query('select * from card_memory')).toEqual([]);
  });

  it('[B-78] is made once for a key', async () => {
    const token = await shareSet();

    const answers = [await copy(token, { key: 'k' }), await copy(token, { key: 'k' })];

    expect(answers[1]?.body).toEqual(answers[0]?.body);
    expect((await readStudyRows(app)).sets).toHaveLength(2);
    expect(await readLink()).toMatchObject({ copies: 1 });
  });

  it('is within the plan', async () => {
    await saveCards(app, lan.token, cards(4));
    const token = await shareSet();

    const answer = await copy(token);

    expect(answer.body).toEqual(refusal('plan_limit', STUDY_MESSAGES.cardLimit(5)));
    expect(await readLink()).toMatchObject({ copies: 0 });
  });

  it('needs an account', async () => {
    const answer = await app.call('POST', `/shared/${await shareSet()}/copy`);

    expect(answer.status).toBe(401);
  });
});

describe('a report', () => {
  it('reaches the people who run the server', async () => {
    const token = await shareSet();

    const answer = await report(token, { reason: ' This is my book.\nPlease close it. ' });

    expect(answer.body).toEqual({ responseCode: 200, message: 'OK', data: null });
    const mail = await app.mailbox.wait(SUPPORT_TO);
    expect(mail.subject).toBe('Report about a shared set of student 1');
    expect(mail.text).toContain('This is my book.\n\nPlease close it.');
    expect(mail.text).toContain('Set: Cells (1)');
    expect(mail.text).toContain(`/s/${token}`);
  });

  it('comes five times an hour at most from one visitor', async () => {
    const token = await shareSet();
    for (let n = 0; n < 5; n += 1) {
      expect((await report(token)).status).toBe(200);
    }

    expect((await report(token)).body).toEqual(
      refusal('too_many_requests', STUDY_MESSAGES.tooManyReports),
    );
    expect((await report(token, undefined, '203.0.113.2')).status).toBe(200);
  });

  it.each([{}, { reason: ' ' }, { reason: 'r'.repeat(1_001) }, { reason: 7 }])(
    'says what is wrong: not %j',
    async (body) => {
      const answer = await report(await shareSet(), body);

      expect(answer.body).toEqual(refusal('invalid_input', STUDY_MESSAGES.reportReason));
    },
  );
});

it('a report is refused where nobody reads it', async () => {
  const other = await startTestApp({
    passwords: createCountingHasher({ isQuick: true }).replace,
  });
  try {
    const answer = await other.call('POST', '/shared/x/report', { body: { reason: 'Why' } });
    expect(answer.body).toEqual(refusal('unavailable', SUPPORT_MESSAGES.notSetUp));
  } finally {
    await other.close();
  }
});
