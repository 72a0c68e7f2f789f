import { type CardText, importEndpoints, setEndpoints, STUDY_MESSAGES } from '@scholar/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '../../lib/api/api';
import { drafts } from '../../lib/drafts/drafts';
import { aUser } from '../../testing/builders';
import { aCard } from '../../testing/cards';
import { createFakeApi } from '../../testing/fake-api';
import { stubNativeDialogs } from '../../testing/native-dialogs';
import { renderScreen } from '../../testing/render-screen';
import { CardRowsScreen } from './card-rows-screen';

const KNOWN: CardText = { question: 'cell', answer: 'unit of life' };

beforeEach(() => drafts.dropAll());

/** A server on which the student has one card. */
function createServer() {
  const api = createFakeApi();
  const isKnown = (card: CardText) =>
    card.question === KNOWN.question && card.answer === KNOWN.answer;
  api.answer(importEndpoints.bring, ({ body }) => ({
    cards: 0,
    repeated: 0,
    overLimit: 0,
    reviews: 0,
    sets: body.sets.map(({ title, quizId, cards }) => {
      const repeatedAt = cards.flatMap((card, place) => (isKnown(card) ? [place] : []));
      return {
        quizId: body.dryRun ? null : (quizId ?? 7),
        documentId: null,
        title,
        cards: cards.length - repeatedAt.length,
        repeated: repeatedAt.length,
        repeatedAt,
      };
    }),
  }));
  return api;
}

async function open(route = '/new-cards', api = createServer()) {
  stubNativeDialogs();
  const view = renderScreen(
    <Routes>
      <Route path="/new-cards" element={<CardRowsScreen />} />
      <Route path="*" element={<h1>Elsewhere</h1>} />
    </Routes>,
    { route, api, session: { user: aUser() } },
  );
  await screen.findByLabelText('Question 1');
  await waitFor(() => expect(document.body).not.toHaveFocus());
  const saved = () =>
    api
      .calls(importEndpoints.bring)
      .map(({ body }) => body)
      .filter(({ dryRun }) => !dryRun);
  return { ...view, api, saved };
}

const press = (name: string) => screen.getByRole('button', { name });
const question = (place: number) => screen.getByLabelText(`Question ${place}`);
const answer = (place: number) => screen.getByLabelText(`Answer ${place}`);
const rows = () =>
  within(screen.getByRole('list', { name: 'Cards to be saved' })).getAllByRole('listitem');

