import { markEndpoints, reportEndpoints, setEndpoints, STUDY_MESSAGES } from '@scholar/contract';
import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ApiError } from '../../../lib/api/api';
import { aUser } from '../../../testing/builders';
import { aSet, cardsOf } from '../../../testing/cards';
import { drainOutbox } from '../../../testing/drain-outbox';
import { renderScreen } from '../../../testing/render-screen';
import { createReviewServer } from '../../../testing/review-server';
import { outbox } from '../../reviews/public';
import { Sender } from '../testing/render-study';
import { TogetherScreen } from './together-screen';

const CARDS = cardsOf(['Osmosis', 'a'], ['Diffusion', 'b'], ['Turgor', 'c']);
const SETS = [
  aSet({ quizId: 1, title: 'First', flashcards: CARDS.slice(0, 2) }),
  aSet({ quizId: 2, title: 'Second', flashcards: CARDS.slice(1) }),
];

afterEach(drainOutbox);

function open(route: string) {
  const { api } = createReviewServer();
  api.answer(
    setEndpoints.get,
    ({ params }) =>
      SETS.find(({ quizId }) => String(quizId) === params.quizId) ??
      new ApiError(STUDY_MESSAGES.setNotFound, { code: 'not_found', status: 404 }),
  );
  api.answer(reportEndpoints.studySession, null);
  return renderScreen(
    <Sender>
      <TogetherScreen />
    </Sender>,
    { route, api, session: { user: aUser() } },
  );
}

it('studies the cards of all sets, each once, and marks them in the set they are of', async () => {
  const { user, api } = open('/study/together?sets=1,2');
  expect(await screen.findByRole('heading', { name: 'First + Second' })).toBeVisible();

  for (const question of ['Osmosis', 'Diffusion', 'Turgor']) {
    expect((await screen.findAllByText(question))[0]).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next' }));
  }

  await outbox.flush();
  const marked = api.calls(markEndpoints.change).map(({ params, body }) => ({
    setId: params.quizId,
    ids: body.changes.map(({ flashcardId }) => flashcardId),
  }));
  const idsIn = (setId: string) =>
    marked.filter((call) => call.setId === setId).flatMap(({ ids }) => ids);
  const [osmosis, diffusion, turgor] = CARDS.map(({ flashcardId }) => flashcardId);
  expect(idsIn('1')).toEqual([osmosis, diffusion]);
  expect(idsIn('2')).toEqual([turgor]);
});

it('leaves out a set that is gone', async () => {
  open('/study/together?sets=9,2');

  expect(await screen.findByRole('heading', { name: 'Second' })).toBeVisible();
});

it.each(['', '?sets=', '?sets=x', '?sets=9'])('says that there is nothing at %s', async (query) => {
  open(`/study/together${query}`);

  expect(await screen.findByRole('alert')).toBeVisible();
});
