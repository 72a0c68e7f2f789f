import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-screen';
import { HomeScreen } from './home-screen';

it('welcomes the student and offers the first step', () => {
  renderScreen(<HomeScreen />);

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome back, Scholar!');
  expect(screen.getByText('Power up your revision with your smart AI tools.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Make your first cards' })).toHaveAttribute(
    'href',
    '/flashcards',
  );
  expect(document.title).toBe('Home · Scholar');
});

it('shows the six tools of the specification, with their buttons and routes', () => {
  renderScreen(<HomeScreen />);
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
  renderScreen(<HomeScreen />);

  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
