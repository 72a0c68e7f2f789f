import { screen } from '@testing-library/react';
import { aCard } from '../../../testing/cards';
import { createSetServer, openSets } from './set-server';

export const manyCards = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    aCard({
      flashcardId: index + 1,
      question: `Term ${index + 1}`,
      answer: `Meaning ${index + 1}`,
    }),
  );

type View = Pick<ReturnType<typeof openSets>, 'user'>;

/** On a screen that is there already. */
export async function pressNew({ user }: View): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'New Set' }));
  await screen.findByRole('dialog', { name: 'Add New Set' });
  await screen.findByRole('list', { name: 'Flashcards to choose from' });
}

export async function pressAdd({ user }: View): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Add flashcards' }));
  await screen.findByRole('dialog', { name: 'Add Flashcards to Set' });
  await screen.findByRole('list', { name: 'Flashcards to choose from' });
}

export async function openNew(server = createSetServer()) {
  const view = openSets('/set-creator', server);
  await screen.findByRole('list', { name: 'Sets' });
  await pressNew(view);
  return view;
}

export async function openAdd(server = createSetServer()) {
  const view = openSets('/set-creator?set=1', server);
  await pressAdd(view);
  return view;
}
