import type { Today } from '@scholar/contract';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useApi } from '../../../lib/api/api-context';
import { pageLocale, useTexts } from '../../../lib/i18n';
import { findStudentDay, formatDay } from '../../../lib/time/local-day';
import { ButtonLink } from '../../../ui/basics/button-link';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { todayQueries } from '../today.queries';
import { hasNoCards } from './has-no-cards';
import styles from './today-line.module.css';
import { todayLineTexts } from './today-line.texts';

const DAY: Intl.DateTimeFormatOptions = { weekday: 'long', month: 'long', day: 'numeric' };

/** What waits to be studied today and the one button that begins it, on a sheet of always the same height. */
export function TodayLine() {
  const texts = useTexts(todayLineTexts);
  const { data, isError } = useQuery(todayQueries.cards(useApi()));
  // As in the plan of an exam: whoever studies after midnight is still on the day before.
  const [day] = useState(() => findStudentDay(new Date()));
  return (
    <section className={styles.sheet} aria-label={texts.label} aria-busy={!data && !isError}>
      <p className={styles.day}>
        <strong>{texts.label}</strong> · {formatDay(day, pageLocale(), DAY)}
      </p>
      {data && <Known today={data} />}
      {!data && !isError && <Coming />}
      {!data && isError && (
        <Words link={<OpenToday />} isQuiet>
          {texts.failed}
        </Words>
      )}
    </section>
  );
}

function Known({ today }: { today: Today }) {
  const texts = useTexts(todayLineTexts);
  const { counts, minutes, dueTomorrow } = today;
  const again = counts.due + counts.learning;
  const cards = again + counts.new;
  if (cards > 0) {
    return (
      <Words
        note={texts.parts({ again, fresh: counts.new })}
        link={
          <ButtonLink to="/today" size="lg" iconAfter={<ArrowRight />}>
            {texts.start}
          </ButtonLink>
        }
      >
        {texts.due({ cards, minutes: Math.max(1, minutes) })}
      </Words>
    );
  }
  if (hasNoCards(today)) {
    return (
      <Words
        link={
          <ButtonLink to="/set-creator" variant="secondary">
            {texts.make}
          </ButtonLink>
        }
        isQuiet
      >
        {texts.none}
      </Words>
    );
  }
  return (
    <Words
      note={dueTomorrow > 0 ? texts.tomorrow(dueTomorrow) : undefined}
      link={<OpenToday />}
      isQuiet
    >
      {texts.done}
    </Words>
  );
}

function OpenToday() {
  return (
    <ButtonLink to="/today" variant="secondary">
      {useTexts(todayLineTexts).open}
    </ButtonLink>
  );
}

function Words({
  link,
  note,
  isQuiet = false,
  children,
}: {
  link: ReactNode;
  note?: string | undefined;
  /** Nothing to begin with. */
  isQuiet?: boolean;
  children: string;
}) {
  return (
    <>
      <p className={styles.words} data-quiet={isQuiet}>
        {children}
      </p>
      {note && <p className={styles.note}>{note}</p>}
      <div className={styles.action}>{link}</div>
    </>
  );
}

function Coming() {
  return (
    <>
      <div className={styles.words}>
        <Skeleton width="min(340px, 80%)" height={38} />
      </div>
      <div className={styles.action}>
        <Skeleton width={116} height={48} />
      </div>
    </>
  );
}
