import { setEndpoints } from '@scholar/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../lib/api/api';
import { createFakeApi, type FakeApi } from '../../../testing/fake-api';
import { fill } from '../../../testing/fill';
import { renderScreen } from '../../../testing/render-screen';
import { renderStudy, shownSide } from '../testing/render-study';
import { StudyTestsScreen, StudyCardsScreen } from '../study-screen';

const FAILURE = new ApiError('Oops', { code: 'internal', status: 500 });

function aCardSet(setId: number, title = `Set ${setId}`) {
  return { quizId: setId, title, createdDate: '2025-09-14T08:42:00.000Z', flashcardCount: setId };
}

describe.each([
  ['Study Flashcards', '/study-quiz', <StudyCardsScreen key="cards" />],
  ['Quiz Learning', '/study-quiz-flashcard', <StudyTestsScreen key="tests" />],
])('%s', (title, route, ui) => {
  it('[D-28] starts with the list of sets', async () => {
    const api = createFakeApi();
    api.answer(setEndpoints.list, { quizzes: [aCardSet(24)], totalPages: 1, totalItems: 1 });

    renderScreen(ui, { route, api, session: {} });

    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(document.title).toBe(`${title} · Scholar`);
    const link = await screen.findByRole('link', { name: 'Set 24' });
    expect(link).toHaveAttribute('href', `${route}?set=24`);
    const row = within(screen.getByRole('list', { name: 'Sets' })).getByRole('listitem');
    expect(row).toHaveTextContent(/09\/14\/2025, \d\d:42/);
    expect(row).toHaveTextContent('24 cards');
  });

  it('[D-65] offers to study and to test on each row', async () => {
    const api = createFakeApi();
    api.answer(setEndpoints.list, { quizzes: [aCardSet(24)], totalPages: 1, totalItems: 1 });

    renderScreen(ui, { route: `${route}?keyword=set`, api, session: {} });

    expect(await screen.findByRole('link', { name: 'Study Set 24' })).toHaveAttribute(
      'href',
      `${route}?keyword=set&set=24`,
    );
    expect(screen.getByRole('link', { name: 'Test yourself on Set 24' })).toHaveAttribute(
      'href',
      `${route}?keyword=set&set=24&view=test`,
    );
  });
});

