import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-screen';
import { UpcomingScreen } from './upcoming-screen';

it.each([
  ['/flashcards', 'Flashcard Generator'],
  ['/set-creator', 'Quiz Creation'],
  ['/created-flashcards', 'Saved Flashcards'],
])('%s is called %s and says that it comes next', (route, title) => {
  renderScreen(<UpcomingScreen />, { route, session: {} });

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  expect(document.title).toBe(`${title} · Scholar`);
  expect(screen.getByText('Coming next')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/home');
});

it('leads guests back to the landing page', () => {
  renderScreen(<UpcomingScreen />, { route: '/flashcards' });

  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
});
