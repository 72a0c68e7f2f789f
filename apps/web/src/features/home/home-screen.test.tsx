import { memoryEndpoints, reportEndpoints } from '@scholar/contract';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../lib/api/api';
import { rememberDocument, rememberSet } from '../continue/public';
import { aUser } from '../../testing/builders';
import { createReportServer, NO_STATISTICS, NOTHING_TODAY, openHome } from './testing/open-home';

it('welcomes the student and offers the first step', () => {
  openHome();

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome back, Scholar!');
  expect(screen.getByText('Power up your revision with your smart AI tools.')).toBeVisible();
  const banner = within(screen.getByRole('region', { name: 'Welcome back, Scholar!' }));
  expect(banner.getByRole('link', { name: 'Make your first cards' })).toHaveAttribute(
    'href',
    '/flashcards',
  );
  expect(document.title).toBe('Home · Scholar');
});

it('shows the six tools of the specification, with their buttons and routes', () => {
  openHome();
  const section = within(screen.getByRole('region', { name: 'Your Tools' }));

  const tools = section.getAllByRole('listitem').map((item) => {
    const link = within(item).getByRole('link');
    const title = within(item).getByRole('heading').textContent;
    return [link.getAttribute('href'), title, link.textContent];
  });

  expect(tools).toEqual([
    ['/summarize', 'AI Document Summarization', 'Start Summarizing'],
    ['/flashcards', 'Flashcard Generator', 'Create Flashcards'],
    ['/set-creator', 'Flashcard Set Maker', 'Make a Flashcard Set'],
    ['/study-quiz', 'Study Flashcard', 'Start Studying'],
    ['/study-quiz-flashcard', 'Study Quiz', 'Start Quiz'],
    ['/saved-documents', 'Saved Docs', 'View Saved Docs'],
  ]);
});

it('keeps its drawings out of the way of screen readers', () => {
  openHome();

  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

describe('the line of today', () => {
  it('says how much is due and leads there', async () => {
    const today = { ...NOTHING_TODAY, counts: { due: 12, new: 10, learning: 1 }, minutes: 9 };
    openHome(createReportServer({ today }));

    const line = within(screen.getByRole('region', { name: 'Today' }));
    expect(await line.findByText('23 cards · about 9 min')).toBeVisible();
    expect(line.getByRole('link', { name: 'Start' })).toHaveAttribute('href', '/today');
  });

  it('says when all is done', async () => {
    openHome(createReportServer({ today: { ...NOTHING_TODAY, done: { due: 5, new: 2 } } }));

    expect(await screen.findByText('Nothing more is due today')).toBeVisible();
  });

  it('tells a new student what comes there', async () => {
    openHome();

    expect(await screen.findByText(/^Cards in your sets come back here/)).toBeVisible();
  });

  it('stays a way to Today when the numbers do not come', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const api = createReportServer();
    api.answer(memoryEndpoints.today, new ApiError('x', { code: 'internal', status: 500 }));
    openHome(api);

    expect(await screen.findByRole('link', { name: 'Open Today' })).toHaveAttribute(
      'href',
      '/today',
    );
  });
});

describe('[D-31] Continue', () => {
  const PLANTS = { quizId: 9, title: 'Plants', flashcardCount: 10, studied: 3 };

  it('[D-45] offers the set that was studied last on another device, and how far it is', async () => {
    openHome(createReportServer({ recent: [PLANTS] }));

    const region = within(screen.getByRole('region', { name: 'Continue' }));
    const link = await region.findByRole('link', { name: 'Set · 3 of 10 studied Plants' });
    expect(link).toHaveAttribute('href', '/study-quiz?set=9');
  });

  it('[D-45] prefers the set that was opened here, with its marks', async () => {
    rememberSet(7, { quizId: 2, title: 'Ions' });
    const ions = { quizId: 2, title: 'Ions', flashcardCount: 4, studied: 4 };
    openHome(createReportServer({ recent: [PLANTS, ions] }));

    const region = within(screen.getByRole('region', { name: 'Continue' }));
    expect(await region.findByRole('link', { name: 'Set · 4 of 4 studied Ions' })).toBeVisible();
    expect(region.queryByText('Plants')).toBeNull();
  });

  it('says how to begin before anything was opened', () => {
    openHome();

    const region = within(screen.getByRole('region', { name: 'Continue' }));
    expect(region.getByText(/^What you study waits here/)).toBeVisible();
    expect(region.getByRole('link')).toHaveAttribute('href', '/flashcards');
  });

  it('speaks of no first cards to a student who has some', async () => {
    openHome(createReportServer({ statistics: { ...NO_STATISTICS, flashcardsCreated: 12 } }));

    const region = within(screen.getByRole('region', { name: 'Continue' }));
    expect(await region.findByRole('link', { name: 'Choose a set' })).toHaveAttribute(
      'href',
      '/study-quiz',
    );
    expect(screen.getByRole('link', { name: 'Make new cards' })).toBeVisible();
    expect(screen.queryByText('Make your first cards')).not.toBeInTheDocument();
  });

  it('claims nothing about first cards when the numbers did not come', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const api = createReportServer();
    api.answer(reportEndpoints.statistics, new ApiError('x', { code: 'internal', status: 500 }));
    openHome(api);

    expect(await screen.findByRole('link', { name: 'Make new cards' })).toBeVisible();
  });

  it('leads to the last set and the last document', () => {
    rememberSet(aUser().userId, { quizId: 4, title: 'Cell biology basics' });
    rememberDocument(aUser().userId, { documentId: 9, title: 'Membrane transport' });
    openHome();

    const links = within(screen.getByRole('region', { name: 'Continue' })).getAllByRole('link');

    expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
      ['/study-quiz?set=4', 'Set Cell biology basics'],
      ['/saved-documents?document=9', 'Document Membrane transport'],
    ]);
    expect(screen.getByRole('link', { name: 'Continue studying' })).toHaveAttribute(
      'href',
      '/study-quiz?set=4',
    );
    expect(screen.queryByText('Make your first cards')).not.toBeInTheDocument();
  });

  it('shows nothing of another student on the same device', () => {
    rememberSet(8, { quizId: 4, title: 'Cell biology basics' });
    openHome();

    expect(screen.queryByText('Cell biology basics', { ignore: '[aria-hidden] *' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Continue studying' })).not.toBeInTheDocument();
  });
});
