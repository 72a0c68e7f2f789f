import {
  aiEndpoints,
  type Flashcards,
  IMPORT_BATCH,
  paymentEndpoints,
  type Summary,
} from '@scholar/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../lib/api/api';
import { toCarried } from '../../../lib/device/carried-files';
import { createFakeApi } from '../../../testing/fake-api';
import { createFakeImporter } from '../../../testing/fake-importer';
import { createMemoryImportDatabase } from '../testing/memory-import-database';
import { createImportQueue } from './import-queue';

const MAI = 1;
const NAM = 2;
const CARDS: Flashcards = {
  flashcards: { keywords: [{ term: 'Osmosis', definition: 'The movement of water.' }] },
};
const SUMMARY: Summary = {
  summarized_content: 'Water follows the solute.',
  generated_document_name: 'Transport in cells',
  field_of_document: 'Biology',
};
const busy = new ApiError('Too many requests.', {
  code: 'too_many_requests',
  status: 429,
  retryAfterSeconds: 7,
});

function aFile(name: string, size = 5): File {
  const file = new File(['hello'], name);
  Object.defineProperty(file, 'size', { value: size });
  return file;
}

/** One browser: what its pages share is the disk, and the lock that one of them has. */
function setUp() {
  const database = createMemoryImportDatabase();
  const api = createFakeApi();
  api.answer(aiEndpoints.flashcards, CARDS);
  api.answer(aiEndpoints.summarize, SUMMARY);
  let takeOver = () => {};

  function openPage(userId = MAI) {
    const { importer, runs, last } = createFakeImporter();
    const queue = createImportQueue({
      database,
      hold: (_, onLost) => {
        takeOver();
        takeOver = onLost;
        return () => {};
      },
    });
    const leave = queue.connect({ api, importer, userId });
    return {
      queue,
      runs,
      last,
      leave,
      drop: (...files: File[]) => queue.add(userId, toCarried(files)),
      stages: () => queue.read().files.map(({ name, stage }) => `${name} ${stage}`),
      idOf: (name: string) => queue.read().files.find((file) => file.name === name)?.id ?? '',
    };
  }

  return { api, database, openPage };
}

beforeEach(() => {
  vi.useFakeTimers();
});

const settle = () => vi.advanceTimersByTimeAsync(0);

