import type { Desk } from '@scholar/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import { useId } from 'react';
import { useTexts } from '../../../lib/i18n';
import { TextLink } from '../../../ui/basics/text-link';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { deskTexts } from './desk.texts';
import sheet from './sheet.module.css';
import styles from './week-section.module.css';

/** On which days of this week the student has studied. What did not load is left out: it is no list to be retried. */
export function WeekSection({ desk: { data, isError } }: { desk: UseQueryResult<Desk> }) {
  const id = useId();
  const texts = useTexts(deskTexts).week;
  return (
    <section className={sheet.sheet} aria-labelledby={id} aria-busy={!data && !isError}>
      <h2 id={id} className={sheet.heading}>
        {texts.title}
      </h2>
      {data && (
        <>
          <p className={styles.count}>{texts.count(data.week.days.filter(Boolean).length)}</p>
          <Days week={data.week} />
        </>
      )}
      {!data && !isError && <Coming />}
      <p className={styles.foot}>
        <TextLink to="/statistics" className={sheet.more}>
          {texts.all}
        </TextLink>
      </p>
    </section>
  );
}

function Days({ week: { days, today } }: Pick<Desk, 'week'>) {
  const texts = useTexts(deskTexts).week;
  const say = (place: number, long: string) => {
    if (days[place]) {
      return texts.studied(long);
    }
    return place < today ? texts.notStudied(long) : texts.ahead(long);
  };
  return (
    <ol className={styles.days}>
      {texts.days.map(({ short, long }, place) => (
        <li
          key={long}
          className={styles.day}
          data-studied={days[place] ?? false}
          data-ahead={place > today}
          aria-current={place === today ? 'date' : undefined}
        >
          <span className="visually-hidden">{say(place, long)}</span>
          <span className={styles.name} aria-hidden="true">
            {short}
          </span>
          <span className={styles.dot} aria-hidden="true">
            {days[place] && <Check size={16} strokeWidth={2.5} />}
          </span>
        </li>
      ))}
    </ol>
  );
}

function Coming() {
  return (
    <>
      <div className={styles.count}>
        <Skeleton width="60%" height={25} />
      </div>
      <div className={styles.days}>
        <Skeleton height={30} />
      </div>
    </>
  );
}
