import { randomUUID } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCountingHasher } from '../testing/counting-hasher';
import { DRAFT, saveDocument } from '../testing/documents';
import { cards, saveCards, saveQuiz } from '../testing/flashcards';
import { grantPlan } from '../testing/payments';
import { signUp, type Student } from '../testing/students';
import { startTestApp, type TestApp } from '../testing/test-app';

let app: TestApp;
let lan: Student;
beforeAll(async () => {
  app = await startTestApp({ passwords: createCountingHasher({ isQuick: true }).replace });
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
    json: (name: string): unknown => JSON.parse(read(name)),
  };
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
    const [first, second] = await saveCards(app, lan.token, [
      { question: 'Tế bào?', answer: 'Đơn vị\nsống', source },
      { question: 'Lục lạp?', answer: 'Bào quan' },
    ]);
    const { quizId } = await saveQuiz(app, lan.token, {
      title: 'Chương 1',
      flashcardList: [second?.flashcardId, first?.flashcardId],
    });
    const session = {
      sessionId: randomUUID(),
      quizId,
      kind: 'test',
      seconds: 60,
      correct: 1,
      incorrect: 1,
    };
    await app.call('POST', '/report/study-session', { token: lan.token, body: session });

    const { names, read, json } = await takeOut(lan.token);

    expect(names).toEqual([
      'profile.json',
      ...['documents', 'flashcards', 'sets', 'study-sessions', 'payments', 'team'].flatMap(
        (name) => [`${name}.json`, `${name}.csv`],
      ),
    ]);
    expect(json('profile.json')).toMatchObject({ name: 'Lan Chi', email: 'lan@example.com' });
    expect(json('documents.json')).toMatchObject([
      { documentId, content: DRAFT.content, sourceText: 'Tế bào là đơn vị sống. 🌱' },
    ]);
    expect(json('flashcards.json')).toMatchObject([
      { question: 'Tế bào?', answer: 'Đơn vị\nsống', sourceQuote: 'Tế bào' },
      { question: 'Lục lạp?', sourceQuote: null },
    ]);
    expect(json('sets.json')).toMatchObject([
      { quizId, title: 'Chương 1', flashcardIds: [second?.flashcardId, first?.flashcardId] },
    ]);
    expect(json('study-sessions.json')).toMatchObject([session]);
    expect(read('documents.csv')).toContain(`"'=1+1, ""Sinh học"""`);
    expect(read('flashcards.csv')).toContain('"Đơn vị\nsống"');
    expect(read('sets.csv')).toContain(`${second?.flashcardId} ${first?.flashcardId}`);
  });

  it('says which team one is in, and what one shares with it', async () => {
    await grantPlan(app, { plan: 'team', ends: '9 days' });
    await app.call('GET', '/team', { token: lan.token });
    const { quizId } = await saveQuiz(app, lan.token);
    await app.call('POST', `/team/set/${quizId}`, { token: lan.token });

    const { json } = await takeOut(lan.token);

    expect(json('team.json')).toMatchObject([
      { teamName: 'Lan Chi’s team', role: 'owner', sharedQuizIds: [quizId] },
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
    const minh = await signUp(app, { email: 'minh@example.com' });
    await saveDocument(app, minh.token);
    await saveCards(app, minh.token, cards(2));
    const [card] = await saveCards(app, lan.token, cards(1));
    await app.call('POST', '/flashcard/delete', {
      token: lan.token,
      body: { flashcardIds: [card?.flashcardId] },
    });

    const { read } = await takeOut(lan.token);

    expect(['documents', 'flashcards', 'sets'].map((name) => read(`${name}.json`))).toEqual(
      Array.from({ length: 3 }, () => '[]\n'),
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
