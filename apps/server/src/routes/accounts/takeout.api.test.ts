import { randomUUID } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCountingHasher } from '../../testing/counting-hasher';
import { DRAFT, saveDocument } from '../../testing/documents';
import { inDays, putExam } from '../../testing/exams';
import { bring } from '../../testing/imports';
import { cards, CLOZE, saveCards, saveSet } from '../../testing/flashcards';
import { saveFolder } from '../../testing/folders';
import { changeMarks } from '../../testing/marks';
import { readMedia, sound, uploadMedia } from '../../testing/media';
import { answerTo, minutesAgo, sendReviews, undo } from '../../testing/memory';
import { grantPlan, payBySandbox } from '../../testing/payments';
import { createPushCalls } from '../../testing/push';
import { createBrowser } from '../../testing/push-service';
import { turnOnSecondFactor } from '../../testing/second-factor';
import { restartIds } from '../../testing/same-ids';
import { signUp, type Student } from '../../testing/students';
import { startTestApp, type TestApp } from '../../testing/test-app';

const KINDS = [
  'documents',
  'flashcards',
  'sets',
  'folders',
  'study-sessions',
  'reviews',
  'study-days',
  'marks',
  'exams',
  'push-devices',
  'calendar-feed',
  'media',
  'share-links',
  'memory-parameters',
  'match-bests',
  'payments',
  'sessions',
  'second-factor',
  'team',
];
/** What nobody has who only signed in. */
const MADE = KINDS.filter((kind) => kind !== 'sessions');

const logLines: string[] = [];
let app: TestApp;
let lan: Student;
beforeAll(async () => {
  app = await startTestApp({
    passwords: createCountingHasher({ isQuick: true }).replace,
    logLines,
  });
});
beforeEach(async () => {
  await app.reset();
  lan = await signUp(app, { email: 'lan@example.com', name: 'Lan Chi' });
});
afterAll(() => app.close());

function ask(token: string) {
  return app.app.inject({
    url: '/api/user/export',
    headers: { authorization: `Bearer ${token}` },
  });
}

async function takeOut(token: string) {
  const { statusCode, rawPayload } = await ask(token);
  expect(statusCode).toBe(200);
  const files = unzipSync(new Uint8Array(rawPayload));
  const read = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  return {
    names: Object.keys(files),
    read,
    bytes: (name: string) => files[name] ?? new Uint8Array(),
    json: (name: string): unknown => JSON.parse(read(name)),
  };
}

/** One of each kind, and a card in the set. */
async function ownEverything({ token, password }: Student, userId = 1) {
  await turnOnSecondFactor(app, { token, password });
  await saveFolder(app, token);
  await saveDocument(app, token);
  const { mediaId } = await uploadMedia(app, token);
  const media = [{ mediaId, side: 'answer', alt: 'A cell' }];
  const [card] = await saveCards(app, token, [{ ...cards(1)[0], media }]);
  const { quizId: setId } = await saveSet(app, token, { flashcardList: [card?.flashcardId] });
  await app.call('POST', '/report/study-session', {
    token,
    body: {
      sessionId: randomUUID(),
      quizId: setId,
      kind: 'study',
      seconds: 60,
      correct: 0,
      incorrect: 0,
    },
  });
  await sendReviews(app, token, [answerTo(card?.flashcardId ?? 0)]);
  await changeMarks(app, token, setId, {
    changes: [{ flashcardId: card?.flashcardId ?? 0, mark: 'studied', markedAt: minutesAgo(5) }],
  });
  await putExam(app, token, { quizIds: [setId] });
  await createPushCalls(app).subscribe({ token }, createBrowser().subscription);
  await app.call('POST', '/exam/feed', { token });
  await app.call('POST', `/share-link/${setId}`, { token, body: { showsAuthor: true } });
  await app.call('POST', `/memory/set/${setId}/match`, {
    token,
    body: { pairs: 1, milliseconds: 5_000 },
  });
  await payBySandbox(app, token);
  await grantPlan(app, { userId, plan: 'team', ends: '9 days' });
  await app.call('GET', '/team', { token });
  await app.call('POST', `/team/set/${setId}`, { token });
}

