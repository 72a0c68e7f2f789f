import { DOCUMENT_MAX_BYTES, MESSAGES, STUDY_MESSAGES } from '@scholar/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createCountingHasher } from '../../testing/counting-hasher';
import { AN_INSTANT, DRAFT, readStored, saveDocument } from '../../testing/documents';
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

const upload = (body: unknown) => app.call('PUT', '/document/upload', { token, body });
const get = (id: number) => app.call('GET', `/document/get/${id}`, { token });
/** So many letters, one byte each. */
const text = (length: number) => 'a'.repeat(length);

it('answers with the row, in the envelope, without its texts', async () => {
  const answer = await upload({ ...DRAFT, sourceText: 'The whole chapter.' });

  expect(answer.body).toEqual({
    responseCode: 200,
    message: 'OK',
    data: {
      documentId: 1,
      title: DRAFT.title,
      field: 'Biology',
      uploadDate: AN_INSTANT,
      updateDate: AN_INSTANT,
    },
  });
});

const SOURCE = { sentence: 'Cells divide.', quote: 'Every cell divides.', start: 0, end: 19 };
const AT_SOURCE = `summarySources[0]: ${STUDY_MESSAGES.source}`;

it.each([
  ['no title', { title: undefined }, STUDY_MESSAGES.title],
  ['an empty title', { title: '' }, STUDY_MESSAGES.title],
  ['a blank title', { title: ' \u00a0\u200b ' }, STUDY_MESSAGES.title],
  ['a title of 256 characters', { title: text(256) }, STUDY_MESSAGES.titleTooLong],
  ['a number as title', { title: 5 }, STUDY_MESSAGES.title],
  ['no field', { field: undefined }, STUDY_MESSAGES.field],
  ['no content', { content: undefined }, STUDY_MESSAGES.content],
  ['empty content', { content: '' }, STUDY_MESSAGES.content],
  ['blank content', { content: '\n \t' }, STUDY_MESSAGES.content],
  ['null as content', { content: null }, STUDY_MESSAGES.content],
  ['a number as source text', { sourceText: 1 }, STUDY_MESSAGES.sourceText],
  ['emphasis that is no list', { sourceEmphasis: 'cell' }, STUDY_MESSAGES.emphasis],
  ['a source without a place', { summarySources: [{ sentence: 'x', quote: 'x' }] }, AT_SOURCE],
  ['sources that are no list', { summarySources: 'cell' }, STUDY_MESSAGES.source],
  [
    'too many sources',
    { summarySources: Array.from({ length: 301 }, () => SOURCE) },
    STUDY_MESSAGES.source,
  ],
  [
    'a source of 2,001 letters',
    { summarySources: [{ ...SOURCE, quote: 'x'.repeat(2001) }] },
    AT_SOURCE,
  ],
  ['an owner', { userId: 2 }, 'Invalid request. Unknown field: userId.'],
  ['an id', { documentId: 2 }, 'Invalid request. Unknown field: documentId.'],
])('[B-73] refuses %s', async (_, part, message) => {
  const answer = await upload({ ...DRAFT, ...part });

  expect(answer.body).toEqual(refusal('invalid_input', message));
  expect(await readStored(app)).toEqual([]);
});

it.each([
  ['one character', 'x', 'x'],
  ['255 characters', text(255), text(255)],
  ['255 characters of two UTF-16 units', '😀'.repeat(255), '😀'.repeat(255)],
  ['255 characters typed in two parts each', 'e\u0301'.repeat(255), 'é'.repeat(255)],
  ['spaces around it', '  Notes  ', 'Notes'],
])('[B-73] takes a title of %s', async (_, title, stored) => {
  const answer = await upload({ ...DRAFT, title });

  expect(answer.body.data).toMatchObject({ title: stored });
});

it.each(['Alchemy', 'All Fields', '', null, 7])('[B-74] refuses %j as a field', async (field) => {
  const answer = await upload({ ...DRAFT, field });

  expect(answer.body).toEqual(refusal('invalid_input', STUDY_MESSAGES.field));
});

