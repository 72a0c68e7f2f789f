import type { Today } from '@scholar/contract';
import type { todayTexts } from '../today.texts';

type Texts = (typeof todayTexts)['en'];
const DAY_MS = 86_400_000;
/** A day begins at four: what is due in the small hours belongs to the day before. */
const DAY_BEGINS_MS = 4 * 3_600_000;

/** When to come back, in a sentence. */
export function sayNextTime(
  { nextDueAt, dayEndsAt, dueTomorrow }: Pick<Today, 'nextDueAt' | 'dayEndsAt' | 'dueTomorrow'>,
  { next, locale }: Pick<Texts, 'next' | 'locale'>,
): string {
  if (nextDueAt === null) {
    return next.none;
  }
  const due = new Date(nextDueAt);
  const dayEnd = Date.parse(dayEndsAt);
  if (due.getTime() < dayEnd) {
    return next.today(due.toLocaleTimeString(locale, { hour: 'numeric', minute: '2-digit' }));
  }
  if (due.getTime() < dayEnd + DAY_MS) {
    return next.tomorrow(Math.max(1, dueTomorrow));
  }
  const day = new Date(due.getTime() - DAY_BEGINS_MS);
  return next.day(
    day.toLocaleDateString(locale, { weekday: 'long', month: 'long', day: 'numeric' }),
  );
}
