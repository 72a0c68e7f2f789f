import { waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { drafts } from '../../../lib/drafts/drafts';
import { fill } from '../../../testing/fill';
import { open, press, source } from '../testing/open-generator';

beforeEach(async () => {
  await drafts.dropAll();
});

it('opens with our sample where the address asks for it, once', async () => {
  const { currentPath } = await open({ route: '/flashcards?sample=1' });

  await waitFor(() => expect(source()).toHaveDisplayValue(/^Why we forget, and what helps\n/));

  expect(currentPath()).toBe('/flashcards');
});

it('keeps a text that was there before', async () => {
  const before = await open();
  fill(source(), 'My own notes about cells.');
  before.unmount();
  await open({ route: '/flashcards?sample=1' });
  await waitFor(() => expect(source()).toHaveDisplayValue(/^Why we forget/));

  await press('Undo');

  expect(source()).toHaveValue('My own notes about cells.');
});
