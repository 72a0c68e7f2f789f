import { describe, expect, it } from 'vitest';
import { NEW_CARD } from '../card-memory';
import { createScheduler } from '../scheduler';
import { createMemoryModel } from './memory-model';

const DAYS = ['2026-11-01', '2026-11-01', '2026-11-04', '2026-11-20', '2026-11-20', '2026-12-24'];
const ANSWERS = [true, true, true, false, true, true];

describe('createMemoryModel', () => {
  it('remembers and forgets as the schedule does', () => {
    const scheduler = createScheduler();
    const model = createMemoryModel();
    let card = { ...NEW_CARD };
    let memory: { stability: number; difficulty: number } | null = null;

    for (const [index, day] of DAYS.entries()) {
      const remembered = ANSWERS[index]!;
      const days = index === 0 ? 0 : (Date.parse(day) - Date.parse(DAYS[index - 1]!)) / 86_400_000;
      const rating = remembered ? 'good' : 'again';
      card = scheduler.answer(7, card, {
        rating,
        mode: 'today',
        how: 'shown',
        answeredAt: `${day}T12:00:00.000Z`,
        utcOffset: 0,
      });
      memory = model.next(memory, days, remembered);
    }

    expect(memory).toEqual({ stability: card.stability, difficulty: card.difficulty });
    expect(model.recall(10, memory!.stability)).toBeCloseTo(
      scheduler.retrievability(card, '2027-01-03T12:00:00.000Z'),
      6,
    );
  });

  it('knows after how many days a chance is reached', () => {
    const model = createMemoryModel();

    expect(model.recall(model.daysUntil(0.8, 5), 5)).toBeCloseTo(0.8, 10);
    expect(model.daysUntil(0.9, 5)).toBeCloseTo(5, 5);
  });

  it('forgets half as fast at twice the pace', () => {
    const [usual, slow] = [createMemoryModel(), createMemoryModel(undefined, 2)];

    expect(slow.recall(20, 5)).toBeCloseTo(usual.recall(10, 5), 10);
  });
});
