import { aiEndpoints, importEndpoints, STUDY_MESSAGES } from '@scholar/contract';
import { act, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ApiError } from '../../../lib/api/api';
import { fill } from '../../../testing/fill';
import {
  CARDS,
  createImportServer,
  emptyImports,
  openImports,
  press,
} from '../testing/open-imports';

afterEach(emptyImports);

function rows() {
  return within(screen.getByRole('region', { name: 'Documents' }))
    .getAllByRole('listitem')
    .map((row) => row.textContent);
}

describe('the import screen', () => {
  it('says what to do while it is empty', async () => {
    await openImports();

    expect(screen.getByText('Drop your files here')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Choose files' })).toBeVisible();
  });

  it('takes several files from the file dialog', async () => {
    const { user, runs } = await openImports();

    const input = screen.getByLabelText('Choose files', { selector: 'input' });
    expect(input).toHaveAttribute('multiple');
    await user.upload(input, [new File(['a'], 'a.pdf'), new File(['b'], 'b.docx')]);

    expect(rows()).toEqual(['aOpening', 'bWaiting']);
    expect(runs).toHaveLength(1);
  });

  it('says of each file where it stands and what was read of it', async () => {
    const { drop, last, read } = await openImports();
    await drop('a.pdf', 'virus.exe');

    act(() => last().progress({ step: 'recognising', page: 2, pages: 4 }));
    expect(rows()[0]).toBe('aRecognising page 2 of 4');
    await read('Osmosis.', { recognisedPages: [2, 3], emptyPages: [4], source: aSource(4) });

    expect(rows()[0]).toBe('a1 card · 4 pages, 2 recognised (2–3), 1 without text (4)');
    expect(rows()[1]).toContain('Unsupported file type.');
    expect(screen.getByText('1 of 2 ready')).toBeVisible();
  });

  it('cancels, tries again and removes', async () => {
    const { drop, read } = await openImports();
    await drop('a.pdf');

    await press('Cancel a');
    expect(rows()).toEqual(['a.pdfCancelled.']);
    await press('Try a.pdf again');
    await read();
    expect(rows()).toEqual(['a1 card']);
    await press('Remove a');

    expect(screen.getByText('Drop your files here')).toBeVisible();
  });

  it('says when the server asks for patience', async () => {
    const api = createImportServer();
    api.answer(
      aiEndpoints.flashcards,
      new ApiError('', { code: 'too_many_requests', status: 429, retryAfterSeconds: 30 }),
    );
    const { drop, read } = await openImports(api);
    await drop('a.pdf');
    await read();

    expect(rows()[0]).toMatch(/Many are asking right now\. Goes on in (30|29) s\./);
  });

  it('saves all documents in one call, each with a set named after it, and opens the first', async () => {
    const { api, drop, read, currentPath } = await openImports();
    await drop('Cells.pdf', 'Plants.pdf');
    await read('Osmosis.');
    await read('Leaves.');
    fill(screen.getByRole('textbox', { name: 'Name of the document and its set' }), 'My cells');

    await press('Study now');

    const [call, ...others] = api.calls(importEndpoints.bring);
    expect(others).toEqual([]);
    expect(call?.options.idempotencyKey).toBeTruthy();
    expect(call?.body.sets).toMatchObject([
      {
        title: 'My cells',
        document: {
          title: 'My cells',
          field: 'Biology',
          content: 'Water follows the solute.',
          sourceText: 'Osmosis.',
          reuse: true,
        },
        cards: [{ question: 'Osmosis', answer: 'The movement of water.' }],
      },
      { title: 'Plants', cards: [{ question: 'Osmosis' }] },
    ]);
    expect(currentPath()).toBe('/study-quiz?set=31');
  });

  it('[D-40] tells what was kept of the cards that were looked at, as numbers', async () => {
    const { api, drop, read } = await openImports();
    await drop('Cells.pdf', 'Plants.pdf', 'Rocks.pdf');
    await read();
    await read();
    await read();

    await press('Maybe (1)');
    await press(/^Plants/);
    await press('Selected card 1');
    await press('Save without studying');

    const counted = { kind: 'definition', edited: 0 };
    const [call] = api.calls(importEndpoints.bring);
    expect(call?.body.sets.map(({ choices }) => choices?.counts)).toEqual([
      [
        { ...counted, shownAs: 'selected', kept: 1, dropped: 0 },
        { ...counted, shownAs: 'maybe', kept: 0, dropped: 1 },
      ],
      [{ ...counted, shownAs: 'selected', kept: 0, dropped: 1 }],
      undefined,
    ]);
  });

  it('studies the document that is being looked at', async () => {
    const { drop, read, currentPath } = await openImports();
    await drop('Cells.pdf', 'Plants.pdf');
    await read();
    await read();

    await press(/^Plants/);
    await press('Study now');

    expect(currentPath()).toBe('/study-quiz?set=32');
  });

  it('saves without studying, and leaves alone what is still being read', async () => {
    const { drop, read, currentPath } = await openImports();
    await drop('Cells.pdf', 'Plants.pdf');
    await read();

    await press('Save without studying');

    expect(currentPath()).toBe('/import');
    expect(rows()).toEqual(['PlantsOpening']);
  });

  it('keeps all cards of all documents, or the sure ones', async () => {
    const { api, drop, read } = await openImports();
    await drop('Cells.pdf', 'Plants.pdf');
    await read();
    await read();

    await press('Keep all');
    expect(rows()).toEqual(['Cells2 cards', 'Plants2 cards']);
    await press('Keep the sure ones');
    expect(rows()).toEqual(['Cells1 card', 'Plants1 card']);
    await press('Keep all');
    await press('Study now');

    const [call] = api.calls(importEndpoints.bring);
    expect(call?.body.sets.map(({ cards }) => cards.length)).toEqual([2, 2]);
  });

  it('asks for a card before studying, and for the words of a card that has none', async () => {
    const { api, drop, read } = await openImports();
    await drop('Cells.pdf');
    await read();
    await press('Selected card 1');

    await press('Study now');
    expect(await screen.findByText(STUDY_MESSAGES.selectCards)).toBeVisible();
    await press('OK');
    await press('Selected card 1');
    fill(screen.getByRole('textbox', { name: 'Answer of card 1' }), ' ');
    await press('Study now');

    expect(screen.getByText(STUDY_MESSAGES.answer)).toBeVisible();
    expect(api.calls(importEndpoints.bring)).toEqual([]);
  });

  it('offers what fits where the plan is full', async () => {
    const api = createImportServer();
    const bring = (call: { body: { onlyWhatFits?: boolean | undefined } }) =>
      call.body.onlyWhatFits
        ? { cards: 1, repeated: 0, overLimit: 1, reviews: 0, sets: [aBroughtSet] }
        : new ApiError(STUDY_MESSAGES.importLimit(1, 1000), { code: 'plan_limit', status: 402 });
    api.answer(importEndpoints.bring, bring);
    const { drop, read, currentPath } = await openImports(api);
    await drop('Cells.pdf');
    await read();
    await press('Study now');
    const dialog = await screen.findByRole('alertdialog', { name: 'Your plan is full' });
    expect(dialog).toHaveAccessibleDescription(STUDY_MESSAGES.importLimit(1, 1000));

    await press('Save what fits');

    expect(currentPath()).toBe('/study-quiz?set=31');
  });

  it('loses nothing where saving fails', async () => {
    const api = createImportServer();
    api.answer(
      importEndpoints.bring,
      new ApiError('Something went wrong.', { code: 'internal', status: 500 }),
    );
    const { drop, read } = await openImports(api);
    await drop('Cells.pdf');
    await read();

    await press('Study now');
    expect(await screen.findByText('Something went wrong.')).toBeVisible();
    await press('OK');

    expect(rows()).toEqual(['Cells1 card']);
  });

  it('keeps a document that gave no cards', async () => {
    const api = createImportServer();
    api.answer(aiEndpoints.flashcards, { ...CARDS, flashcards: { keywords: [] } });
    const { drop, read } = await openImports(api);
    await drop('Cells.pdf');
    await read();
    expect(screen.getByText('No good cards could be made from this text.')).toBeVisible();

    await press('Save without studying');

    expect(api.calls(importEndpoints.bring)[0]?.body.sets).toMatchObject([
      { title: 'Cells', document: { sourceText: 'Osmosis.' }, cards: [] },
    ]);
  });
});

const aBroughtSet = { quizId: 31, documentId: 11, title: 'Cells', cards: 1, repeated: 0 };

function aSource(pages: number) {
  return {
    text: 'Osmosis.',
    file: { name: 'a.pdf', pages },
    saved: null,
    emphasis: [],
    headings: [],
  };
}