describe('the queue of files', () => {
  it('reads one file at a time and makes cards of each, named after the file', async () => {
    const { openPage } = setUp();
    const page = openPage();
    page.drop(aFile('Cells_and water.pdf'), aFile('Plants.docx'));
    await settle();
    expect(page.runs).toHaveLength(1);

    page.last().progress({ step: 'reading', page: 2, pages: 9 });
    expect(page.queue.read().files[0]?.work).toEqual({ step: 'reading', page: 2, pages: 9 });
    page.last().finish({ text: 'Osmosis.' }, { recognisedPages: [2, 3], emptyPages: [4] });
    await settle();
    page.last().finish({ text: 'Leaves.' });
    await settle();

    expect(page.runs).toHaveLength(2);
    expect(page.queue.read().files).toMatchObject([
      {
        title: 'Cells and water',
        stage: 'ready',
        reading: { recognisedPages: [2, 3], emptyPages: [4] },
        summary: { content: 'Water follows the solute.', field: 'Biology' },
        batch: { cards: [{ question: 'Osmosis', isSelected: true }] },
      },
      { title: 'Plants', stage: 'ready' },
    ]);
  });

  it.each([
    [8, 10],
    [3_000, 20],
    [90_000, 50],
  ])('asks of a text of %i words for %i cards', async (words, count) => {
    const { api, openPage } = setUp();
    const page = openPage();
    page.drop(aFile('a.pdf'));
    await settle();

    page.last().finish({ text: 'cell '.repeat(words) });
    await settle();

    expect(api.calls(aiEndpoints.flashcards)[0]?.body.num_keywords).toBe(count);
  });

  it('takes the cards of a text file that is a list of pairs to the letter, without the engine', async () => {
    const { api, openPage } = setUp();
    const page = openPage();
    page.drop(aFile('Words.txt'), aFile('Notes.txt'));
    await settle();

    page.last().finish({ text: 'quả táo\tapple\nquả cam\torange' });
    await settle();
    page.last().finish({ text: 'Osmosis.' });
    await settle();

    expect(page.queue.read().files).toMatchObject([
      {
        title: 'Words',
        stage: 'ready',
        isList: true,
        batch: {
          cards: [
            { question: 'quả táo', answer: 'apple', isSelected: true },
            { question: 'quả cam', answer: 'orange' },
          ],
        },
      },
      { isList: false },
    ]);
    expect(api.calls(aiEndpoints.flashcards)).toHaveLength(1);
  });

  it('names a photo as its text is named, unless the student has', async () => {
    const page = setUp().openPage();
    page.drop(aFile('IMG_2041.jpg'), aFile('image.png'));
    await settle();
    page.queue.rename(page.idOf('image.png'), 'My page');

    page.last().finish({ text: 'Osmosis.' });
    await settle();
    page.last().finish({ text: 'Osmosis.' });
    await settle();

    expect(page.queue.read().files.map(({ title }) => title)).toEqual([
      'Transport in cells',
      'My page',
    ]);
  });

  it('[B-121] gives what cannot be read a line with the reason, and goes on with the others', async () => {
    const page = setUp().openPage();
    page.queue.add(MAI, [
      { name: 'Semester 1', file: null },
      ...toCarried([aFile('virus.exe'), aFile('broken.pdf'), aFile('good.pdf')]),
    ]);
    await settle();
    page.last().fail('encrypted');
    await settle();
    page.last().finish({ text: 'Osmosis.' });
    await settle();

    expect(page.queue.read().files.map(({ name, fault }) => [name, fault])).toEqual([
      ['Semester 1', 'folder'],
      ['virus.exe', 'unsupported'],
      ['broken.pdf', 'encrypted'],
      ['good.pdf', null],
    ]);
    expect(page.stages()).toContain('good.pdf ready');
  });

  it('cancels one file, keeps it, and tries it again when asked to', async () => {
    const page = setUp().openPage();
    page.drop(aFile('a.pdf'), aFile('b.pdf'));
    await settle();

    page.queue.cancel(page.idOf('a.pdf'));
    await settle();
    expect(page.runs[0]?.signal.aborted).toBe(true);
    expect(page.stages()).toEqual(['a.pdf failed', 'b.pdf waiting']);
    page.last().finish({ text: 'Osmosis.' });
    await settle();
    page.queue.retry(page.idOf('a.pdf'));
    await settle();
    page.last().finish({ text: 'Osmosis.' });
    await settle();

    expect(page.stages()).toEqual(['a.pdf ready', 'b.pdf ready']);
  });

  it('removes a file for good', async () => {
    const { openPage } = setUp();
    const page = openPage();
    page.drop(aFile('a.pdf'));
    await settle();

    page.queue.remove([page.idOf('a.pdf')]);
    await settle();

    expect(page.stages()).toEqual([]);
    const next = openPage();
    await settle();
    expect(next.stages()).toEqual([]);
  });

  it('waits as long as the server asks to, says so, and goes on', async () => {
    const { api, openPage } = setUp();
    let asked = 0;
    api.answer(aiEndpoints.flashcards, () => ((asked += 1) === 1 ? busy : CARDS));
    const page = openPage();
    page.drop(aFile('a.pdf'));
    await settle();
    page.last().finish({ text: 'Osmosis.' });
    await settle();
    expect(page.queue.read().files[0]?.work).toEqual({
      step: 'pausing',
      why: 'busy',
      until: Date.now() + 7_000,
    });

    await vi.advanceTimersByTimeAsync(6_999);
    expect(asked).toBe(1);
    await vi.advanceTimersByTimeAsync(1);

    expect(asked).toBe(2);
    expect(page.stages()).toEqual(['a.pdf ready']);
  });

  it('keeps a document whose summary fails, and says so where the cards do', async () => {
    const { api, openPage } = setUp();
    const down = new ApiError('Something went wrong.', { code: 'internal', status: 500 });
    api.answer(aiEndpoints.summarize, down);
    const page = openPage();
    page.drop(aFile('a.pdf'), aFile('b.pdf'));
    await settle();
    page.last().finish({ text: 'Osmosis.' });
    await settle();
    api.answer(aiEndpoints.flashcards, down);
    page.last().finish({ text: 'Osmosis.' });
    await settle();

    expect(page.queue.read().files).toMatchObject([
      { stage: 'ready', summary: null },
      { stage: 'failed', fault: 'not_made' },
    ]);
    api.answer(aiEndpoints.flashcards, CARDS);
    page.queue.retry(page.idOf('b.pdf'));
    await settle();
    // Without reading the file again.
    expect(page.runs).toHaveLength(2);
    expect(page.stages()).toEqual(['a.pdf ready', 'b.pdf ready']);
  });

  it('goes on after a reload where the last page was left, edits included', async () => {
    const { openPage } = setUp();
    const page = openPage();
    page.drop(aFile('a.pdf'), aFile('b.pdf'));
    await settle();
    page.last().finish({ text: 'Osmosis.' });
    await settle();
    page.queue.rename(page.idOf('a.pdf'), 'Cells');
    page.leave();

    const next = openPage();
    await settle();
    expect(next.stages()).toEqual(['a.pdf ready', 'b.pdf waiting']);
    expect(next.queue.read().files[0]?.title).toBe('Cells');
    next.last().finish({ text: 'Leaves.' });
    await settle();

    expect(next.runs[0]?.file.name).toBe('b.pdf');
    expect(next.stages()).toEqual(['a.pdf ready', 'b.pdf ready']);
  });

  it('never shows the files of one student to another', async () => {
    const { openPage } = setUp();
    const page = openPage(MAI);
    page.drop(aFile('a.pdf'));
    await settle();
    page.leave();
    expect(page.stages()).toEqual([]);

    const other = openPage(NAM);
    await settle();
    // What Mai dropped in the moment of logging out is not Nam's either.
    other.queue.add(MAI, toCarried([aFile('late.pdf')]));
    await settle();

    expect(other.stages()).toEqual([]);
    expect(other.runs).toEqual([]);
  });

  it('works in the tab that was opened last; the other one stops', async () => {
    const { openPage } = setUp();
    const first = openPage();
    first.drop(aFile('a.pdf'));
    await settle();

    const second = openPage();
    await settle();

    expect(first.queue.read()).toMatchObject({ isElsewhere: true, files: [] });
    expect(first.runs[0]?.signal.aborted).toBe(true);
    expect(second.stages()).toEqual(['a.pdf waiting']);
    expect(second.runs).toHaveLength(1);
  });

  it('works without surviving where the browser has no room', async () => {
    const { database, openPage } = setUp();
    vi.spyOn(database, 'list').mockRejectedValue(new Error('no database'));
    vi.spyOn(database, 'put').mockRejectedValue(new Error('no room'));
    vi.spyOn(database, 'removeBytes').mockRejectedValue(new Error('no database'));
    const page = openPage();
    page.drop(aFile('a.pdf'));
    await settle();
    page.last().finish({ text: 'Osmosis.' });
    await settle();

    expect(page.stages()).toEqual(['a.pdf ready']);
  });

  it('tells how long the rest will take, once two files have shown it', async () => {
    const page = setUp().openPage();
    page.drop(aFile('a.pdf'), aFile('b.pdf'), aFile('c.pdf'), aFile('d.pdf'));
    await settle();
    for (const run of [0, 1]) {
      expect(page.queue.read().millisecondsLeft).toBeNull();
      await vi.advanceTimersByTimeAsync(30_000);
      page.runs[run]?.finish({ text: 'Osmosis.' });
      await settle();
    }

    expect(page.queue.read().millisecondsLeft).toBe(60_000);
  });
});

describe('a batch', () => {
  const many = (count: number) => Array.from({ length: count }, (_, at) => aFile(`${at}.pdf`));

  it.each([
    ['Basic', 60, IMPORT_BATCH.basic.files],
    ['Pro', 60, 60],
    ['Team', 210, IMPORT_BATCH.paid.files],
  ] as const)('of %s takes of %i files the first %i', async (plan, dropped, taken) => {
    const { api, openPage } = setUp();
    api.answer(paymentEndpoints.checkPlan, { response: plan });
    const page = openPage();
    page.drop(...many(dropped));
    await settle();

    expect(page.queue.read().files).toHaveLength(taken);
    expect(page.queue.read().left).toEqual(
      taken < dropped ? { files: dropped - taken, limit: taken } : null,
    );
  });

  it('holds 200 MB in Basic', async () => {
    const { api, openPage } = setUp();
    api.answer(paymentEndpoints.checkPlan, { response: 'Basic' });
    const page = openPage();
    page.drop(...Array.from({ length: 11 }, (_, at) => aFile(`${at}.pdf`, 20_971_520)));
    await settle();

    expect(page.queue.read().files).toHaveLength(10);
  });
});
