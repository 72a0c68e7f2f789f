import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { rememberDocument, rememberSet } from '../../lib/continue';
import { aUser } from '../../testing/builders';
import { openHome } from './testing/open-home';

it('welcomes the student and offers the first step', () => {
  openHome();

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome back, Scholar!');
  expect(screen.getByText('Power up your revision with your smart AI tools.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Make your first cards' })).toHaveAttribute(
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

describe('[D-31] Continue', () => {
  it('is not there before anything was opened', () => {
    openHome();

    expect(screen.queryByRole('region', { name: 'Continue' })).not.toBeInTheDocument();
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

    expect(screen.getByRole('link', { name: 'Make your first cards' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Continue' })).not.toBeInTheDocument();
  });
});
