import {
  DEFAULT_MEMORY_SETTINGS,
  flashcardEndpoints,
  memoryEndpoints,
  memorySettingsEndpoints,
  putAwayEndpoints,
  reportEndpoints,
  type MemorySettings,
  type Review,
  type Today,
  type TodayCard,
} from '@scholar/contract';
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Toaster } from '../../../ui/feedback/toast';
import { aUser } from '../../../testing/builders';
import { aCard, editedCard } from '../../../testing/cards';
import type { FakeApi } from '../../../testing/fake-api';
import { renderScreen } from '../../../testing/render-screen';
import { useReviewSender } from '../../reviews/public';
import { aStatus, createReviewServer } from '../../../testing/review-server';
import { TodayScreen } from '../today-screen';

const NOW = () => new Date().toISOString();
const IN_A_DAY = () => new Date(Date.now() + 86_400_000).toISOString();

export function aTodayCard(changes: Partial<TodayCard> = {}): TodayCard {
  const { createDate, ...rest } = aCard();
  return {
    ...rest,
    createDate,
    quizId: 12,
    setTitle: 'Cell biology basics',
    state: 'new',
    due: null,
    stability: 0,
    difficulty: 0,
    step: 0,
    reps: 0,
    lapses: 0,
    reviewedAt: null,
    reviewedDay: null,
    firstDay: null,
    answeredDay: null,
    isSuspended: false,
    isFlagged: false,
    buriedUntil: null,
    isLeech: false,
    next: { again: 60, hard: 330, good: 600, easy: 691_200 },
    stretch: 1,
    ...changes,
  };
}

/** A card that was learnt ten days ago. */
export function aDueCard(changes: Partial<TodayCard> = {}): TodayCard {
  const tenDaysAgo = new Date(Date.now() - 10 * 86_400_000).toISOString();
  const reviewedAt = changes.reviewedAt ?? tenDaysAgo;
  return aTodayCard({
    state: 'review',
    due: NOW(),
    stability: 10,
    difficulty: 5,
    reps: 3,
    reviewedAt,
    reviewedDay: Math.floor(Date.parse(reviewedAt) / 86_400_000),
    firstDay: 20_000,
    answeredDay: 20_000,
    next: { again: 600, hard: 864_000, good: 1_987_200, easy: 3_456_000 },
    ...changes,
  });
}

export function aToday(changes: Partial<Today> = {}): Today {
  const cards = changes.cards ?? [];
  const count = (...states: string[]) => cards.filter(({ state }) => states.includes(state)).length;
  return {
    asOf: NOW(),
    day: 20_773,
    dayEndsAt: IN_A_DAY(),
    weights: null,
    counts: {
      due: count('review'),
      new: count('new'),
      learning: count('learning', 'relearning'),
    },
    minutes: Math.ceil(cards.length / 3),
    medianMilliseconds: 20_000,
    done: { due: 0, new: 0 },
    waiting: { due: 0, hasNew: false },
    pile: null,
    leeches: [],
    nextDueAt: null,
    dueTomorrow: 0,
    ...changes,
    cards,
  };
}

/** The screen inside what sends its answers, with a server that gives these cards until they are answered. */
export function renderToday({
  today = aToday(),
  settings = {},
  isKnown = true,
  prepare,
}: {
  today?: Today;
  settings?: Partial<MemorySettings>;
  /** Whether the browser knows whose token it has. */
  isKnown?: boolean;
  /** Answers that differ from those of a server where all is well. */
  prepare?: (api: FakeApi) => void;
} = {}) {
  const server = createReviewServer();
  const { api, log } = server;
  api.answer(memoryEndpoints.today, () => ({ ...today, asOf: NOW() }));
  api.answer(memorySettingsEndpoints.get, {
    ...DEFAULT_MEMORY_SETTINGS,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    ...settings,
  });
  api.answer(memoryEndpoints.handleCard, ({ params }) =>
    aStatus({ flashcardId: Number(params.flashcardId) }),
  );
  api.answer(reportEndpoints.studySession, null);
  api.answer(putAwayEndpoints.list, { total: 0, cards: [], next: null });
  api.answer(flashcardEndpoints.edit, ({ params, body }) =>
    editedCard(aCard({ flashcardId: Number(params.flashcardId) }), body),
  );
  // Says nothing of the cards, so that what the screen reckons itself is seen.
  api.answer(memoryEndpoints.review, ({ body }) => ({
    ...server.take(body.reviews as Review[]),
    states: [],
  }));
  prepare?.(api);
  const view = renderScreen(
    <Sender>
      <TodayScreen />
    </Sender>,
    { route: '/today', api, session: isKnown ? { user: aUser() } : {} },
  );
  return { ...view, log };
}

function Sender({ children }: { children: ReactNode }) {
  useReviewSender();
  return (
    <>
      {children}
      <Toaster />
    </>
  );
}

/** The side of the card that can be read. */
export function shownSide(): string {
  const card = screen.getByRole('group', { name: /^Card from/ });
  return card.querySelector('[data-hidden="false"] p')?.textContent ?? '';
}
