import { FOLDERS_MAX, STUDY_MESSAGES } from '@scholar/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCountingHasher } from '../../testing/counting-hasher';
import { listDocuments, listTitles, saveDocument } from '../../testing/documents';
import { listSets, saveSet } from '../../testing/flashcards';
import { listFolders, saveFolder } from '../../testing/folders';
import { refusal } from '../../testing/refusal';
import { restartIds } from '../../testing/same-ids';
import { signUp, type Student } from '../../testing/students';
import { startTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
let minh: Student;
beforeAll(async () => {
  app = await startTestApp({ passwords: createCountingHasher({ isQuick: true }).replace });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.reset();
  minh = await signUp(app);
});

const create = (body: unknown, { token } = minh) =>
  app.call('POST', '/folder/create', { token, body });
const update = (folderId: number, body: unknown, { token } = minh) =>
  app.call('PUT', `/folder/update/${folderId}`, { token, body });
const put = (body: unknown, { token } = minh) => app.call('POST', '/folder/put', { token, body });
const remove = (folderId: number, { token } = minh) =>
  app.call('DELETE', `/folder/delete/${folderId}`, { token });

async function setsIn(folder: number) {
  const { quizzes } = await listSets(app, minh.token, `folder=${folder}`);
  return quizzes.map(({ title }) => title);
}

describe('folders', () => {
  it('[D-60] lie at the top or in one that does, with what lies in them counted', async () => {
    await saveFolder(app, minh.token, { name: 'Sinh học' });
    await saveFolder(app, minh.token, { name: 'Cells', parentId: 1 });
    await saveSet(app, minh.token, { title: 'Membranes' });
    await saveDocument(app, minh.token);
    await put({ folderId: 2, quizIds: [1], documentIds: [1] });

    expect(await listFolders(app, minh.token)).toEqual([
      { folderId: 2, name: 'Cells', parentId: 1, sets: 1, documents: 1 },
      { folderId: 1, name: 'Sinh học', parentId: null, sets: 0, documents: 0 },
    ]);
  });

  it.each([
    ['made', () => create({ name: 'Third', parentId: 2 })],
    ['moved', () => update(3, { name: 'Third', parentId: 2 })],
    ['moved into itself', () => update(3, { name: 'Third', parentId: 3 })],
    ['moved with a folder in it', () => update(1, { name: 'First', parentId: 3 })],
  ])('[D-60] are not %s three deep', async (_, send) => {
    await saveFolder(app, minh.token, { name: 'First' });
    await saveFolder(app, minh.token, { name: 'Second', parentId: 1 });
    await saveFolder(app, minh.token, { name: 'Third' });

    expect((await send()).body).toEqual(refusal('invalid_input', STUDY_MESSAGES.folderDepth));
  });

  it('are renamed and moved', async () => {
    await saveFolder(app, minh.token, { name: 'First' });
    await saveFolder(app, minh.token, { name: 'Second', parentId: 1 });

    const answer = await update(2, { name: 'Other' });

    expect(answer.body.data).toMatchObject({ folderId: 2, name: 'Other', parentId: null });
    expect(await listFolders(app, minh.token)).toMatchObject([{ parentId: null }, { folderId: 2 }]);
  });

  it('[D-60] have names that differ from those beside them, in whatever spelling', async () => {
    await saveFolder(app, minh.token, { name: 'Sinh học' });
    await saveFolder(app, minh.token, { name: 'Toán' });
    const taken = refusal('conflict', STUDY_MESSAGES.folderTaken);

    expect((await create({ name: ' SINH HOC ' })).body).toEqual(taken);
    expect((await update(2, { name: 'sinh học' })).body).toEqual(taken);
    expect((await update(1, { name: 'SINH HỌC' })).status).toBe(200);
    expect((await create({ name: 'Sinh học', parentId: 1 })).status).toBe(200);
  });

  it.each([
    [{ name: ' ' }, STUDY_MESSAGES.folderName],
    [{ name: 'a'.repeat(61) }, STUDY_MESSAGES.folderNameTooLong],
    [{ name: 'a', parentId: 0 }, STUDY_MESSAGES.parentId],
    [{}, STUDY_MESSAGES.folderName],
  ])('are refused as %j', async (body, message) => {
    expect((await create(body)).body).toEqual(refusal('invalid_input', message));
  });

  it('are at most two hundred', async () => {
    await app.database.query(`insert into folders (user_id, name, search_name)
      select 1, 'Folder ' || n, 'folder ' || n from generate_series(1, ${FOLDERS_MAX}) n`);

    const answer = await create({ name: 'One more' });

    expect(answer.body).toEqual(refusal('conflict', STUDY_MESSAGES.folderLimit));
  });
});

describe('what lies in folders', () => {
  beforeEach(async () => {
    await saveFolder(app, minh.token, { name: 'Biology' });
    await saveFolder(app, minh.token, { name: 'Cells', parentId: 1 });
    for (const title of ['Top', 'In Biology', 'In Cells']) {
      await saveSet(app, minh.token, { title });
      await saveDocument(app, minh.token, { title });
    }
    await put({ folderId: 1, quizIds: [2], documentIds: [2] });
    await put({ folderId: 2, quizIds: [3, 3], documentIds: [3] });
  });

  it('is listed with the folder, which shows what lies in its folders too', async () => {
    expect(await setsIn(1)).toEqual(['In Cells', 'In Biology']);
    expect(await setsIn(2)).toEqual(['In Cells']);
    expect(await setsIn(0)).toEqual(['Top']);
    expect(await listTitles(app, minh.token, { folder: 1 })).toEqual(['In Cells', 'In Biology']);
    expect(await listTitles(app, minh.token, { folder: 0 })).toEqual(['Top']);
    const { documents } = await listDocuments(app, minh.token);
    expect(documents.map(({ folderId }) => folderId)).toEqual([2, 1, undefined]);
    const { quizzes } = await listSets(app, minh.token);
    expect(quizzes.map(({ folderId }) => folderId)).toEqual([2, 1, undefined]);
  });

  it('goes to another folder, and back to the top, many at a time', async () => {
    await put({ folderId: 2, quizIds: [1, 2, 3] });
    expect(await setsIn(2)).toEqual(['In Cells', 'In Biology', 'Top']);

    await put({ folderId: null, quizIds: [1, 3] });

    expect(await setsIn(2)).toEqual(['In Biology']);
  });

  it('[U-21] is told where it lay, for the way back', async () => {
    const answer = await put({ folderId: null, quizIds: [3, 2, 1], documentIds: [2] });

    expect(answer.body.data).toEqual({
      before: [
        { folderId: null, quizIds: [1], documentIds: [] },
        { folderId: 1, quizIds: [2], documentIds: [2] },
        { folderId: 2, quizIds: [3], documentIds: [] },
      ],
    });
    expect(await setsIn(0)).toEqual(['In Cells', 'In Biology', 'Top']);
  });

  it('goes back to the top when its folder is deleted, and so do the folders in it', async () => {
    await saveFolder(app, minh.token, { name: 'cells' });

    expect((await remove(1)).status).toBe(200);

    expect(await listFolders(app, minh.token)).toMatchObject([
      { folderId: 3, name: 'cells', parentId: null },
      { folderId: 2, name: 'Cells (2)', parentId: null, sets: 1, documents: 1 },
    ]);
    expect(await setsIn(0)).toEqual(['In Biology', 'Top']);
    expect(await listTitles(app, minh.token, { folder: 0 })).toEqual(['In Biology', 'Top']);
  });

  it('keeps its place while it is deleted', async () => {
    await app.call('POST', '/quiz/delete-many', { token: minh.token, body: { quizIds: [3] } });
    expect(await setsIn(2)).toEqual([]);

    await app.call('POST', '/quiz/restore-many', { token: minh.token, body: { quizIds: [3] } });

    expect(await setsIn(2)).toEqual(['In Cells']);
  });

  it.each([
    ['a set', { folderId: 1, quizIds: [1, 99] }, STUDY_MESSAGES.setNotFound],
    [
      'a document',
      { folderId: 1, quizIds: [1], documentIds: [99] },
      STUDY_MESSAGES.documentNotFound,
    ],
    ['the folder', { folderId: 99, quizIds: [1] }, STUDY_MESSAGES.folderNotFound],
  ])('stays where it is when %s is missing', async (_, body, message) => {
    expect((await put(body)).body).toEqual(refusal('not_found', message));
    expect(await setsIn(0)).toEqual(['Top']);
  });

  it.each([
    { folderId: 1 },
    { folderId: 1, quizIds: [] },
    { folderId: 1, quizIds: Array.from({ length: 501 }, (_, index) => index + 1) },
  ])('is 1 to 500 at a time', async (body) => {
    expect((await put(body)).body).toEqual(refusal('invalid_input', STUDY_MESSAGES.folderContent));
  });
});

describe('[A-38] somebody else’s folder', () => {
  const missing = refusal('not_found', STUDY_MESSAGES.folderNotFound);
  let lan: Student;
  beforeEach(async () => {
    lan = await signUp(app, { email: 'lan@example.com' });
    await saveFolder(app, minh.token, { name: 'Private' });
    await saveSet(app, minh.token, { title: 'Mine' });
    await put({ folderId: 1, quizIds: [1] });
  });

  it('answers as if it never were, and stays as it is', async () => {
    await saveSet(app, lan.token);

    expect((await update(1, { name: 'Taken over' }, lan)).body).toEqual(missing);
    expect((await remove(1, lan)).body).toEqual(missing);
    expect((await create({ name: 'Inside', parentId: 1 }, lan)).body).toEqual(missing);
    expect((await put({ folderId: 1, quizIds: [2] }, lan)).body).toEqual(missing);
    expect((await listSets(app, lan.token, 'folder=1')).totalItems).toBe(0);
    expect((await listDocuments(app, lan.token, { folder: 1 })).totalItems).toBe(0);
    expect(await listFolders(app, lan.token)).toEqual([]);
    expect(await setsIn(1)).toEqual(['Mine']);
  });

  it('with the same number is not touched', async () => {
    await restartIds(app);
    await saveFolder(app, lan.token, { name: 'Lan’s' });
    await saveSet(app, lan.token, { title: 'Lan’s set' });
    await put({ folderId: 1, quizIds: [1] }, lan);

    await remove(1, lan);

    expect(await listFolders(app, minh.token)).toMatchObject([{ name: 'Private', sets: 1 }]);
    expect(await setsIn(1)).toEqual(['Mine']);
  });
});