describe('writing cards', () => {
  it('begins with the name, and goes through the cells with Tab and Enter', async () => {
    const { user, saved, currentPath } = await open();
    expect(screen.getByLabelText('Name of the set')).toHaveFocus();

    await user.keyboard(
      'Biology{Enter}core{Tab}the middle{Tab}wall{Tab}line one{Shift>}{Enter}{/Shift}two{Enter}',
    );
    await user.keyboard('sap{Tab}juice{Tab}');
    expect(question(4)).toHaveFocus();
    await user.click(press('Study now'));

    await waitFor(() => expect(currentPath()).toBe('/study-quiz?set=7'));
    expect(saved()).toEqual([
      {
        sets: [
          {
            title: 'Biology',
            cards: [
              { question: 'core', answer: 'the middle' },
              { question: 'wall', answer: 'line one\ntwo' },
              { question: 'sap', answer: 'juice' },
            ],
          },
        ],
      },
    ]);
  });

  it('makes rows of a pasted list, and takes its title for the set', async () => {
    const { user } = await open();
    const list = Array.from({ length: 5 }, (_, at) => `term ${at + 1} - meaning ${at + 1}`);

    await user.click(question(1));
    await user.paste(['Unit 3', '', ...list].join('\n'));

    expect(await screen.findByDisplayValue('term 5')).toBe(question(5));
    expect(answer(5)).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('5 rows pasted.');
    expect(screen.getByLabelText('Name of the set')).toHaveValue('Unit 3');
    expect(rows()).toHaveLength(6);
  });

  it('puts pasted prose into the cell', async () => {
    const { user } = await open();

    await user.click(answer(1));
    await user.paste('Water moves.\nIt follows the salt.');

    await waitFor(() => expect(answer(1)).toHaveValue('Water moves.\nIt follows the salt.'));
  });

  it('leads on with more rows than can be edited', async () => {
    const { user, currentPath } = await open();
    const list = Array.from({ length: 600 }, (_, at) => `term ${at + 1}\tmeaning ${at + 1}`);

    await user.click(question(1));
    await user.paste(list.join('\n'));
    await user.click(await screen.findByRole('link', { name: 'Bring them as a list' }));

    expect(currentPath()).toBe('/import-cards');
  });

  it('takes an empty row away with Backspace, and a filled one with its button and back', async () => {
    const { user } = await open();
    await user.click(question(1));
    await user.keyboard('core{Tab}middle{Tab}{Backspace}');
    expect(rows()).toHaveLength(2);
    expect(answer(1)).toHaveFocus();

    await user.click(press('Delete card 1'));

    expect(screen.queryByDisplayValue('core')).toBeNull();
  });

  it('moves a card with Alt and an arrow', async () => {
    const { user } = await open();
    await user.click(question(1));
    await user.keyboard('one{Enter}two{Alt>}{ArrowUp}{/Alt}');

    expect(question(1)).toHaveValue('two');
    expect(question(1)).toHaveFocus();
  });

  it('marks cards that are repeated, here and among those the student has', async () => {
    const { user, saved } = await open();
    await user.click(question(1));
    await user.keyboard('core{Tab}middle{Tab}core{Tab}middle{Tab}cell{Tab}unit of life');

    expect(await screen.findByText('You have this card already')).toBeVisible();
    expect(answer(2)).toHaveAccessibleDescription('The same as card 1');
    expect(answer(3)).toHaveAccessibleDescription('You have this card already');
    expect(screen.getByRole('status')).toHaveTextContent('2 cards are repeated and left out.');

    await user.click(screen.getByLabelText('Save repeated cards too'));
    await user.type(screen.getByLabelText('Name of the set'), 'Cells');
    await user.click(press('Save'));

    await waitFor(() => expect(saved()).toMatchObject([{ repeats: true }]));
  });

  it('asks for a name and for what is missing in a row, and writes nothing before', async () => {
    const { user, saved } = await open();
    await user.click(question(1));
    await user.keyboard('core');
    await user.click(press('Save'));
    expect(screen.getByText('Please enter a name for the set.')).toBeVisible();
    expect(screen.getByLabelText('Name of the set')).toHaveFocus();

    await user.keyboard('Cells');
    await user.click(press('Save'));

    expect(answer(1)).toHaveAccessibleDescription(STUDY_MESSAGES.answer);
    expect(answer(1)).toHaveFocus();
    expect(saved()).toEqual([]);
  });

  it('goes into a set that is there', async () => {
    const api = createServer();
    api.answer(setEndpoints.get, {
      quizId: 4,
      title: 'Cells',
      createdDate: '',
      flashcardCount: 1,
      flashcards: [aCard()],
    });
    const { user, saved, currentPath } = await open('/new-cards?set=4', api);
    expect(screen.getByText(/They go into/)).toHaveTextContent('Cells');
    expect(question(1)).toHaveFocus();

    await user.keyboard('core{Tab}middle{Control>}{Enter}{/Control}');

    await waitFor(() => expect(currentPath()).toBe('/set-creator?set=4'));
    expect(saved()).toMatchObject([{ sets: [{ quizId: 4, cards: [{ question: 'core' }] }] }]);
  });

  it('[U-20] keeps the rows over a reload and a save that fails', async () => {
    const api = createServer();
    const first = await open('/new-cards', api);
    await first.user.keyboard('Cells{Enter}core{Tab}middle');
    api.answer(importEndpoints.bring, new ApiError('Down.', { code: 'internal', status: 500 }));
    await first.user.click(press('Save'));
    await screen.findByText('Down.');
    first.unmount();

    await open('/new-cards', api);

    expect(screen.getByText('Your unsaved cards are still here.')).toBeVisible();
    expect(question(1)).toHaveValue('core');
    expect(screen.getByLabelText('Name of the set')).toHaveValue('Cells');
  });
});

describe('[D-43] blanking out', () => {
  async function typeSentence() {
    const view = await open();
    await view.user.type(screen.getByLabelText('Name of the set'), 'Cells');
    await view.user.type(question(1), 'Water moves by osmosis.');
    const area = question(1);
    if (area instanceof HTMLTextAreaElement) {
      area.setSelectionRange(15, 22);
    }
    return view;
  }

  it('makes a cloze of a sentence with the keys, and a plain card of it again', async () => {
    const { user, saved } = await typeSentence();

    await user.keyboard('{Control>}{Shift>}c{/Shift}{/Control}');
    expect(question(1)).toHaveValue('osmosis');
    expect(answer(1)).toHaveValue('Water moves by ____.');
    expect(answer(1)).toHaveAccessibleDescription('Fill in the blank');

    await user.click(press('Make card 1 a plain card'));
    expect(question(1)).toHaveValue('Water moves by osmosis.');
    expect(saved()).toEqual([]);
  });

  it('makes a cloze with the button, and saves it as one', async () => {
    const { user, saved } = await typeSentence();

    await user.click(press('Blank out'));
    await user.click(press('Save'));

    await waitFor(() =>
      expect(saved()).toMatchObject([
        {
          sets: [
            { cards: [{ question: 'osmosis', answer: 'Water moves by ____.', kind: 'cloze' }] },
          ],
        },
      ]),
    );
  });
});