describe('the list', () => {
  it('asks for page 0 of 5, quietly', async () => {
    const { api } = renderStudy({ view: 'list' });
    await screen.findByRole('link', { name: 'Cell biology basics' });

    expect(api.calls(setEndpoints.list)).toMatchObject([
      {
        query: { page: '0', pageSize: '5', keyword: '', from: '', to: '' },
        options: { isQuiet: true },
      },
    ]);
  });

  it('sends what is searched for and the bounds of the local days', async () => {
    const { api, currentPath } = renderStudy({ view: 'list' });

    fill('Search sets…', 'cells');
    await waitFor(() => expect(currentPath()).toBe('/study-quiz?keyword=cells'));
    fill('From date', '2025-09-01');
    await waitFor(() => expect(currentPath()).toContain('from=2025-09-01'));
    fill('To date', '2025-09-02');
    await waitFor(() => expect(currentPath()).toContain('to=2025-09-02'));

    await waitFor(() =>
      expect(api.calls(setEndpoints.list).at(-1)?.query).toMatchObject({
        keyword: 'cells',
        from: new Date(2025, 8, 1).toISOString(),
        to: new Date(2025, 8, 3).toISOString(),
      }),
    );
  });

  it('pages and changes its size in the address', async () => {
    const page = { quizzes: [aCardSet(1)], totalPages: 3, totalItems: 11 };
    const { api, user, currentPath } = renderStudy({
      view: 'list',
      prepare: (server) => server.answer(setEndpoints.list, page),
    });

    await user.selectOptions(await screen.findByLabelText('Rows per page'), '10');
    await waitFor(() => expect(currentPath()).toBe('/study-quiz?size=10'));
    await user.click(await screen.findByRole('button', { name: 'Next' }));

    await waitFor(() => expect(currentPath()).toBe('/study-quiz?size=10&page=1'));
    expect(api.calls(setEndpoints.list).at(-1)?.query).toMatchObject({
      page: '1',
      pageSize: '10',
    });
    expect(
      within(screen.getByLabelText('Rows per page'))
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['5', '10', '20', '50']);
  });

  it('[D-66] has another order, and keeps it for the next visit', async () => {
    const page = { quizzes: [aCardSet(1), aCardSet(2)], totalPages: 1, totalItems: 2 };
    const prepare = (server: FakeApi) => server.answer(setEndpoints.list, page);
    const { api, user, currentPath, unmount } = renderStudy({ view: 'list', prepare });

    const orders = await screen.findByRole('combobox', { name: 'Sort by' });
    expect(
      within(orders)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Newest first', 'Oldest first', 'Name A–Z', 'Recently studied']);
    await user.selectOptions(orders, 'Recently studied');

    await waitFor(() => expect(currentPath()).toBe('/study-quiz?sort=studied'));
    await waitFor(() =>
      expect(api.calls(setEndpoints.list).at(-1)?.query).toMatchObject({ sort: 'studied' }),
    );
    unmount();
    const next = renderStudy({ view: 'list', prepare });
    await screen.findByRole('link', { name: 'Set 1' });
    expect(next.currentPath()).toBe('/study-quiz');
    expect(next.api.calls(setEndpoints.list)[0]?.query).toMatchObject({ sort: 'studied' });
  });

  it('[D-66] keeps the page size for the next visit', async () => {
    const page = { quizzes: [aCardSet(1)], totalPages: 3, totalItems: 11 };
    const prepare = (server: FakeApi) => server.answer(setEndpoints.list, page);
    const { user, unmount } = renderStudy({ view: 'list', prepare });
    await user.selectOptions(await screen.findByLabelText('Rows per page'), '20');
    unmount();

    const { api } = renderStudy({ view: 'list', prepare });
    await screen.findByRole('link', { name: 'Set 1' });

    expect(api.calls(setEndpoints.list)[0]?.query).toMatchObject({ pageSize: '20' });
  });

  it.each([
    [5, true],
    [6, false],
  ])('[D-66] with %i sets folds its filters: %s', async (totalItems, isFolded) => {
    const page = { quizzes: [aCardSet(1)], totalPages: 1, totalItems };
    renderStudy({ view: 'list', prepare: (api) => api.answer(setEndpoints.list, page) });
    await screen.findByRole('link', { name: 'Set 1' });

    const bar = screen.getByLabelText('From date').closest('[data-folded]');

    expect(bar).toHaveAttribute('data-folded', String(isFolded));
  });

  it('keeps filters that are set in sight', async () => {
    renderStudy({ view: 'list' });
    await screen.findByRole('link', { name: 'Cell biology basics' });
    const bar = screen.getByLabelText('From date').closest('[data-folded]');
    expect(bar).toHaveAttribute('data-folded', 'true');

    fill('From date', '2025-09-01');

    await waitFor(() => expect(bar).toHaveAttribute('data-folded', 'false'));
  });

  it('says that there are none, and where to make one', async () => {
    const none = { quizzes: [], totalPages: 0, totalItems: 0 };
    renderStudy({ view: 'list', prepare: (api) => api.answer(setEndpoints.list, none) });

    expect(await screen.findByText('No quizzes found.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Make a Flashcard Set' })).toHaveAttribute(
      'href',
      '/set-creator',
    );
  });

  it('[D-25] does not claim to be empty when it could not load', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { api, user } = renderStudy({
      view: 'list',
      prepare: (server) => server.answer(setEndpoints.list, FAILURE),
    });

    expect(await screen.findByText('Could not load.')).toBeVisible();
    expect(screen.queryByText('No quizzes found.')).toBeNull();
    expect(warn.mock.calls).toEqual([['Failed to load quizzes']]);

    api.answer(setEndpoints.list, { quizzes: [aCardSet(3)], totalPages: 1, totalItems: 1 });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Set 3' })).toBeVisible();
  });

  it('opens a set; Back leads to its row, with the filters as they were', async () => {
    const { user, currentPath } = renderStudy({ view: 'list' });
    fill('Search sets…', 'cell');
    await waitFor(() => expect(currentPath()).toBe('/study-quiz?keyword=cell'));
    await waitFor(() =>
      expect(screen.getByRole('list', { name: 'Sets' })).toHaveAttribute('aria-busy', 'false'),
    );

    await user.click(await screen.findByRole('link', { name: 'Cell biology basics' }));
    await screen.findByRole('button', { name: 'Shuffle' });
    expect(currentPath()).toBe('/study-quiz?keyword=cell&set=12');
    expect(shownSide()).toBe('Osmosis');
    await user.click(screen.getByRole('button', { name: 'Back' }));

    await waitFor(() => expect(currentPath()).toBe('/study-quiz?keyword=cell'));
    expect(await screen.findByRole('link', { name: 'Cell biology basics' })).toHaveFocus();
  });
});
