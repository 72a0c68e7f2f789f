import { STUDY_MESSAGES } from '@scholar/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCountingHasher } from '../../testing/counting-hasher';
import { grantPlan } from '../../testing/payments';
import { refusal } from '../../testing/refusal';
import { signUp } from '../../testing/students';
import { startTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp({
    passwords: createCountingHasher({ isQuick: true }).replace,
    environment: { BASIC_MAX_DOCUMENT_MB: '2', PAID_MAX_DOCUMENT_MB: '3' },
  });
});
beforeEach(async () => {
  await app.reset();
  ({ token } = await signUp(app));
});
afterAll(() => app.close());

const FULL = refusal(
  'plan_limit',
  'Your Basic plan holds up to 2 MB of documents. Upgrade to Pro for up to 3 MB.',
);
/** Two bytes a letter: the limit is on bytes. */
const text = (bytes: number) => 'é'.repeat(bytes / 2);
const document = (bytes: number) => ({ title: 'Cells', field: 'Biology', content: text(bytes) });
const save = (bytes: number, body: object = {}, key?: string) =>
  app.call('PUT', '/document/upload', {
    token,
    body: { ...document(bytes), ...body },
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  });
const edit = (id: number, bytes: number) =>
  app.call('PUT', `/document/update/${id}`, { token, body: document(bytes) });
const remove = (id: number) => app.call('DELETE', `/document/delete/${id}`, { token });
const restore = (id: number) => app.call('POST', `/document/restore/${id}`, { token });
const measure = async () => {
  const [row] = await app.database.query<{ bytes: number }>(
    `select coalesce(sum(octet_length(content) + coalesce(octet_length(source_text), 0)), 0)::int as bytes
     from document_texts t join documents d on d.id = t.document_id where deleted_at is null`,
  );
  return row?.bytes;
};
describe('[D-54] the documents of an account', () => {
  it('take the last byte of the space and no more, their sources included', async () => {
    expect((await save(1_000_000)).status).toBe(200);
    expect((await save(400_000, { sourceText: text(600_002) })).body).toEqual(FULL);
    expect((await save(400_000, { sourceText: text(600_000) })).status).toBe(200);
    expect((await save(2)).body).toEqual(FULL);
    expect(await measure()).toBe(2_000_000);
  });

  it('never take the last space twice, however many are saved at once', async () => {
    await save(1_000_000);
    await save(990_000);

    // Small ones: large ones arrive one after the other.
    const answers = await Promise.all(Array.from({ length: 20 }, () => save(4_000)));

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(answers.filter(({ status }) => status === 402)).toHaveLength(18);
    expect(await measure()).toBe(1_998_000);
  });

  it('may not grow beyond it by an edit, but may shrink', async () => {
    await save(1_000_000, { sourceText: text(200_000) });
    await save(600_000);

    expect((await edit(2, 800_002)).body).toEqual(FULL);
    expect((await edit(2, 800_000)).status).toBe(200);
    expect((await edit(1, 400_000)).status).toBe(200);
    expect((await edit(2, 1_000_000)).status).toBe(200);
    expect(await measure()).toBe(1_600_000);
  });

  it('make room when they are deleted, and Undo always works', async () => {
    await save(1_000_000);
    await save(1_000_000);
    await remove(1);

    expect((await save(1_000_000)).status).toBe(200);
    expect((await restore(1)).status).toBe(200);
    expect((await edit(1, 900_000)).status).toBe(200);
    expect((await save(2)).body).toEqual(FULL);
  });

  it('cannot pile up deleted: those count once they are as much again', async () => {
    for (let id = 1; id <= 3; id += 1) {
      expect((await save(1_000_000)).status).toBe(200);
      await remove(id);
    }

    expect((await save(1_000_000)).status).toBe(200);
    await remove(4);
    expect((await save(2)).body).toEqual(FULL);
  });

  it('get an answered call repeated when they are full by then', async () => {
    await save(1_000_000);
    const first = await save(1_000_000, {}, 'key');

    expect((await save(1_000_000, {}, 'key')).body).toEqual(first.body);
    expect(first.status).toBe(200);
  });

  it('have more space in a paid plan, and stay when it ends', async () => {
    await grantPlan(app, { plan: 'pro', ends: '20 days' });
    await save(1_000_000);
    await save(1_000_000);
    expect((await save(1_000_000)).status).toBe(200);
    expect((await save(2)).body).toEqual(
      refusal('plan_limit', 'Your plan holds up to 3 MB of documents. Delete some to make room.'),
    );
    await app.database.query('delete from plan_grants');

    expect((await edit(3, 999_998)).status).toBe(200);
    expect((await edit(3, 1_000_000)).body).toEqual(FULL);
  });
});

it('says sizes as people do', () => {
  expect([
    STUDY_MESSAGES.documentSpace(200, 2_000),
    STUDY_MESSAGES.paidDocumentSpace(2_500),
  ]).toEqual([
    'Your Basic plan holds up to 200 MB of documents. Upgrade to Pro for up to 2 GB.',
    'Your plan holds up to 2.5 GB of documents. Delete some to make room.',
  ]);
});
