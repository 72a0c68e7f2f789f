import { REQUEST_KEY_HOURS } from '@scholar/domain';
import { STUDY_MESSAGES } from '@scholar/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createCountingHasher } from '../testing/counting-hasher';
import { DRAFT, readStored } from '../testing/documents';
import { refusal } from '../testing/refusal';
import { signUp } from '../testing/students';
import { startTestApp, type TestApp } from '../testing/test-app';

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

const save = (key: string, draft: Record<string, unknown> = {}, as = token) =>
  app.call('PUT', '/document/upload', {
    token: as,
    body: { ...DRAFT, ...draft },
    headers: { 'idempotency-key': key },
  });
const countKeys = async () => (await app.database.query('select key from idempotency_keys')).length;

it('[B-78] gives the first answer again to a repeated key, and saves once', async () => {
  const first = await save('key-1');
  await app.call('PUT', '/document/update/1', { token, body: { ...DRAFT, title: 'Renamed' } });
  const again = await save('key-1');

  expect(again.status).toBe(200);
  expect(again.body).toEqual(first.body);
  expect(await readStored(app)).toMatchObject([{ title: 'Renamed' }]);
});

it('[B-78] saves once when the same call arrives twenty times at once', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => save('key-1')));

  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(await readStored(app)).toHaveLength(1);
});

it('[B-78] saves each time without a key, and once for each key', async () => {
  for (const headers of [{}, {}, { 'idempotency-key': 'a' }, { 'idempotency-key': 'b' }]) {
    await app.call('PUT', '/document/upload', { token, body: DRAFT, headers });
  }

  expect(await readStored(app)).toHaveLength(4);
});

it('refuses a key that was used for something else', async () => {
  await save('key-1');

  const answer = await save('key-1', { title: 'Something else' });

  expect(answer.body).toEqual(refusal('conflict', STUDY_MESSAGES.idempotencyKeyReused));
  expect(await readStored(app)).toHaveLength(1);
});

it('lets two students use the same key', async () => {
  const other = await signUp(app, { email: 'lan@example.com', name: 'Lan Pham' });

  const answers = [await save('key-1'), await save('key-1', {}, other.token)];

  expect(answers.map(({ body }) => body.data)).toMatchObject([
    { documentId: 1 },
    { documentId: 2 },
  ]);
});

it('does not spend the key of a call that failed', async () => {
  const failed = await save('key-1', { title: '' });
  const repaired = await save('key-1');

  expect([failed.status, repaired.status]).toEqual([400, 200]);
});

it('keeps no key when the work under it fails', async () => {
  const { store } = app.composition;
  const [row] = await app.database.query<{ id: number }>('select id from users');
  const owner = row?.id as Parameters<typeof store.requests.claim>[0];

  await store
    .transaction(async ({ requests }) => {
      await requests.claim(owner, { key: 'key-1', fingerprint: 'x' });
      throw new Error('the work failed');
    })
    .catch(() => 'failed');

  expect(await countKeys()).toBe(0);
  expect((await save('key-1')).status).toBe(200);
});

it.each([
  ['nothing', ''],
  ['129 characters', 'k'.repeat(129)],
  ['a space', 'a b'],
  ['two of them, joined as they arrive', 'a, b'],
  ['a letter beyond ASCII', 'é'],
])('refuses %s as a key', async (_, key) => {
  const answer = await save(key);

  expect(answer.body).toEqual(refusal('invalid_input', STUDY_MESSAGES.idempotencyKey));
  expect(await readStored(app)).toEqual([]);
});

it.each(['!', '~', 'k'.repeat(128), '0f8fad5b-d9cb-469f-a165-70867728950e'])(
  'takes %s as a key',
  async (key) => {
    expect((await save(key)).status).toBe(200);
  },
);

it('forgets a key after a day', async () => {
  await save('old');
  await save('young');
  await app.database.query(`update idempotency_keys
    set created_at = now() - interval '${REQUEST_KEY_HOURS} hours 1 minute' where key = 'old'`);

  await app.composition.store.requests.purgeOld(REQUEST_KEY_HOURS);

  expect(await app.database.query('select key from idempotency_keys')).toEqual([{ key: 'young' }]);
  expect((await save('old')).body.data).toMatchObject({ documentId: 3 });
});

it('is ignored where a call can be repeated anyway', async () => {
  const answer = await app.call('POST', '/document/get/0/5', {
    token,
    body: {},
    headers: { 'idempotency-key': 'two words' },
  });

  expect(answer.status).toBe(200);
});