describe('[O-19] the export', () => {
  it('is a zip to save, made anew and kept by nobody on the way', async () => {
    const { headers } = await ask(lan.token);

    expect(headers['content-type']).toBe('application/zip');
    expect(headers['content-disposition']).toMatch(
      /^attachment; filename="scholar-\d{4}-\d\d-\d\d\.zip"$/,
    );
    expect(headers['cache-control']).toBe('no-store');
  });

  it('holds everything a student owns, as JSON and as a table', async () => {
    const source = { quote: 'Tế bào', start: 0, end: 6 };
    const { documentId } = await saveDocument(app, lan.token, {
      title: '=1+1, "Sinh học"',
      sourceText: 'Tế bào là đơn vị sống. 🌱',
    });
    const [first, second, third] = await saveCards(app, lan.token, [
      { question: 'Tế bào?', answer: 'Đơn vị\nsống', source },
      { question: 'Lục lạp?', answer: 'Bào quan' },
      CLOZE,
    ]);
    const { quizId: setId } = await saveSet(app, lan.token, {
      title: 'Chương 1',
      flashcardList: [second?.flashcardId, first?.flashcardId],
    });
    const session = {
      sessionId: randomUUID(),
      quizId: setId,
      kind: 'test',
      seconds: 60,
      correct: 1,
      incorrect: 1,
    };
    await app.call('POST', '/report/study-session', { token: lan.token, body: session });

    const { names, read, json } = await takeOut(lan.token);

    expect(names).toEqual([
      'profile.json',
      ...KINDS.flatMap((name) => [`${name}.json`, `${name}.csv`]),
    ]);
    expect(json('profile.json')).toMatchObject({ name: 'Lan Chi', email: 'lan@example.com' });
    expect(json('documents.json')).toMatchObject([
      { documentId, content: DRAFT.content, sourceText: 'Tế bào là đơn vị sống. 🌱' },
    ]);
    expect(json('flashcards.json')).toMatchObject([
      {
        question: 'Tế bào?',
        answer: 'Đơn vị\nsống',
        kind: 'definition',
        sourceQuote: 'Tế bào',
        sourceStart: 0,
        sourceEnd: 6,
      },
      { question: 'Lục lạp?', sourceQuote: null, sourceStart: null, sourceEnd: null },
      { flashcardId: third?.flashcardId, ...CLOZE },
    ]);
    expect(json('sets.json')).toMatchObject([
      { quizId: setId, title: 'Chương 1', flashcardIds: [second?.flashcardId, first?.flashcardId] },
    ]);
    expect(json('study-sessions.json')).toMatchObject([session]);
    expect(read('documents.csv')).toContain(`"'=1+1, ""Sinh học"""`);
    expect(read('flashcards.csv')).toContain('"Đơn vị\nsống",definition');
    expect(read('flashcards.csv')).toContain('sự ____.,cloze');
    expect(read('sets.csv')).toContain(`${second?.flashcardId} ${first?.flashcardId}`);
  });

  it('holds what stood on brought cards beside question and answer', async () => {
    const card = { ...CLOZE, note: 'Trang 12', tags: ['sinh học', 'cell'], original: '{{c1::x}}' };
    await bring(app, lan.token, { sets: [{ title: 'Cells', cards: [card] }] });

    const { read, json } = await takeOut(lan.token);

    expect(json('flashcards.json')).toMatchObject([card]);
    expect(read('flashcards.csv')).toContain('Trang 12,sinh học cell,{{c1::x}}');
  });

  it('tells how often the links of sets were used, and no link', async () => {
    const { quizId } = await saveSet(app, lan.token);
    const answer = await app.call('POST', `/share-link/${quizId}`, {
      token: lan.token,
      body: { showsAuthor: true },
    });
    const { token } = answer.body.data as { token: string };
    await app.call('GET', `/shared/${token}`);

    const { read, json } = await takeOut(lan.token);

    expect(json('share-links.json')).toMatchObject([
      { quizId, showsAuthor: 1, opens: 1, copies: 0, closedAt: null },
    ]);
    expect(read('share-links.json')).not.toContain(token);
  });

  it('says which team one is in, and what one shares with it', async () => {
    await grantPlan(app, { plan: 'team', ends: '9 days' });
    await app.call('GET', '/team', { token: lan.token });
    const { quizId: setId } = await saveSet(app, lan.token);
    await app.call('POST', `/team/set/${setId}`, { token: lan.token });

    const { json } = await takeOut(lan.token);

    expect(json('team.json')).toMatchObject([
      { teamName: 'Lan Chi’s team', role: 'owner', sharedQuizIds: [setId] },
    ]);

    await app.call('DELETE', `/quiz/delete-quiz/${setId}`, { token: lan.token });
    expect((await takeOut(lan.token)).json('team.json')).toMatchObject([{ sharedQuizIds: [] }]);
  });

  it('has the headings of what there is nothing of', async () => {
    const { read } = await takeOut(lan.token);

    // The mark that tells Excel of UTF-8 is gone once it is read.
    expect(read('payments.csv')).toBe(
      'paymentId,orderNumber,provider,transactionNo,plan,amountVnd,status,paidAt,daysBought\r\n',
    );
    for (const name of MADE.filter((kind) => kind !== 'payments')) {
      expect(read(`${name}.csv`)).toMatch(/^\w+(,\w+)*\r\n$/);
      expect(read(`${name}.json`)).toBe('[]\n');
    }
  });

  it('lists study sessions oldest first, over more than one page', async () => {
    await signUp(app, { email: 'minh@example.com', name: 'Minh Anh' });
    // The same ids for another student, who studied in another order.
    await app.database.query(`insert into study_sessions
        (user_id, session_id, kind, seconds, correct, incorrect, at)
      select student, md5(n::text)::uuid, 'study', n, 0, 0,
        now() - n * sign(1.5 - student) * interval '1 microsecond'
      from generate_series(1, 600) n, generate_series(1, 2) student`);

    const { json } = await takeOut(lan.token);

    expect(json('study-sessions.json')).toMatchObject(
      Array.from({ length: 600 }, (_, index) => ({ seconds: 600 - index })),
    );
  });

  it('[D-52] lists reviews card by card, over more than one page, with those taken back', async () => {
    await saveSet(app, lan.token, { flashcardList: cards(2) });
    const reviews = Array.from({ length: 600 }, (_, index) =>
      answerTo(2 - (index % 2), { quizId: 1, answeredAt: minutesAgo(600 - index) }),
    );
    await sendReviews(app, lan.token, reviews.slice(0, 300));
    await sendReviews(app, lan.token, reviews.slice(300));
    await undo(app, lan.token, reviews[599]?.reviewId ?? '');

    const { json } = await takeOut(lan.token);

    const ofCard = (id: number) => reviews.filter(({ flashcardId }) => flashcardId === id);
    expect(json('reviews.json')).toMatchObject([
      ...ofCard(1),
      { flashcardId: 1, undoes: reviews[599]?.reviewId, rating: null },
      ...ofCard(2),
    ]);
  });

  it('[D-52] lists days with answers, over more than one page', async () => {
    await app.database
      .query(`insert into study_days (user_id, day, answers, milliseconds, recalls, remembered)
      select 1, 20000 + n, n % 2, 4000000000, 0, 0 from generate_series(1, 1200) n`);

    const days = (await takeOut(lan.token)).json('study-days.json');

    expect(days).toHaveLength(600);
    expect(days).toMatchObject([
      { day: '2024-10-05', answers: 1, milliseconds: 4_000_000_000 },
      ...Array.from({ length: 598 }, () => ({ answers: 1 })),
      { day: '2028-01-16' },
    ]);
  });

  it('[D-52] lists marks set by set, more than a page of them', async () => {
    const markedAt = '2026-11-01T08:00:00.000Z';
    const saved = await saveCards(app, lan.token, cards(600));
    const ids = saved.map(({ flashcardId }) => flashcardId);
    await saveSet(app, lan.token, { flashcardList: ids });
    const changes = ids.map((flashcardId) => ({ flashcardId, mark: 'studied' as const, markedAt }));
    await changeMarks(app, lan.token, 1, { changes: changes.slice(0, 300) });
    await changeMarks(app, lan.token, 1, { changes: changes.slice(300) });

    const { json } = await takeOut(lan.token);

    expect(json('marks.json')).toEqual(changes.map((change) => ({ quizId: 1, ...change })));
  });

  it('lists the browsers that show reminders, without what it takes to write to them', async () => {
    const { subscription, path } = createBrowser();
    await createPushCalls(app).subscribe(lan, subscription);

    const { read, json } = await takeOut(lan.token);

    expect(json('push-devices.json')).toEqual([
      { service: 'fcm.push.example', createdAt: expect.any(String), reachedAt: null },
    ]);
    expect(read('push-devices.json')).not.toContain(path);
  });

  it('[D-52] lists exams with the sets they are about', async () => {
    await saveSet(app, lan.token);
    await saveSet(app, lan.token);
    await putExam(app, lan.token, { title: 'Cuối kỳ', quizIds: [2, 1], minutesPerDay: 20 });

    const { json } = await takeOut(lan.token);

    expect(json('exams.json')).toEqual([
      {
        examId: 1,
        title: 'Cuối kỳ',
        date: inDays(30),
        goal: 90,
        minutesPerDay: 20,
        outcome: null,
        after: null,
        createdAt: expect.any(String),
        quizIds: [2, 1],
      },
    ]);
  });

  it('[D-52] leaves out an exam that was deleted, and says since when calendars can read the plans', async () => {
    await saveSet(app, lan.token);
    await putExam(app, lan.token);
    await app.call('DELETE', '/exam/1', { token: lan.token });
    const feed = await app.call('POST', '/exam/feed', { token: lan.token });

    const { json } = await takeOut(lan.token);

    expect(json('exams.json')).toEqual([]);
    expect(json('calendar-feed.json')).toEqual([
      { since: (feed.body.data as { since: string }).since },
    ]);
  });

  it('lists the best time in Match of each set', async () => {
    await saveSet(app, lan.token);
    await app.call('POST', '/memory/set/1/match', {
      token: lan.token,
      body: { pairs: 6, milliseconds: 31_400 },
    });

    const { json } = await takeOut(lan.token);

    expect(json('match-bests.json')).toEqual([
      { quizId: 1, pairs: 6, milliseconds: 31_400, matchedAt: expect.any(String) },
    ]);
  });

  it('says of a payment how it was made and what it bought', async () => {
    const order = await payBySandbox(app, lan.token);
    await app.database.query(`insert into payments
      (user_id, order_number, provider, transaction_no, plan, amount_vnd, status, paid_at)
      values (1, '${order}', 'sandbox', '77', 'pro', 49000, 'review', now())`);

    const { json } = await takeOut(lan.token);

    const paid = { orderNumber: order, provider: 'sandbox', plan: 'pro', amountVnd: 49_000 };
    expect(json('payments.json')).toMatchObject([
      { ...paid, transactionNo: expect.stringMatching(/^\d{8}$/), status: 'paid', daysBought: 30 },
      { ...paid, transactionNo: '77', status: 'review', daysBought: 0 },
    ]);
  });

  it('holds more than one page of rows, and a document of a megabyte', async () => {
    await saveCards(app, lan.token, cards(600));
    for (let count = 0; count < 6; count += 1) {
      await saveDocument(app, lan.token, { content: `${count} ${'đ'.repeat(500_000)}` });
    }

    const { json, read } = await takeOut(lan.token);

    expect(json('flashcards.json')).toHaveLength(600);
    expect(json('documents.json')).toMatchObject(
      Array.from({ length: 6 }, (_, count) => ({ content: `${count} ${'đ'.repeat(500_000)}` })),
    );
    expect(read('flashcards.csv').trimEnd().split('\r\n')).toHaveLength(601);
  });

  it('holds nothing that was deleted, and nothing of anybody else', async () => {
    const minh = await signUp(app, { email: 'minh@example.com', name: 'Minh Anh' });
    await ownEverything(minh);
    const [card] = await saveCards(app, lan.token, cards(1));
    await app.call('POST', '/flashcard/delete', {
      token: lan.token,
      body: { flashcardIds: [card?.flashcardId] },
    });

    const { read } = await takeOut(lan.token);

    for (const name of MADE) {
      expect(read(`${name}.json`)).toBe('[]\n');
    }
  });

  it('says where the student is signed in, and nothing that could be used to be so', async () => {
    const { json } = await takeOut(lan.token);

    const at = expect.stringMatching(/^\d{4}-/);
    expect(json('sessions.json')).toEqual([
      { browser: null, system: null, signedInAt: at, lastUsedAt: at },
    ]);
  });

  it('holds pictures and sounds as files, and on which cards they are', async () => {
    const shown = await uploadMedia(app, lan.token);
    const heard = await uploadMedia(app, lan.token, sound());
    await saveCards(app, lan.token, [
      { ...cards(1)[0], media: [{ mediaId: shown.mediaId, side: 'answer', alt: 'A cell' }] },
    ]);

    const { json, bytes } = await takeOut(lan.token);

    const { bytes: kept } = await readMedia(app, `/media/${shown.mediaId}`, lan);
    expect(Buffer.from(bytes(`media/${shown.mediaId}.webp`)).equals(kept)).toBe(true);
    expect(bytes(`media/${heard.mediaId}.mp3`)).toHaveLength(heard.bytes);
    expect(json('media.json')).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ mediaId: shown.mediaId, flashcardId: 1, alt: 'A cell' }),
        expect.objectContaining({ mediaId: heard.mediaId, flashcardId: null, kind: 'sound' }),
      ]),
    );
  });

  it('holds one’s own only, where somebody else has some of every kind too', async () => {
    const minh = await signUp(app, { email: 'minh@example.com', name: 'Minh Anh' });
    await ownEverything(lan);
    const alone = await takeOut(lan.token);

    await restartIds(app);
    await ownEverything(minh, 2);
    const theirs = await takeOut(minh.token);

    const { read } = await takeOut(lan.token);
    for (const name of KINDS) {
      expect(alone.json(`${name}.json`)).toHaveLength(1);
      expect(read(`${name}.json`)).toBe(alone.read(`${name}.json`));
      expect(theirs.json(`${name}.json`)).toHaveLength(1);
    }
    expect(alone.json('sets.json')).toMatchObject([{ flashcardIds: [1] }]);
    expect(alone.json('team.json')).toMatchObject([{ sharedQuizIds: [1] }]);
    // A set that its owner deleted does not hide the other one's of the same number.
    await app.call('DELETE', '/quiz/delete-quiz/1', { token: minh.token });
    await app.call('POST', '/flashcard/delete', { token: minh.token, body: { flashcardIds: [1] } });
    expect((await takeOut(lan.token)).read('team.json')).toBe(alone.read('team.json'));
    expect((await takeOut(minh.token)).json('team.json')).toMatchObject([{ sharedQuizIds: [] }]);
  });

  it('is noted for the operator', async () => {
    logLines.length = 0;

    await ask(lan.token);

    expect(logLines.map((line) => JSON.parse(line))).toContainEqual(
      expect.objectContaining({ event: 'exported', outcome: 'ok', user: 1 }),
    );
  });

  it('is made ten times an hour', async () => {
    for (let count = 0; count < 10; count += 1) {
      expect((await ask(lan.token)).statusCode).toBe(200);
    }

    const refused = await ask(lan.token);

    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });
});
