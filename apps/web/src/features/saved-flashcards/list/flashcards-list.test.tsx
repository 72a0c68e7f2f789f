import { documentEndpoints, flashcardEndpoints } from '@scholar/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aCard } from '../../../testing/cards';
import { passTime, stopClock } from '../../../testing/clock';
import { fill } from '../../../testing/fill';
import {
  createFlashcardServer,
  MEMBRANES,
  openFlashcards,
  questionsShown,
  ROUTE,
  serverDown,
  someCards,
} from '../testing/flashcard-server';

const { list } = flashcardEndpoints;

beforeEach(() => void vi.stubEnv('TZ', 'Asia/Ho_Chi_Minh'));
afterEach(() => vi.unstubAllEnvs());

describe('rows', () => {
  it('show question, document, field and the time in the viewer’s zone', async () => {
    openFlashcards(ROUTE, createFlashcardServer([aCard({ document: MEMBRANES })]));

    const row = await screen.findByRole('listitem');

    expect(within(row).getByRole('button', { name: 'Osmosis' })).toBeVisible();
    expect(row).toHaveTextContent('Document: Membrane transport - Biology');
    expect(within(row).getByText('09/14/2025, 03:42 PM')).toBeVisible();
    expect(document.title).toBe('Saved Flashcards · Scholar');
  });

  it('cut the title after 50 characters and the field after 20', async () => {
    const title = 'a'.repeat(51);
    const field = 'Political Science';
    const cards = [aCard({ document: { documentId: 1, title, field } })];
    openFlashcards(ROUTE, createFlashcardServer(cards));

    expect(await screen.findByRole('listitem')).toHaveTextContent(
      `Document: ${'a'.repeat(50)}... - Political Science`,
    );
  });

  it('say N/A for a card without a document and without a date', async () => {
    openFlashcards(ROUTE, createFlashcardServer([aCard({ document: null, createDate: '' })]));

    const row = await screen.findByRole('listitem');

    expect(row).toHaveTextContent('Document: N/A - N/A');
    expect(row).toHaveTextContent('Uploaded N/A');
  });

  it('[B-100] show a question as the text it is', async () => {
    const question = '<img src=x onerror=alert(1)>';
    openFlashcards(ROUTE, createFlashcardServer([aCard({ question })]));

    expect(await screen.findByRole('button', { name: question })).toHaveAttribute('dir', 'auto');
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  it('are skeletons until they have come', () => {
    const server = createFlashcardServer([]);
    server.api.answer(list, () => new Promise(() => undefined));
    openFlashcards(ROUTE, server);

    expect(screen.getByRole('list', { name: 'Flashcards' })).toHaveAttribute('aria-busy', 'true');
    expect(screen.getAllByRole('listitem')).toHaveLength(5);
    expect(screen.queryByText('No flashcards found.')).not.toBeInTheDocument();
  });
});

it('[D-66] goes by question when asked to', async () => {
  const server = createFlashcardServer(someCards(7));
  const { user, currentPath } = openFlashcards(ROUTE, server);

  await user.selectOptions(await screen.findByRole('combobox', { name: 'Sort by' }), 'Name A–Z');

  await waitFor(() => expect(currentPath()).toBe(`${ROUTE}?sort=name`));
  await waitFor(() => expect(server.api.calls(list).at(-1)?.body).toMatchObject({ sort: 'name' }));
});

describe('filters', () => {
  it('ask for everything at first, without the loading overlay', async () => {
    const { api } = openFlashcards();
    await screen.findByText('Osmosis');

    const [call] = api.calls(list);

    expect(call?.query).toEqual({ pageNumber: '0', pageSize: '5' });
    expect(call?.body).toEqual({ keyword: '', from: '', to: '', fieldName: '' });
    expect(call?.options.isQuiet).toBe(true);
  });

  it('search as one types, once the typing pauses, and begin at the first page', async () => {
    stopClock();
    const { api, currentPath } = openFlashcards(
      `${ROUTE}?page=1`,
      createFlashcardServer(someCards(12)),
    );
    await passTime(0);

    fill('Search flashcards…', 'Question 1');
    await passTime(300);

    expect(api.calls(list).at(-1)).toMatchObject({
      query: { pageNumber: '0' },
      body: { keyword: 'Question 1' },
    });
    expect(currentPath()).toBe(`${ROUTE}?keyword=Question+1`);
    await passTime(0);
    expect(questionsShown()).toEqual(['Question 1', 'Question 10', 'Question 11', 'Question 12']);
  });

  it('[D-11] send the instants where the student’s own days begin and end', async () => {
    const { api } = openFlashcards(`${ROUTE}?from=2025-09-01&to=2025-09-30`);
    await screen.findByText('Osmosis');

    expect(api.calls(list)[0]?.body).toMatchObject({
      from: '2025-08-31T17:00:00.000Z',
      to: '2025-09-30T17:00:00.000Z',
    });
  });

  it('offer All Documents first, then up to a hundred titles', async () => {
    const { api } = openFlashcards();
    const select = screen.getByRole('combobox', { name: 'Document' });

    await waitFor(() =>
      expect(
        within(select)
          .getAllByRole('option')
          .map((option) => option.textContent),
      ).toEqual(['All Documents', 'Membrane transport', 'Ions']),
    );
    expect(api.calls(documentEndpoints.list)[0]?.params).toEqual({
      pageIndex: '0',
      pageSize: '100',
    });
  });

  it('[B-99] ask for the cards of the chosen title', async () => {
    const cards = [aCard({ flashcardId: 1 }), aCard({ flashcardId: 2, document: MEMBRANES })];
    const { user, api, currentPath } = openFlashcards(ROUTE, createFlashcardServer(cards));
    await screen.findByRole('option', { name: 'Membrane transport' });

    await user.selectOptions(screen.getByRole('combobox', { name: 'Document' }), MEMBRANES.title);

    await waitFor(() => expect(questionsShown()).toHaveLength(1));
    expect(api.calls(list).at(-1)?.body).toMatchObject({ fieldName: 'Membrane transport' });
    expect(currentPath()).toBe(`${ROUTE}?document=Membrane+transport`);
  });

  it('keep a title from the address that the first hundred documents do not have', async () => {
    openFlashcards(`${ROUTE}?document=Gone`);

    expect(await screen.findByText('No flashcards found.')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Document' })).toHaveValue('Gone');
  });
});

describe('pages', () => {
  it('turn with Next and Prev, which end where the list ends', async () => {
    const { user, currentPath } = openFlashcards(ROUTE, createFlashcardServer(someCards(7)));
    await screen.findByText('Question 1');
    expect(screen.getByRole('button', { name: 'Prev' })).toBeDisabled();

    await user.click(screen.getByRole('button', { name: 'Next' }));

    expect(await screen.findByText('Question 6')).toBeVisible();
    expect(currentPath()).toBe(`${ROUTE}?page=1`);
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
  });

  it('come in the chosen size', async () => {
    const { user, api } = openFlashcards(ROUTE, createFlashcardServer(someCards(7)));
    await screen.findByText('Question 1');

    await user.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '20');

    await waitFor(() =>
      expect(api.calls(list).at(-1)?.query).toEqual({ pageNumber: '0', pageSize: '20' }),
    );
  });
});

describe('an empty list', () => {
  it('says what to do next when nothing is saved yet', async () => {
    openFlashcards(ROUTE, createFlashcardServer([]));

    expect(await screen.findByText('No flashcards found.')).toBeVisible();
    const ways = screen.getAllByRole('link', { name: 'Generate flashcards' });
    expect(ways.map((link) => link.getAttribute('href'))).toEqual(['/flashcards', '/flashcards']);
  });

  it('clears the filters that found nothing', async () => {
    const { user, currentPath } = openFlashcards(`${ROUTE}?keyword=quang&from=2025-09-01&size=10`);
    expect(await screen.findByText('No flashcards found.')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Clear filters' }));

    expect(await screen.findByText('Osmosis')).toBeVisible();
    expect(currentPath()).toBe(`${ROUTE}?size=10`);
    expect(document.body).not.toHaveFocus();
  });
});

it('[D-25] logs a list that did not load, says so and does not retry by itself', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const server = createFlashcardServer([aCard()]);
  server.api.answer(list, serverDown);
  const { user, api } = openFlashcards(ROUTE, server);
  await screen.findByText('Could not load.');
  expect(screen.queryByText('No flashcards found.')).not.toBeInTheDocument();
  expect(warn.mock.calls).toEqual([['Failed to load flashcards']]);

  await user.click(screen.getByRole('button', { name: 'Try again' }));

  await waitFor(() => expect(api.calls(list)).toHaveLength(2));
});
