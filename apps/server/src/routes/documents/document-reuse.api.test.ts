import { STUDY_MESSAGES } from '@scholar/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createCountingHasher } from '../../testing/counting-hasher';
import { DRAFT, readStored } from '../../testing/documents';
import { refusal } from '../../testing/refusal';
import { signUp } from '../../testing/students';
import { startTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp({ passwords: createCountingHasher({ isQuick: true }).replace });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.reset();
  ({ token } = await signUp(app));
});

const CHAPTER = 'Nước đi qua màng. '.repeat(2_000);

const upload = (part: object, as = token) =>
  app.call('PUT', '/document/upload', { token: as, body: { ...DRAFT, reuse: true, ...part } });

it('[44] the same text twice is one document, whatever it is called the second time', async () => {
  const first = await upload({ sourceText: CHAPTER });
  const second = await upload({ title: 'Another name', content: 'Another', sourceText: CHAPTER });

  expect(second.body.data).toEqual(first.body.data);
  expect(await readStored(app)).toHaveLength(1);
});

it('[44] a text that was saved as the document itself is found as well', async () => {
  const first = await upload({ content: CHAPTER, reuse: undefined });
  const second = await upload({ content: 'A summary of it.', sourceText: CHAPTER });

  expect(second.body.data).toEqual(first.body.data);
});

it('[44] two tabs that save the same text at once have one document', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => upload({ sourceText: CHAPTER })));

  expect(new Set(answers.map(({ body }) => JSON.stringify(body.data))).size).toBe(1);
  expect(await readStored(app)).toHaveLength(1);
});

it.each([
  ['another text', async () => upload({ sourceText: `${CHAPTER}!` })],
  ['the same one in other letters', async () => upload({ sourceText: CHAPTER.toUpperCase() })],
  ['one that only the summary shares', async () => upload({ sourceText: 'Another chapter.' })],
])('[44] %s is a document of its own', async (_, save) => {
  await upload({ sourceText: CHAPTER });

  await save();

  expect(await readStored(app)).toHaveLength(2);
});

it('[44] a text that was changed since is no longer the same', async () => {
  const first = await upload({ content: CHAPTER });
  const { documentId } = first.body.data as { documentId: number };
  await app.call('PUT', `/document/update/${documentId}`, {
    token,
    body: { ...DRAFT, content: 'Mine now.' },
  });

  await upload({ content: CHAPTER });

  expect(await readStored(app)).toHaveLength(2);
});

it('[44] a deleted document is not found: the text is saved anew', async () => {
  const first = await upload({ sourceText: CHAPTER });
  const { documentId } = first.body.data as { documentId: number };
  await app.call('DELETE', `/document/delete/${documentId}`, { token });

  const second = await upload({ sourceText: CHAPTER });

  expect(second.body.data).not.toEqual(first.body.data);
});

it('[44] the same text of somebody else is never answered', async () => {
  const first = await upload({ sourceText: CHAPTER });
  const other = await signUp(app, { email: 'other@example.com' });

  const second = await upload({ sourceText: CHAPTER }, other.token);

  expect(second.status).toBe(200);
  expect(second.body.data).not.toEqual(first.body.data);
});

it('an upload that does not ask for it saves the same text as often as it is sent', async () => {
  await upload({ reuse: undefined });
  await upload({ reuse: false });

  expect(await readStored(app)).toHaveLength(2);
});

it('[B-73] refuses a wish that is neither yes nor no', async () => {
  const answer = await upload({ reuse: 'yes' });

  expect(answer.body).toEqual(refusal('invalid_input', STUDY_MESSAGES.reuse));
});
