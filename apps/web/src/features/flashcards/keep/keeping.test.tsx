import { aiEndpoints, type Flashcard, flashcardEndpoints, STUDY_MESSAGES } from '@scholar/contract';
import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '../../../lib/api/api';
import { drafts } from '../../../lib/drafts/drafts';
import { takeReturnTo } from '../../../lib/page/return-to';
import { aCard } from '../../../testing/cards';
import type { FakeApi } from '../../../testing/fake-api';
import { fill } from '../../../testing/fill';
import {
  aDocument,
  card,
  cardsPanel,
  createServer,
  notFound,
  open,
  openSaved,
  openWithCards,
  planLimit,
  press,
  question,
  serverDown,
  source,
  sourceOf,
  TEXT,
} from '../testing/open-generator';

beforeEach(async () => {
  await drafts.dropAll();
});

const noAnswer = new ApiError('Nothing answered.', { code: 'offline' });

const saved = (api: FakeApi) => api.calls(flashcardEndpoints.addBulk);

const GAP = {
  term: 'osmosis',
  definition: 'Water moves by ____.',
  kind: 'cloze',
} as const;

describe('[D-43] a sentence with a blank', () => {
  async function openGap() {
    const api = createServer();
    api.answer(aiEndpoints.flashcards, {
      flashcards: {
        keywords: [
          GAP,
          { term: 'Pump', definition: 'It needs ____ energy.' },
          { term: 'ATP', definition: 'Energy.' },
        ],
      },
    });
    return openWithCards({ api });
  }

  it('says so beside its term, is saved as a cloze, and stays one while it is edited', async () => {
    const { api } = await openGap();
    expect(card(1).getByText('Fill in the blank')).toBeVisible();
    expect(card(2).queryByText('Fill in the blank')).toBeNull();
    fill(screen.getByRole('textbox', { name: 'Answer of card 1' }), 'diffusion');
    await press('Selected card 3');

    await press('Save Selected');

    expect(saved(api)[0]?.body.flashcardList).toEqual([
      { question: 'diffusion', answer: GAP.definition, kind: 'cloze', source: null },
      { question: 'Pump', answer: 'It needs ____ energy.', source: null },
    ]);
  });

  it('is the question, above what it lacks', async () => {
    await openGap();

    const [asks, answers] = card(1).getAllByRole('textbox');
    expect(asks).toBe(question(1));
    expect(asks).toHaveValue(GAP.definition);
    expect(answers).toHaveValue(GAP.term);
  });

  it('is a definition as soon as no blank is left in it', async () => {
    const { api } = await openGap();

    fill(question(1), 'Water moves.');
    expect(card(1).queryByText('Fill in the blank')).toBeNull();
    await press('Save Selected');

    expect(saved(api)[0]?.body.flashcardList[0]).toEqual({
      question: 'osmosis',
      answer: 'Water moves.',
      source: null,
    });
  });
});