it.each([
  ['biology', 'Biology'],
  [' COMPUTER science ', 'Computer Science'],
])('[B-74] reads %j as %s', async (field, name) => {
  const answer = await upload({ ...DRAFT, field });

  expect(answer.body.data).toMatchObject({ field: name });
});

it.each(['content', 'sourceText'])('[B-75] limits %s by its bytes and says so', async (part) => {
  // Three bytes a letter.
  const vietnamese = 'ế'.repeat(Math.floor(DOCUMENT_MAX_BYTES / 3));
  const fitting = vietnamese + text(DOCUMENT_MAX_BYTES % 3);

  const kept = await upload({ ...DRAFT, [part]: fitting });
  const over = await upload({ ...DRAFT, [part]: `${fitting}a` });

  expect(kept.status).toBe(200);
  expect((await get(1)).body.data).toMatchObject({ [part]: fitting });
  expect(over.body).toEqual(refusal('too_large', STUDY_MESSAGES.documentTooLarge));
  expect(STUDY_MESSAGES.documentTooLarge).toContain('1,048,576 bytes');
  expect(await readStored(app)).toHaveLength(1);
});

it('[B-75] [B-01] refuses a body over 4 MB with the same sentence, also one of unknown length', async () => {
  const body = JSON.stringify({ ...DRAFT, sourceText: text(4_194_304) });

  const announced = await upload(body);
  const chunked = await app.app.inject({
    method: 'PUT',
    url: '/api/document/upload',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'transfer-encoding': 'chunked',
    },
    payload: body,
  });

  const answer = refusal('too_large', STUDY_MESSAGES.documentTooLarge);
  expect(announced.body).toEqual(answer);
  expect(chunked.json()).toEqual(answer);
});

it.each(['title', 'content', 'sourceText'])(
  '[B-77] [D-73] refuses 4 MB of marks in %s, however they are spread',
  async (part) => {
    const marked = `a${'\u0301\u0323'.repeat(500)}`;

    const answers = [
      await upload({ ...DRAFT, [part]: marked }),
      await upload({ ...DRAFT, [part]: marked.repeat(2_000) }),
    ];

    const tooLong = part === 'title' ? STUDY_MESSAGES.titleTooLong : MESSAGES.tooManyMarks;
    expect(answers.map(({ body }) => body)).toEqual([
      refusal('invalid_input', MESSAGES.tooManyMarks),
      refusal('invalid_input', tooLong),
    ]);
    expect(await readStored(app)).toEqual([]);
  },
);

it.each([
  '<img src=x onerror=alert(1)>',
  '{{7*7}}',
  "=cmd|'/c calc'!A1",
  'javascript:alert(1)',
  '👨‍👩‍👧‍👦 🇻🇳 family',
  'مرحبا بالعالم \u202e mixed',
  `z${'\u0335'.repeat(30)}algo`,
  'line\u2028separator',
  "'; drop table documents; --",
])('[B-76] [B-77] keeps %j as it is', async (awkward) => {
  const { documentId } = await saveDocument(app, token, {
    title: awkward,
    content: awkward,
    sourceText: awkward,
    sourceEmphasis: [awkward],
  });

  expect((await get(documentId)).body.data).toMatchObject({
    title: awkward.normalize('NFC'),
    content: awkward,
    sourceText: awkward,
    sourceEmphasis: [awkward],
  });
});

it('[B-77] keeps line ends and both spellings of a letter in texts', async () => {
  const content = 'one\r\ntwo\nthree\r\u00e9 e\u0301\n';
  const { documentId } = await saveDocument(app, token, { content, sourceText: content });

  expect((await get(documentId)).body.data).toMatchObject({ content, sourceText: content });
});

it('[B-20] refuses what cannot be stored as it is', async () => {
  const answers = await Promise.all(
    ['\\u0000', '\\ud800'].map((escape) =>
      upload(`{"title":"t","field":"Law","content":"${escape}"}`),
    ),
  );

  expect(answers.map(({ status }) => status)).toEqual([400, 400]);
});
