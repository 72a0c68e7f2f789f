import { useTexts } from '../../../lib/i18n';
import { formatDay } from '../../../lib/time/local-day';
import { examsTexts } from '../exams.texts';
import { examTimeTexts } from '../line/exam-time.texts';
import type { PlanBar } from './plan-bars';

export type DayFormat = { day: (day: string) => string; span: (bar: PlanBar) => string };

/** The days of the plan in few letters. */
export function useDayFormat(): DayFormat {
  const { span } = useTexts(examsTexts).chart;
  const { locale } = useTexts(examTimeTexts);
  const day = (text: string) => formatDay(text, locale, { month: 'short', day: 'numeric' });
  return {
    day,
    span: ({ from, to }) => (from === to ? day(from) : span({ from: day(from), to: day(to) })),
  };
}
