import {
  setEndpoints,
  reportEndpoints,
  type Flashcard,
  folderEndpoints,
  type Review,
  type SetWithCards,
} from '@scholar/contract';
import { useQueryClient } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { StudyScreen } from '../study-screen';
import { Toaster } from '../../../ui/feedback/toast';
import { aUser } from '../../../testing/builders';
import { aSet, cardsOf } from '../../../testing/cards';
import type { FakeApi } from '../../../testing/fake-api';
import { renderScreen } from '../../../testing/render-screen';
import { createReviewServer } from '../../../testing/review-server';
import { useMarksKeeper } from '../../marks/public';
import { outbox, useReviewSender } from '../../reviews/public';

export const STUDY_CARDS = cardsOf(
  ['Osmosis', 'Water moves across a membrane.'],
  ['Diffusion', 'Particles spread out.'],
  ['Turgor', 'Water pushes against the wall.'],
  ['Aquaporin', 'A channel that lets water through.'],
);

/** One of the two study screens inside what sends its marks, at an address, with a server that knows one set. */
export function renderStudy({
  kind = 'cards',
  view = 'study',
  set = aSet({ flashcards: STUDY_CARDS }),
  server = createReviewServer(),
  prepare,
}: {
  kind?: 'cards' | 'tests';
  view?: 'list' | 'study' | 'test';
  set?: SetWithCards;
  server?: ReturnType<typeof createReviewServer>;
  /** Answers that differ from those of a server where all is well. */
  prepare?: (api: FakeApi) => void;
} = {}) {
  const { api, log, undone } = server;
  const { flashcards: _, ...row } = set;
  api.answer(folderEndpoints.list, { folders: [] });
  api.answer(setEndpoints.list, { quizzes: [row], totalPages: 1, totalItems: 1 });
  api.answer(setEndpoints.get, set);
  api.answer(reportEndpoints.studySession, null);
  prepare?.(api);
  const path = kind === 'cards' ? '/study-quiz' : '/study-quiz-flashcard';
  const query = { list: '', study: '?set=12', test: '?set=12&view=test' }[view];
  const rendered = renderScreen(
    <Sender>
      <StudyScreen kind={kind} />
      <Toaster />
    </Sender>,
    { route: path + query, api, session: { user: aUser() } },
  );
  return {
    ...rendered,
    server,
    /** What the server knows once everything has arrived, without what was taken back. */
    async readLog(): Promise<Review[]> {
      await outbox.flush();
      await outbox.flush();
      return [...log.values()].filter(({ reviewId }) => !undone.has(reviewId));
    },
  };
}

/** What the shell brings along: marks are sent and heard of. */
export function Sender({ children }: { children: ReactNode }) {
  useReviewSender();
  useMarksKeeper(useQueryClient());
  return children;
}

/** The side of the card that can be read. */
export function shownSide(): string {
  const card = screen.getByRole('group', { name: /^Card \d+ of \d+$/ });
  return card.querySelector('[data-hidden="false"] p')?.textContent ?? '';
}

/** The card whose definition is asked for. */
export function askedCard(cards: readonly Flashcard[] = STUDY_CARDS): Flashcard {
  const asked = cards.find(({ answer }) => screen.queryByText(answer, { selector: 'section > p' }));
  if (!asked) {
    throw new Error('No definition of these cards is asked for.');
  }
  return asked;
}

/** Lets the study clock believe that time passes. */
export function createStudyTime(): (milliseconds: number) => void {
  let passed = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => passed);
  return (milliseconds) => {
    passed += milliseconds;
  };
}
