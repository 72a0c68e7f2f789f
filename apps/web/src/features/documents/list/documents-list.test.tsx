import { documentEndpoints } from '@scholar/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { passTime, stopClock } from '../../../testing/clock';
import { fill } from '../../../testing/fill';
import {
  aDocument,
  createDocumentServer,
  openDocuments,
  serverDown,
  someDocuments,
  titlesShown,
} from '../testing/document-server';

const ROUTE = '/saved-documents';

beforeEach(() => void vi.stubEnv('TZ', 'Asia/Ho_Chi_Minh'));
afterEach(() => vi.unstubAllEnvs());

function button(name: string | RegExp) {
  return screen.getByRole('button', { name });
}

describe('rows', () => {
  it('[U-31] show title, field and both times in the viewer’s zone', async () => {
    openDocuments();

    const row = within(await screen.findByRole('listitem'));

    expect(row.getByRole('link', { name: 'Membrane transport' })).toHaveAttribute(
      'href',
      `${ROUTE}?document=12`,
    );
    expect(row.getByText('Biology')).toBeVisible();
    expect(row.getByText('09/14/2025, 08:42 PM')).toBeVisible();
    expect(row.getByText('09/16/2025, 07:15 AM')).toBeVisible();
    expect(document.title).toBe('Saved Documents · Scholar');
  });

  it('[B-76] show a title as the text it is', async () => {
    const title = '<img src=x onerror=alert(1)>';
    openDocuments(ROUTE, createDocumentServer([aDocument({ title })]));

    expect(await screen.findByRole('link', { name: title })).toHaveAttribute('dir', 'auto');
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  it('lead to the flashcard generator with one press', async () => {
    openDocuments();

    const link = await screen.findByRole('link', {
      name: 'Make flashcards from Membrane transport',
    });

    expect(link).toHaveAttribute('href', '/flashcards?document=12');
  });

  it('say how many there are to whoever cannot see them', async () => {
    openDocuments(ROUTE, createDocumentServer(someDocuments(7)));

    expect(await screen.findByText('7 documents found')).toBeInTheDocument();
  });

  it('are skeletons until they have come', async () => {
    const server = createDocumentServer([]);
    server.api.answer(documentEndpoints.list, () => new Promise(() => undefined));
    openDocuments(ROUTE, server);

    expect(screen.getByRole('list', { name: 'Documents' })).toHaveAttribute('aria-busy', 'true');
    expect(screen.getAllByRole('listitem')).toHaveLength(5);
    expect(screen.queryByText('No documents found.')).not.toBeInTheDocument();
  });
});

describe('order', () => {
  it('[D-66] is the newest first, and any other that is chosen lasts', async () => {
    const server = createDocumentServer(someDocuments(7));
    const { user, currentPath, unmount } = openDocuments(`${ROUTE}?page=1`, server);

    const orders = await screen.findByRole('combobox', { name: 'Sort by' });
    expect(orders).toHaveDisplayValue('Newest first');
    await user.selectOptions(orders, 'Name A–Z');

    await waitFor(() => expect(currentPath()).toBe(`${ROUTE}?sort=name`));
    await waitFor(() =>
      expect(server.api.calls(documentEndpoints.list).at(-1)?.body).toMatchObject({ sort: 'name' }),
    );
    unmount();
    openDocuments(ROUTE, server);
    expect(await screen.findByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Name A–Z');
  });

  it('[D-66] is not asked about one document', async () => {
    openDocuments();
    await screen.findByRole('listitem');

    expect(screen.queryByRole('combobox', { name: 'Sort by' })).not.toBeInTheDocument();
  });
});

describe('filters', () => {
  it('ask for everything at first, without the loading overlay', async () => {
    const { api } = openDocuments();
    await screen.findByText('Membrane transport');

    const [call] = api.calls(documentEndpoints.list);

    expect(call?.params).toEqual({ pageIndex: '0', pageSize: '5' });
    expect(call?.body).toEqual({ keyword: '', dateFrom: '', dateTo: '', field: '' });
    expect(call?.options.isQuiet).toBe(true);
  });

  it('search as one types, once the typing pauses, and begin at the first page', async () => {
    stopClock();
    const { api, currentPath } = openDocuments(
      `${ROUTE}?page=1`,
      createDocumentServer(someDocuments(12)),
    );
    await passTime(0);

    fill('Search documents…', 'Docu');
    fill('Search documents…', 'Document 1');
    await passTime(299);
    expect(api.calls(documentEndpoints.list)).toHaveLength(1);
    await passTime(1);

    expect(api.calls(documentEndpoints.list).at(-1)).toMatchObject({
      params: { pageIndex: '0' },
      body: { keyword: 'Document 1' },
    });
    expect(currentPath()).toBe(`${ROUTE}?keyword=Document+1`);
    await passTime(0);
    expect(titlesShown()).toEqual(['Document 1', 'Document 10', 'Document 11', 'Document 12']);
  });

  it('get the keyboard with /', async () => {
    const { user } = openDocuments();
    await screen.findByText('Membrane transport');

    await user.keyboard('/');

    expect(screen.getByRole('searchbox', { name: 'Search documents…' })).toHaveFocus();
  });

  it('offer All Fields first, then the server’s fields in its order', async () => {
    const server = createDocumentServer([]);
    server.api.answer(documentEndpoints.fields, ['Law', 'Arts']);
    openDocuments(ROUTE, server);
    const select = screen.getByRole('combobox', { name: 'Field' });

    await waitFor(() =>
      expect(
        within(select)
          .getAllByRole('option')
          .map((option) => option.textContent),
      ).toEqual(['All Fields', 'Law', 'Arts']),
    );
    expect(select).toHaveValue('');
  });

  it('keep to one field when one is chosen', async () => {
    const server = createDocumentServer([
      aDocument(),
      aDocument({ documentId: 13, title: 'Contracts', field: 'Law' }),
    ]);
    const { user, currentPath } = openDocuments(ROUTE, server);
    await screen.findByText('Membrane transport');

    await user.selectOptions(screen.getByRole('combobox', { name: 'Field' }), 'Law');

    await waitFor(() => expect(titlesShown()).toEqual(['Contracts']));
    expect(currentPath()).toBe(`${ROUTE}?field=Law`);
  });

  it('[B-86] send the instants where the student’s own days begin and end', async () => {
    stopClock();
    const { api, currentPath } = openDocuments();
    await passTime(0);

    fill('From date', '2025-09-12');
    fill('To date', '2025-09-14');
    await passTime(300);

    expect(api.calls(documentEndpoints.list).at(-1)?.body).toMatchObject({
      dateFrom: '2025-09-11T17:00:00.000Z',
      dateTo: '2025-09-14T17:00:00.000Z',
    });
    expect(currentPath()).toBe(`${ROUTE}?from=2025-09-12&to=2025-09-14`);
  });

  it('[B-84] send a reversed range as it is: the server answers with nothing', async () => {
    const { api } = openDocuments(`${ROUTE}?from=2025-09-14&to=2025-09-12`);
    await screen.findByText('Membrane transport');

    expect(api.calls(documentEndpoints.list)[0]?.body).toMatchObject({
      dateFrom: '2025-09-13T17:00:00.000Z',
      dateTo: '2025-09-12T17:00:00.000Z',
    });
  });
});

describe('the address', () => {
  it('brings filters, page and page size back', async () => {
    const { api } = openDocuments(
      `${ROUTE}?keyword=docu&from=2025-09-01&to=2025-09-30&field=Biology&page=1&size=10`,
      createDocumentServer(someDocuments(25)),
    );
    await screen.findByText('Document 11');

    expect(screen.getByRole('searchbox')).toHaveValue('docu');
    expect(screen.getByLabelText('From date')).toHaveValue('2025-09-01');
    expect(screen.getByLabelText('To date')).toHaveValue('2025-09-30');
    expect(screen.getByRole('combobox', { name: 'Field' })).toHaveValue('Biology');
    expect(screen.getByRole('combobox', { name: 'Rows per page' })).toHaveValue('10');
    expect(api.calls(documentEndpoints.list)[0]?.params).toEqual({
      pageIndex: '1',
      pageSize: '10',
    });
  });

  it('[U-30] restores the list when a document is left by Back', async () => {
    const route = `${ROUTE}?keyword=docu&page=1`;
    const { user, currentPath } = openDocuments(route, createDocumentServer(someDocuments(12)));
    await user.click(await screen.findByRole('link', { name: 'Document 7' }));
    expect(await screen.findByLabelText('Document Title')).toHaveValue('Document 7');
    expect(currentPath()).toBe(`${ROUTE}?keyword=docu&page=1&document=7`);

    await user.click(button('Browser back'));

    expect(titlesShown()).toContain('Document 7');
    expect(currentPath()).toBe(route);
    expect(screen.getByRole('searchbox')).toHaveValue('docu');
    expect(screen.getByRole('link', { name: 'Document 7' })).toHaveFocus();
  });

  it('is a step that Back takes back for a page and a field', async () => {
    const { user, currentPath } = openDocuments(ROUTE, createDocumentServer(someDocuments(12)));
    await screen.findByText('Document 1');
    await user.click(button('Next'));
    await screen.findByText('Document 6');
    await screen.findByRole('option', { name: 'Biology' });
    await user.selectOptions(screen.getByLabelText('Field'), 'Biology');
    expect(currentPath()).toBe(`${ROUTE}?field=Biology`);

    await user.click(button('Browser back'));
    expect(currentPath()).toBe(`${ROUTE}?page=1`);
    expect(await screen.findByText('Document 6')).toBeVisible();
    await user.click(button('Browser back'));

    expect(await screen.findByText('Document 1')).toBeVisible();
    expect(currentPath()).toBe(ROUTE);
  });

  it('that makes no sense counts as not said', async () => {
    const { api } = openDocuments(
      `${ROUTE}?document=abc&page=-1&size=7&from=tomorrow&field=Alchemy`,
    );
    await screen.findByText('Membrane transport');

    expect(api.calls(documentEndpoints.list)[0]).toMatchObject({
      params: { pageIndex: '0', pageSize: '5' },
      body: { dateFrom: '', field: '' },
    });
  });

  it('[B-81] beyond the last page leads to the last page', async () => {
    const { currentPath } = openDocuments(
      `${ROUTE}?page=9`,
      createDocumentServer(someDocuments(7)),
    );

    expect(await screen.findByText('Document 6')).toBeVisible();
    expect(currentPath()).toBe(`${ROUTE}?page=1`);
  });
});

describe('paging', () => {
  it('shows page and total, with Prev off on the first page and Next on the last', async () => {
    const { user } = openDocuments(ROUTE, createDocumentServer(someDocuments(7)));
    await screen.findByText('Document 1');
    expect(screen.getByText('1 / 2')).toBeVisible();
    expect(button('Prev')).toBeDisabled();

    await user.click(button('Next'));

    expect(await screen.findByText('Document 6')).toBeVisible();
    expect(screen.getByText('2 / 2')).toBeVisible();
    expect(button('Next')).toBeDisabled();
    expect(button('Prev')).toBeEnabled();
  });

  it('offers 5, 10, 20 and 50 a page, starts again at the first and remembers the choice', async () => {
    const { user, api, currentPath } = openDocuments(
      `${ROUTE}?page=1`,
      createDocumentServer(someDocuments(30)),
    );
    await screen.findByText('Document 6');
    const select = screen.getByRole('combobox', { name: 'Rows per page' });
    expect(
      within(select)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['5', '10', '20', '50']);

    await user.selectOptions(select, '20');

    expect(await screen.findByText('Document 20')).toBeVisible();
    expect(api.calls(documentEndpoints.list).at(-1)?.params).toEqual({
      pageIndex: '0',
      pageSize: '20',
    });
    expect(currentPath()).toBe(`${ROUTE}?size=20`);
  });

  it('keeps the rows that are there until the next ones come', async () => {
    const server = createDocumentServer(someDocuments(7));
    const { user, api } = openDocuments(ROUTE, server);
    await screen.findByText('Document 1');
    api.answer(documentEndpoints.list, () => new Promise(() => undefined));

    await user.click(button('Next'));

    expect(screen.getByText('Document 1')).toBeVisible();
    expect(screen.getByRole('list', { name: 'Documents' })).toHaveAttribute('aria-busy', 'true');
  });
});

describe('an empty list', () => {
  it('says what to do next when nothing is saved yet', async () => {
    openDocuments(ROUTE, createDocumentServer([]));

    expect(await screen.findByText('No documents found.')).toBeVisible();
    const ways = screen.getAllByRole('link', { name: 'Summarize a document' });
    expect(ways.map((link) => link.getAttribute('href'))).toEqual(['/summarize', '/summarize']);
    expect(screen.queryByRole('button', { name: 'Clear filters' })).not.toBeInTheDocument();
  });

  it('names what was looked for and clears the filters', async () => {
    const { user, currentPath } = openDocuments(`${ROUTE}?keyword=quang&field=Biology&size=10`);
    expect(await screen.findByText('No documents found.')).toBeVisible();
    // Set apart, so that words that run to the left leave the sentence alone.
    expect(
      screen.getByText(
        'Nothing matches “\u2068quang\u2069”. Try fewer words or clear the filters.',
      ),
    ).toBeVisible();

    await user.click(button('Clear filters'));

    expect(await screen.findByText('Membrane transport')).toBeVisible();
    expect(currentPath()).toBe(`${ROUTE}?size=10`);
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('does not claim to be empty for words that are still being looked for', async () => {
    stopClock();
    const { api } = openDocuments(`${ROUTE}?keyword=quang`);
    await passTime(0);
    expect(screen.getByText('No documents found.')).toBeVisible();
    api.answer(documentEndpoints.list, () => new Promise(() => undefined));

    fill('Search documents…', 'membrane');
    await passTime(300);

    expect(screen.queryByText('No documents found.')).not.toBeInTheDocument();
  });
});

describe('failures', () => {
  it('[D-25] logs a list that did not load, says so and does not retry by itself', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const server = createDocumentServer([aDocument()]);
    server.api.answer(documentEndpoints.list, serverDown);
    const { user, api } = openDocuments(ROUTE, server);
    await screen.findByText('Could not load.');
    expect(screen.queryByText('No documents found.')).not.toBeInTheDocument();
    expect(warn.mock.calls).toEqual([['Failed to load documents']]);
    const tries = api.calls(documentEndpoints.list).length;
    api.answer(documentEndpoints.list, { documents: [], totalPages: 1, totalItems: 0 });

    await user.click(button('Try again'));

    expect(await screen.findByText('No documents found.')).toBeVisible();
    expect(api.calls(documentEndpoints.list)).toHaveLength(tries + 1);
  });

  it('[D-25] logs fields that did not load and goes on with All Fields', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const server = createDocumentServer([aDocument()]);
    server.api.answer(documentEndpoints.fields, serverDown);
    openDocuments(ROUTE, server);

    expect(await screen.findByText('Membrane transport')).toBeVisible();
    await waitFor(() => expect(warn.mock.calls).toEqual([['Failed to load fields']]));
    expect(
      within(screen.getByRole('combobox', { name: 'Field' })).getAllByRole('option'),
    ).toHaveLength(1);
  });
});
