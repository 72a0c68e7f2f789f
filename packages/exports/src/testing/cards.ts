import type { CardMemory, ExportedCard } from '@scholar/contract';
import type { ExportedLibrary } from '../exported-library';

let lastId = 0;

export function card(given: Partial<ExportedCard> = {}): ExportedCard {
  lastId += 1;
  return {
    flashcardId: lastId,
    question: `Question ${lastId}`,
    answer: `Answer ${lastId}`,
    kind: 'definition',
    note: null,
    tags: [],
    original: null,
    memory: null,
    reviews: [],
    ...given,
  };
}

export function memory(given: Partial<CardMemory> = {}): CardMemory {
  return {
    state: 'review',
    due: '2026-11-20T05:00:00.000Z',
    stability: 10.123456,
    difficulty: 5.5,
    step: 0,
    reps: 3,
    lapses: 1,
    reviewedAt: '2026-11-10T05:00:00.000Z',
    reviewedDay: 20_767,
    firstDay: 20_740,
    answeredDay: 20_767,
    ...given,
  };
}

export function library(...cards: ExportedCard[]): ExportedLibrary {
  return { sets: [{ title: 'Biology', cards }] };
}