describe('Save Selected', () => {
  it('sends the selected cards as they stand, with their sources and a key', async () => {
    const { api } = await openWithCards();
    await press('Selected card 1');
    fill(question(3), 'What is a pump?');

    await press('Save Selected');

    const [call] = saved(api);
    expect(call?.body).toMatchObject({
      documentId: 30,
      flashcardList: [
        {
          question: 'Osmosis',
          answer: 'The movement of water.',
          source: sourceOf('Water moves toward solute.'),
        },
        {
          question: 'What is a pump?',
          answer: 'It needs energy.',
          source: sourceOf('Pumps need ATP.'),
        },
      ],
    });
    expect(call?.options.idempotencyKey).toMatch(/^[0-9a-f]{32}$/);
  });

  it('ends as Saved, says so, and offers a set', async () => {
    await openWithCards();
    expect(cardsPanel()).toHaveTextContent("Don't forget to save your flashcards!");

    await press('Save Selected');

    const dialog = screen.getByRole('dialog', { name: STUDY_MESSAGES.cardsSaved });
    expect(within(dialog).getByRole('button', { name: 'Create Flashcard Set' })).toBeVisible();
    await press('OK');
    expect(screen.getByRole('button', { name: 'Saved' })).toHaveAttribute('aria-disabled', 'true');
    expect(cardsPanel()).not.toHaveTextContent("Don't forget");
  });

  it('asks for a card when none is selected', async () => {
    const { api } = await openWithCards();
    await press('Select none');

    await press('Save Selected');

    expect(screen.getByRole('alertdialog')).toHaveTextContent(STUDY_MESSAGES.selectCards);
    expect(saved(api)).toEqual([]);
  });

  it('leads to a card that has no question', async () => {
    const { api } = await openWithCards();
    fill(question(2), ' ');

    await press('Save Selected');

    expect(question(2)).toHaveFocus();
    expect(question(2)).toHaveAccessibleDescription(STUDY_MESSAGES.question);
    expect(saved(api)).toEqual([]);
  });

  it('that fails says so, keeps everything, and repeats its key', async () => {
    const { api } = await openWithCards();
    api.answer(flashcardEndpoints.addBulk, serverDown);
    await press('Save Selected');
    const dialog = screen.getByRole('alertdialog', { name: STUDY_MESSAGES.cardsNotSaved });
    expect(dialog).toHaveTextContent('Something went wrong.');
    await press('OK');

    await press('Save Selected');

    const [first, second] = saved(api);
    expect(second?.options.idempotencyKey).toBe(first?.options.idempotencyKey);
    expect(question(1)).toHaveValue('Membrane');
  });

  describe('[B-78] whose answer was lost', () => {
    /** Saves what it is sent, once for each key, and loses its first answer. */
    async function loseAnswer() {
      const { api } = await openWithCards();
      const stored = new Map<string | undefined, Flashcard[]>();
      api.answer(flashcardEndpoints.addBulk, ({ body, options: { idempotencyKey } }) => {
        const isFirst = stored.size === 0;
        const flashcardList =
          stored.get(idempotencyKey) ??
          body.flashcardList.map(({ question: asked, answer }, place) =>
            aCard({ flashcardId: 100 * (stored.size + 1) + place, question: asked, answer }),
          );
        stored.set(idempotencyKey, flashcardList);
        return isFirst ? noAnswer : { flashcardList };
      });
      api.answer(flashcardEndpoints.remove, null);
      await press('Save Selected');
      await press('OK');
      const questions = () => [...stored.values()].flat().map((saved_) => saved_.question);
      return { api, questions };
    }

    it('saves nothing twice after an edit, which follows where the card lies', async () => {
      const { api, questions } = await loseAnswer();
      fill(question(1), 'What wraps a cell?');

      await press('Save Selected');

      expect(questions()).toEqual(['Membrane', 'Osmosis', 'Pump']);
      const [edit] = api.calls(flashcardEndpoints.edit);
      expect(edit?.params.flashcardId).toBe('100');
      expect(edit?.body.question).toBe('What wraps a cell?');
      expect(screen.getByRole('dialog', { name: STUDY_MESSAGES.cardsSaved })).toBeVisible();
    });

    it('takes back a card that is no longer selected, and doubles none of the others', async () => {
      const { api, questions } = await loseAnswer();
      await press('Selected card 2');

      await press('Save Selected');

      expect(questions()).toEqual(['Membrane', 'Osmosis', 'Pump']);
      expect(api.calls(flashcardEndpoints.remove)[0]?.body).toEqual({ flashcardIds: [101] });
    });

    it('adds what was selected since, after a reload too', async () => {
      const { api, unmount } = await openWithCards();
      await press('Selected card 1');
      api.answer(flashcardEndpoints.addBulk, noAnswer);
      await press('Save Selected');
      await press('OK');
      await press('Selected card 1');
      unmount();
      const second = createServer();
      await open({ api: second });

      await press('Save Selected');

      const sent = saved(second);
      expect(sent[0]?.options.idempotencyKey).toBe(saved(api)[0]?.options.idempotencyKey);
      expect(sent[0]?.body).toEqual(saved(api)[0]?.body);
      expect(sent[1]?.body.flashcardList).toMatchObject([{ question: 'Membrane' }]);
      expect(sent[1]?.options.idempotencyKey).not.toBe(sent[0]?.options.idempotencyKey);
    });
  });

  it('that was refused is sent as it stands then, with another key', async () => {
    const { api } = await openWithCards();
    api.answer(flashcardEndpoints.addBulk, planLimit);
    await press('Save Selected');
    await press('Not now');
    await press('Selected card 1');

    await press('Save Selected');

    const [first, second] = saved(api);
    expect(second?.body.flashcardList).toHaveLength(2);
    expect(second?.options.idempotencyKey).not.toBe(first?.options.idempotencyKey);
  });

  it('[D-37] says what the plan holds, with the way to a larger one', async () => {
    const { api } = await openWithCards();
    api.answer(flashcardEndpoints.addBulk, planLimit);

    await press('Save Selected');

    const dialog = screen.getByRole('alertdialog');
    expect(dialog).toHaveTextContent(STUDY_MESSAGES.cardLimit(1000));
    expect(within(dialog).getByRole('link', { name: 'Upgrade' })).toHaveAttribute(
      'href',
      '/profile#plan',
    );
  });

  it('changes a saved card where it lies, and makes no second one', async () => {
    const { api } = await openSaved();

    fill(question(2), 'What is osmosis?');
    await press('Save Selected');

    const [edit] = api.calls(flashcardEndpoints.edit);
    expect(edit?.params.flashcardId).toBe('42');
    expect(edit?.body).toEqual({ question: 'What is osmosis?', answer: 'The movement of water.' });
    expect(saved(api)).toHaveLength(1);
  });

  it('saves a card anew that was deleted elsewhere and edited here', async () => {
    const { api } = await openSaved();
    api.answer(flashcardEndpoints.edit, notFound);

    fill(question(2), 'What is osmosis?');
    await press('Save Selected');

    expect(saved(api)[1]?.body.flashcardList).toMatchObject([{ question: 'What is osmosis?' }]);
  });

  it('saves only what was added to the selection since', async () => {
    const { api } = await openWithCards();
    await press('Selected card 1');
    await press('Save Selected');
    await press('OK');

    await press('Selected card 1');
    await press('Save Selected');

    expect(saved(api)[1]?.body.flashcardList).toMatchObject([{ question: 'Membrane' }]);
  });

  it('keeps what was typed while it was on its way unsaved', async () => {
    const api = createServer();
    let finish: () => void = () => undefined;
    const answers = await openWithCards({ api });
    api.answer(
      flashcardEndpoints.addBulk,
      ({ body }) =>
        new Promise((resolve) => {
          finish = () =>
            resolve({
              flashcardList: body.flashcardList.map((sent, place) => ({
                question: sent.question,
                answer: sent.answer,
                flashcardId: place + 1,
                kind: 'definition' as const,
                createDate: '',
                document: null,
                source: null,
                note: null,
                tags: [],
              })),
            });
        }),
    );
    await press('Save Selected');

    fill(question(1), 'Typed meanwhile');
    await act(async () => finish());
    await press('OK');

    expect(screen.getByRole('button', { name: 'Save Selected' })).toBeEnabled();
    answers.unmount();
  });

  it('sends the document the text came from, and does without one that is gone', async () => {
    const api = createServer([aDocument({ content: TEXT })]);
    await open({ api, route: '/flashcards?document=12' });
    expect(await screen.findByDisplayValue(/Cells have a membrane/)).toBe(source());
    await press('AI Generate');
    api.answer(flashcardEndpoints.addBulk, ({ body }) =>
      body.documentId === 0 ? { flashcardList: [] } : notFound,
    );

    await press('Save Selected');

    expect(saved(api).map(({ body }) => body.documentId)).toEqual([12, 0]);
    const [first, second] = saved(api).map(({ options }) => options.idempotencyKey);
    expect(second).not.toBe(first);
  });
});

