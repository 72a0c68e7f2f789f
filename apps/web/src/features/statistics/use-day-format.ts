import { useTexts } from '../../lib/i18n';
import { formatDay } from '../../lib/time/local-day';
import { statisticsTexts } from './statistics.texts';

/** The days of the charts in few letters. */
export function useDayFormat(): (day: string) => string {
  const { locale } = useTexts(statisticsTexts);
  return (day) => formatDay(day, locale, { month: 'short', day: 'numeric' });
}
