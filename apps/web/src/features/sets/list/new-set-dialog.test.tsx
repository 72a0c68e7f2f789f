import {
  documentEndpoints,
  flashcardEndpoints,
  setEndpoints,
  STUDY_MESSAGES,
} from '@scholar/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fill } from '../../../testing/fill';
import { manyCards, openNew, pressNew } from '../testing/open-dialogs';
import {
  createSetServer,
  openSets,
  planFull,
  questionsShown,
  serverDown,
  setsShown,
  someSets,
} from '../testing/set-server';

describe("'Add New Set'", () => {
  it('needs a name and at least one card', async () => {
    const { user } = await openNew();
    const create = screen.getByRole('button', { name: 'Create set' });
    expect(create).toBeDisabled();

    fill('Set name', 'Water');
    expect(create).toBeDisabled();
    await user.click(screen.getByRole('checkbox', { name: 'Osmosis' }));
    expect(create).toBeEnabled();
    fill('Set name', '   ');

    expect(create).toBeDisabled();
  });

  it('makes the set of the chosen cards and opens it', async () => {
    const { user, api, currentPath } = await openNew();
    fill('Set name', 'Water');
    await user.click(screen.getByRole('checkbox', { name: 'Turgor' }));
    await user.click(screen.getByRole('checkbox', { name: 'Osmosis' }));
    expect(screen.getByText('2 flashcards selected')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Create set' }));

    expect(await screen.findByRole('heading', { name: 'Water' })).toBeVisible();
    expect(questionsShown()).toEqual(['Turgor', 'Osmosis']);
    expect(currentPath()).toBe('/set-creator?set=102');
    await waitFor(() => expect(setsShown()).toContain('Water'));
    expect(api.calls(setEndpoints.create)).toMatchObject([
      { body: { title: 'Water', flashcardList: [3, 1] } },
    ]);
  });

  it('pages through the cards, ten at a time, and remembers those chosen on other pages', async () => {
    const { user, api } = await openNew(createSetServer(someSets(1), manyCards(12)));
    expect(api.calls(flashcardEndpoints.list)[0]?.query).toEqual({
      pageNumber: '0',
      pageSize: '10',
    });
    const pages = within(screen.getByRole('dialog'));
    await user.click(screen.getByRole('checkbox', { name: 'Term 1' }));

    await user.click(pages.getByRole('button', { name: 'Next' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Term 12' }));

    expect(screen.getByText('2 flashcards selected')).toBeVisible();
    await user.click(pages.getByRole('button', { name: 'Prev' }));
    expect(await screen.findByRole('checkbox', { name: 'Term 1' })).toBeChecked();
  });

  it('selects all of a page, and none of it', async () => {
    const { user } = await openNew();
    const all = screen.getByRole('checkbox', { name: 'Select all on this page' });

    await user.click(all);
    expect(screen.getByText('5 flashcards selected')).toBeVisible();
    await user.click(all);

    expect(screen.getByText('0 flashcards selected')).toBeVisible();
  });

  it('searches by keyword and days, from the first page on', async () => {
    const { user, api } = await openNew(createSetServer(someSets(1), manyCards(12)));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Next' }));

    fill('Search flashcards…', 'Term 11');
    await waitFor(() => expect(screen.getByText('1 flashcard')).toBeVisible());
    fill('Created to', '2025-09-30');

    await waitFor(() =>
      expect(api.calls(flashcardEndpoints.list).at(-1)).toMatchObject({
        query: { pageNumber: '0' },
        body: { keyword: 'Term 11', to: new Date(2025, 9, 1).toISOString() },
      }),
    );
  });

  it('keeps name and selection when it is closed by mistake', async () => {
    const { user } = await openNew();
    fill('Set name', 'Water');
    await user.click(screen.getByRole('checkbox', { name: 'Turgor' }));

    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'New Set' }));

    expect(await screen.findByLabelText('Set name')).toHaveValue('Water');
    expect(await screen.findByRole('checkbox', { name: 'Turgor' })).toBeChecked();
  });

  it('[B-106] sends the same key again after a failure, and another one for something else', async () => {
    const { user, api } = await openNew();
    api.answer(setEndpoints.create, serverDown);
    fill('Set name', 'Water');
    await user.click(screen.getByRole('checkbox', { name: 'Turgor' }));
    const create = screen.getByRole('button', { name: 'Create set' });

    await user.click(create);
    expect(await screen.findByText(/Something went wrong\./)).toBeVisible();
    await user.click(create);
    await waitFor(() => expect(api.calls(setEndpoints.create)).toHaveLength(2));
    await user.click(screen.getByRole('checkbox', { name: 'Osmosis' }));
    await user.click(create);
    await waitFor(() => expect(api.calls(setEndpoints.create)).toHaveLength(3));

    const keys = api.calls(setEndpoints.create).map((call) => call.options.idempotencyKey);
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('[D-37] offers a larger plan when this one is full, and loses nothing', async () => {
    const { user, api } = await openNew();
    api.answer(setEndpoints.create, planFull);
    fill('Set name', 'Water');
    await user.click(screen.getByRole('checkbox', { name: 'Turgor' }));

    await user.click(screen.getByRole('button', { name: 'Create set' }));

    const limit = await screen.findByRole('alertdialog');
    expect(limit).toHaveTextContent(STUDY_MESSAGES.setLimit(50));
    expect(within(limit).getByRole('link', { name: 'Upgrade' })).toHaveAttribute(
      'href',
      '/profile#plan',
    );
    await user.click(within(limit).getByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByLabelText('Set name')).toHaveValue('Water');
  });

  it('says where cards come from when there are none', async () => {
    const view = openSets('/set-creator', createSetServer([], []));
    await view.user.click((await screen.findAllByRole('button', { name: 'New Set' }))[0]!);

    expect(await screen.findByText('No flashcards found.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Make flashcards' })).toHaveAttribute(
      'href',
      '/flashcards',
    );
  });

  it('[B-106] makes another set of the same name and cards with another key', async () => {
    const view = await openNew();
    for (const made of [1, 2]) {
      fill('Set name', 'Water');
      await view.user.click(screen.getByRole('checkbox', { name: 'Turgor' }));
      await view.user.click(screen.getByRole('button', { name: 'Create set' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(view.api.calls(setEndpoints.create)).toHaveLength(made);
      if (made === 1) {
        await pressNew(view);
      }
    }

    const [first, second] = view.api.calls(setEndpoints.create);
    expect(second?.body).toEqual(first?.body);
    expect(second?.options.idempotencyKey).not.toBe(first?.options.idempotencyKey);
  });

  it('[U-20] has name and selection also after a reload', async () => {
    const view = await openNew();
    fill('Set name', 'Water');
    await view.user.click(screen.getByRole('checkbox', { name: 'Turgor' }));
    view.unmount();

    await openNew();

    expect(screen.getByLabelText('Set name')).toHaveValue('Water');
    expect(screen.getByRole('checkbox', { name: 'Turgor' })).toBeChecked();
  });

  it('[U-20] lets the browser ask before what is typed and chosen is closed', async () => {
    await openNew();
    fill('Set name', 'Water');
    const event = new Event('beforeunload', { cancelable: true });

    window.dispatchEvent(event);

    expect(event.defaultPrevented).toBe(true);
  });

  it('opens without the failure and the filters of the last time', async () => {
    const view = await openNew();
    view.api.answer(setEndpoints.create, serverDown);
    fill('Set name', 'Water');
    await view.user.click(screen.getByRole('checkbox', { name: 'Turgor' }));
    await view.user.click(screen.getByRole('button', { name: 'Create set' }));
    await screen.findByText(/Something went wrong\./);
    fill('Created to', '2025-09-30');

    await view.user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await pressNew(view);

    expect(screen.queryByText(/Something went wrong\./)).toBeNull();
    expect(screen.getByLabelText('Created to')).toHaveValue('');
  });
});

describe("'Select Document'", () => {
  const documents = [
    {
      documentId: 8,
      title: 'Cells',
      field: 'Biology' as const,
      uploadDate: '2025-09-14T13:42:00.000Z',
      updateDate: '2025-09-14T13:42:00.000Z',
    },
  ];

  async function openDocuments() {
    const server = createSetServer();
    server.api.answer(documentEndpoints.list, ({ body }) => {
      const found = documents.filter(({ title }) => title.includes(body?.keyword ?? ''));
      return { documents: found, totalPages: 1, totalItems: found.length };
    });
    const view = await openNew(server);
    await view.user.click(screen.getByRole('button', { name: /All Documents/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Select Document' }));
    return { ...view, dialog };
  }

  it('narrows the cards to those of one document', async () => {
    const { user, api, dialog } = await openDocuments();
    expect(dialog.getByRole('radio', { name: /^None/ })).toBeChecked();

    await user.click(await dialog.findByRole('radio', { name: /Cells/ }));
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));

    expect(await screen.findByRole('button', { name: /Cells/ })).toBeVisible();
    await waitFor(() =>
      expect(api.calls(flashcardEndpoints.list).at(-1)?.body).toMatchObject({ fieldName: 'Cells' }),
    );
  });

  it('goes back to all of them with None', async () => {
    const { user, api, dialog } = await openDocuments();
    await user.click(await dialog.findByRole('radio', { name: /Cells/ }));
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));

    await user.click(await screen.findByRole('button', { name: /Cells/ }));
    await user.click(await screen.findByRole('radio', { name: /^None/ }));
    await user.click(screen.getByRole('button', { name: 'Confirm' }));

    expect(await screen.findByRole('button', { name: /All Documents/ })).toBeVisible();
    expect(api.calls(flashcardEndpoints.list)[0]?.body).toMatchObject({ fieldName: '' });
  });

  it('says in the words of the specification that none was found', async () => {
    const { dialog } = await openDocuments();

    fill(dialog.getByRole('searchbox', { name: 'Search documents…' }), 'zzz');

    expect(await dialog.findByText('No documents found.')).toBeVisible();
  });

  it('keeps the marked document in sight when the search does not find it', async () => {
    const { user, dialog } = await openDocuments();
    await user.click(await dialog.findByRole('radio', { name: /Cells/ }));

    fill(dialog.getByRole('searchbox', { name: 'Search documents…' }), 'zzz');

    expect(await dialog.findByText('No documents found.')).toBeVisible();
    expect(dialog.getByRole('radio', { name: /Cells/ })).toBeChecked();
  });
});