describe('a guest', () => {
  it('[D-24] is asked to log in to save, and finds everything again', async () => {
    const { api, currentPath, unmount } = await openWithCards({ isGuest: true });
    fill(question(1), 'My own question');

    await press('Save Selected');
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      'You must be logged in to save flashcards. Your text and cards are kept.',
    );
    await press('Log in');
    expect(currentPath()).toBe('/login');
    expect(takeReturnTo()).toBe('/flashcards');
    unmount();
    await open({ api });

    expect(question(1)).toHaveValue('My own question');
    expect(saved(api)).toEqual([]);
  });

  it('without an account may sign up instead, and comes back too', async () => {
    const { currentPath } = await openWithCards({ isGuest: true });

    await press('Save Selected');
    await press('Sign up');

    expect(currentPath()).toBe('/register');
    expect(takeReturnTo()).toBe('/flashcards');
  });
});

it('[U-20] nothing is asked before saved cards are left', async () => {
  await openSaved();
  const event = new Event('beforeunload', { cancelable: true });

  window.dispatchEvent(event);

  expect(event.defaultPrevented).toBe(false);
});

it('a failed generation never takes saved cards away for good', async () => {
  const { api } = await openSaved();
  api.answer(aiEndpoints.flashcards, serverDown);
  await press('AI Generate');

  await press('Bring them back');

  expect(screen.getByRole('button', { name: 'Saved' })).toBeVisible();
  expect(card(1).getByDisplayValue('Membrane')).toBeVisible();
});
