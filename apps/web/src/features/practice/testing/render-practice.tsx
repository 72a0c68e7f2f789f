import {
  type Flashcard,
  type Language,
  reportEndpoints,
  type Review,
  type SetWithCards,
  type User,
  setEndpoints,
  setMemoryEndpoints,
} from '@scholar/contract';
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { aUser } from '../../../testing/builders';
import { aCard, aCloze, aSet } from '../../../testing/cards';
import type { FakeApi } from '../../../testing/fake-api';
import { renderScreen } from '../../../testing/render-screen';
import { createReviewServer } from '../../../testing/review-server';
import { speak } from '../../../testing/speak';
import { outbox, useReviewSender } from '../../reviews/public';
import { LearnScreen, MatchScreen, WriteScreen } from '../practice-screens';
import type { PracticeMode } from '../practice-mode';

const NOTES = { documentId: 5, title: 'Membrane notes', field: 'Biology' } as const;

export const OSMOSIS = aCard({
  flashcardId: 1,
  question: 'Osmosis',
  answer: 'The movement of water across a membrane.',
  document: NOTES,
  source: { quote: 'Water crosses a membrane: this is osmosis.', start: 0, end: 42 },
});
export const DIFFUSION = aCard({
  flashcardId: 2,
  question: 'Diffusion',
  answer: 'Particles spread out from where there are many.',
  document: NOTES,
  source: { quote: 'Particles spread by diffusion.', start: 50, end: 80 },
});
export const PHOTOSYNTHESIS = aCard({
  flashcardId: 3,
  question: 'quang hợp',
  answer: 'Quá trình cây dùng ánh sáng để tạo chất hữu cơ.',
});
const WALL = aCloze({
  flashcardId: 4,
  question: 'turgor pressure',
  answer: 'Water pushes against the wall: ____.',
});
export const CARDS: readonly Flashcard[] = [OSMOSIS, DIFFUSION, PHOTOSYNTHESIS, WALL];

/** One of the screens inside what sends its answers, with a server that knows one set. */
export function renderPractice(
  mode: PracticeMode,
  {
    set = aSet({ flashcards: [...CARDS] }),
    route = `/${mode}?set=12`,
    language = 'en',
    isKnown = true,
    user = aUser(),
    prepare,
  }: {
    set?: SetWithCards;
    route?: string;
    language?: Language;
    /** Whether the browser knows whose token it has. */
    isKnown?: boolean;
    user?: User;
    /** Answers that differ from those of a server where all is well. */
    prepare?: (api: FakeApi) => void;
  } = {},
) {
  speak(language);
  const { api, log, undone } = createReviewServer();
  api.answer(setEndpoints.get, set);
  api.answer(reportEndpoints.studySession, null);
  api.answer(setMemoryEndpoints.get, { cards: [], bestMatch: null });
  prepare?.(api);
  const Screen = { learn: LearnScreen, write: WriteScreen, match: MatchScreen }[mode];
  const view = renderScreen(
    <Sender>
      <Screen />
    </Sender>,
    { route, api, session: isKnown ? { user } : {} },
  );
  return {
    ...view,
    /** What the server knows once everything has arrived, without what was taken back. */
    async readLog(): Promise<Review[]> {
      await outbox.flush();
      await outbox.flush();
      return [...log.values()].filter(({ reviewId }) => !undone.has(reviewId));
    },
  };
}

function Sender({ children }: { children: ReactNode }) {
  useReviewSender();
  return children;
}

/** The card that is asked for. */
export function askedCard(cards: readonly Flashcard[] = CARDS): Flashcard {
  const prompt = screen.getByRole('region', { name: /Definition|Fill in|Question/ }).textContent;
  const asked = cards.find(({ answer }) => prompt.includes(answer.split('____')[0] ?? answer));
  if (!asked) {
    throw new Error(`No card asks “${prompt}”.`);
  }
  return asked;
}
