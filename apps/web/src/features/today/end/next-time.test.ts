import { expect, it } from 'vitest';
import { todayTexts } from '../today.texts';
import { sayNextTime } from './next-time';

const ENDS = new Date(2026, 10, 17, 4);

function say(nextDueAt: Date | null, dueTomorrow = 0): string {
  const today = {
    nextDueAt: nextDueAt?.toISOString() ?? null,
    dayEndsAt: ENDS.toISOString(),
    dueTomorrow,
  };
  return sayNextTime(today, todayTexts.en);
}

it.each([
  [null, 0, 'New cards come here as soon as they are in a set.'],
  [new Date(2026, 10, 16, 15, 40), 0, 'The next card comes today at 3:40 PM.'],
  [ENDS, 12, 'Come back tomorrow: 12 cards are due.'],
  [new Date(2026, 10, 17, 9), 1, 'Come back tomorrow: 1 card is due.'],
  [new Date(2026, 10, 19, 9), 0, 'Nothing is due before Thursday, November 19.'],
  [new Date(2026, 10, 20, 3), 0, 'Nothing is due before Thursday, November 19.'],
])('a card due at %s, %d tomorrow: %s', (due, tomorrow, said) => {
  expect(say(due, tomorrow).replaceAll('\u202f', ' ')).toBe(said);
});

it('speaks Vietnamese', () => {
  const today = { nextDueAt: ENDS.toISOString(), dayEndsAt: ENDS.toISOString(), dueTomorrow: 3 };

  expect(todayTexts.vi && sayNextTime(today, todayTexts.vi)).toBe(
    'Mai quay lại nhé: có 3 thẻ đến hạn.',
  );
});
