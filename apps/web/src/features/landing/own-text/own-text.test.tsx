import { aiEndpoints, type Flashcards } from '@scholar/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../lib/api/api';
import { drafts } from '../../../lib/drafts/drafts';
import { createFakeApi } from '../../../testing/fake-api';
import { renderScreen } from '../../../testing/render-screen';
import { OwnText } from './own-text';

const TEXT = 'Cells are small. Osmosis is the diffusion of water. A vacuole is a store of water.';
const ANSWER: Flashcards = {
  flashcards: {
    keywords: [
      card('Vacuole', 'a store of water', 'A vacuole is a store of water.'),
      card('Osmosis', 'the diffusion of water', 'Osmosis is the diffusion of water.'),
    ],
  },
};

function card(term: string, definition: string, sentence: string) {
  const start = TEXT.indexOf(sentence);
  return { term, definition, source: { start, end: start + sentence.length, quote: sentence } };
}

function open(answer: Flashcards | ApiError = ANSWER) {
  const api = createFakeApi();
  api.answer(aiEndpoints.flashcards, answer);
  const handleLeave = vi.fn<() => void>();
  return { ...renderScreen(<OwnText start={TEXT} onLeave={handleLeave} />, { api }), handleLeave };
}

const make = () => screen.getByRole('button', { name: 'Make cards' });

describe('a text of one’s own', () => {
  it('becomes cards in the order of their sentences, which are marked', async () => {
    const { user, container, api } = open();

    await user.click(make());

    const [first, second] = await screen.findAllByRole('listitem');
    expect(first).toHaveTextContent('Osmosis');
    expect(second).toHaveTextContent('a store of water');
    expect([...container.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual([
      'Osmosis is the diffusion of water.',
      'A vacuole is a store of water.',
    ]);
    expect(api.calls(aiEndpoints.flashcards)[0]?.body.document_text).toBe(TEXT);
  });

  it('has cards that turn over', async () => {
    const { user } = open();
    await user.click(make());
    const [first] = await screen.findAllByRole('listitem');
    const turn = within(first as HTMLElement).getByRole('button');

    await user.click(turn);
    expect(turn).not.toHaveTextContent('the diffusion of water');

    await user.click(turn);
    expect(turn).toHaveTextContent('the diffusion of water');
  });

  it('asks with the sentence where a card has a blank', async () => {
    const cloze = card('membrane', 'Water crosses a ____.', 'Cells are small.');
    const { user } = open({ flashcards: { keywords: [{ ...cloze, kind: 'cloze' }] } });
    await user.click(make());
    const turn = within(await screen.findByRole('listitem')).getByRole('button');
    expect(turn).toHaveTextContent(/Water crosses a ____\..*membrane/);

    await user.click(turn);

    expect(turn).toHaveTextContent('Water crosses a ____.');
    expect(turn).not.toHaveTextContent('membrane');
  });

  it('waits with its cards in the generator, also for a guest', async () => {
    const { user, currentPath } = open();
    await user.click(make());

    await user.click(await screen.findByRole('button', { name: 'Keep these cards' }));

    await waitFor(() => expect(currentPath()).toBe('/flashcards'));
    expect(await drafts.find(null, 'flashcards')).toMatchObject({
      source: { text: TEXT },
      shown: { cards: [{ question: 'Vacuole' }, { question: 'Osmosis' }] },
    });
  });

  it('is asked for where there is none', async () => {
    const { user, api } = open();
    await user.clear(screen.getByRole('textbox', { name: 'Your text' }));

    await user.click(make());

    expect(screen.getByText('Please paste or write a text first.')).toBeVisible();
    expect(api.calls(aiEndpoints.flashcards)).toHaveLength(0);
  });

  it.each([
    ['gave no cards', { flashcards: { keywords: [] } }, /^No cards yet/],
    [
      'met too many others',
      new ApiError('Too many requests.', { code: 'too_many_requests' }),
      'Too many requests.',
    ],
    ['could not be sent', new ApiError('', { code: 'offline' }), /Check your connection/],
  ])('says so where it %s, and stays', async (_, answer, said) => {
    const { user } = open(answer);

    await user.click(make());

    expect(await screen.findByText(said)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Your text' })).toHaveValue(TEXT);
  });

  it('leads back to the example', async () => {
    const { user, handleLeave } = open();

    await user.click(screen.getByRole('button', { name: 'Back to the example' }));

    expect(handleLeave).toHaveBeenCalledOnce();
  });
});
