import type { Today } from '@scholar/contract';
import ArrowRight from 'lucide-react/icons/arrow-right';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApi } from '../../../lib/api/api-context';
import { useTexts } from '../../../lib/i18n';
import { ButtonLink } from '../../../ui/basics/button-link';
import { TextLink } from '../../../ui/basics/text-link';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { todayQueries } from '../today.queries';
import { hasNoCards } from './has-no-cards';
import styles from './today-line.module.css';
import { todayLineTexts } from './today-line.texts';

/** What waits to be studied today, in one line of always the same height. */
export function TodayLine() {
  const texts = useTexts(todayLineTexts);
  const { data, isError } = useQuery(todayQueries.cards(useApi()));
  return (
    <section className={styles.line} aria-label={texts.label} aria-busy={!data && !isError}>
      <CalendarCheck size={20} className={styles.icon} />
      {data && <Known today={data} />}
      {!data && !isError && <Skeleton width={180} height={16} />}
      {!data && isError && <Words link={<TextLink to="/today">{texts.open}</TextLink>} />}
    </section>
  );
}

function Known({ today }: { today: Today }) {
  const texts = useTexts(todayLineTexts);
  const { counts, minutes } = today;
  const cards = counts.due + counts.new + counts.learning;
  if (cards > 0) {
    return (
      <Words
        link={
          <ButtonLink to="/today" size="sm" iconAfter={<ArrowRight />}>
            {texts.start}
          </ButtonLink>
        }
      >
        <strong>{texts.due({ cards, minutes: Math.max(1, minutes) })}</strong>
      </Words>
    );
  }
  return hasNoCards(today) ? (
    <Words link={<TextLink to="/set-creator">{texts.make}</TextLink>}>{texts.none}</Words>
  ) : (
    <Words link={<TextLink to="/today">{texts.open}</TextLink>}>{texts.done}</Words>
  );
}

function Words({ link, children }: { link: ReactNode; children?: ReactNode }) {
  return (
    <>
      <p className={styles.words}>{children}</p>
      {link}
    </>
  );
}
