import { STUDY_MESSAGES } from '@scholar/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createCountingHasher } from '../../testing/counting-hasher';
import { DRAFT, listDocuments, readStored, saveDocument } from '../../testing/documents';
import { refusal } from '../../testing/refusal';
import {
  deactivate,
  forgetSends,
  PASSWORD,
  requestCode,
  signUp,
  type Student,
} from '../../testing/students';
import { startTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
let minh: Student;
let lan: Student;
beforeAll(async () => {
  app = await startTestApp({ passwords: createCountingHasher({ isQuick: true }).replace });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.reset();
  minh = await signUp(app, { email: 'minh@example.com' });
  lan = await signUp(app, { email: 'lan@example.com', name: 'Lan Pham' });
});

const calls = (id: number) =>
  [
    ['GET', `/document/get/${id}`, undefined],
    ['PUT', `/document/update/${id}`, { ...DRAFT, title: 'Taken over' }],
    ['DELETE', `/document/delete/${id}`, undefined],
    ['POST', `/document/restore/${id}`, undefined],
  ] as const;

it.each(['GET', 'PUT', 'DELETE', 'POST'] as const)(
  '[A-38] [B-89] %s answers for somebody else’s document as for one that never was, and leaves it',
  async (verb) => {
    const { documentId } = await saveDocument(app, minh.token, { sourceText: 'private' });
    const before = await readStored(app);
    const answerFor = async (id: number) => {
      const [method, path, body] = calls(id).find(([taken]) => taken === verb) ?? calls(id)[0];
      const { status, body: answer } = await app.call(method, path, { token: lan.token, body });
      return { status, answer };
    };

    const foreign = await answerFor(documentId);
    const missing = await answerFor(2147483647);

    expect(foreign).toEqual(missing);
    expect(foreign.answer).toEqual(refusal('not_found', STUDY_MESSAGES.documentNotFound));
    expect(await readStored(app)).toEqual(before);
  },
);

it('[A-38] nobody restores or reads what somebody else deleted', async () => {
  const { documentId } = await saveDocument(app, minh.token);
  await app.call('DELETE', `/document/delete/${documentId}`, { token: minh.token });
  const before = await readStored(app);

  const answers = await Promise.all(
    calls(documentId).map(([method, path, body]) =>
      app.call(method, path, { token: lan.token, body }),
    ),
  );

  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  expect(await readStored(app)).toEqual(before);
});

it('[A-41] lists, counts and pages hold one’s own documents only', async () => {
  for (let n = 0; n < 3; n += 1) {
    await saveDocument(app, minh.token);
  }
  const { documentId } = await saveDocument(app, lan.token);

  for (const filter of [
    {},
    { keyword: 'sinh' },
    { field: 'Biology' },
    { dateFrom: '2020-01-01' },
  ]) {
    expect(await listDocuments(app, lan.token, filter, '0/1')).toMatchObject({
      documents: [{ documentId }],
      totalPages: 1,
      totalItems: 1,
    });
  }
});

it('[A-36] documents of a deactivated account are out of reach, and back when it comes back', async () => {
  await saveDocument(app, minh.token);
  await deactivate(app, minh);

  expect((await app.call('GET', '/document/get/1', { token: minh.token })).status).toBe(401);
  await forgetSends(app);
  const code = await requestCode(app, minh.email);
  const { body } = await app.call('PUT', `/user/register/${code}`, {
    body: { name: minh.name, email: minh.email, password: PASSWORD },
  });
  const { jwtToken } = body.data as { jwtToken: string };
  expect((await app.call('GET', '/document/get/1', { token: jwtToken })).body.data).toMatchObject(
    DRAFT,
  );
});

it('[A-36] documents are purged with their account', async () => {
  await saveDocument(app, minh.token);
  await saveDocument(app, lan.token, { title: 'Stays' });
  await deactivate(app, minh);
  await app.database.query(
    `update users set deactivated_at = now() - interval '31 days' where deactivated_at is not null`,
  );

  await app.composition.services.deactivation.purgeOld();

  expect(await readStored(app)).toMatchObject([{ title: 'Stays', content: DRAFT.content }]);
});

it('[A-37] [B-58] saving while the account is deactivated finishes or answers 401', async () => {
  const saves = Array.from({ length: 10 }, (_, n) =>
    app.call('PUT', '/document/upload', {
      token: minh.token,
      body: { ...DRAFT, title: `Note ${n}` },
    }),
  );

  const [, ...answers] = await Promise.all([deactivate(app, minh), ...saves]);

  const saved = answers.filter(({ status }) => status === 200);
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(10 - saved.length);
  const stored = await readStored(app);
  expect(stored).toHaveLength(saved.length);
  expect(stored.every(({ content }) => content === DRAFT.content)).toBe(true);
});

it('[B-58] a document of an account that was just deactivated is not stored', async () => {
  const { documents } = app.composition.services;
  const [row] = await app.database.query<{ id: number }>(
    `update users set deactivated_at = now() where email = 'minh@example.com' returning id`,
  );

  // The token was checked a moment before.
  const saving = documents.save(row?.id as Parameters<typeof documents.save>[0], {
    title: 'Late',
    field: 'Law',
    content: 'x',
  });

  await expect(saving).rejects.toMatchObject({ code: 'unauthenticated' });
  expect(await readStored(app)).toEqual([]);
});
