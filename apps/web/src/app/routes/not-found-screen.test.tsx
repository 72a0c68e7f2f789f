import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-screen';
import { NotFoundScreen } from './not-found-screen';

it.each([
  ['a guest', undefined, '/'],
  ['a student', {}, '/home'],
])('[D-28] says so in a friendly way and leads %s home', (_, session, home) => {
  renderScreen(<NotFoundScreen />, { route: '/nowhere', ...(session ? { session } : {}) });

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'There is nothing on this page.',
  );
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', home);
  expect(document.title).toBe('Page not found · Scholar');
});
