import type { Exam } from '@scholar/contract';
import type { ReactNode } from 'react';
import { useTexts } from '../../../lib/i18n';
import { formatDay } from '../../../lib/time/local-day';
import { examTimeTexts } from '../line/exam-time.texts';
import styles from './exam-page.module.css';

const WHOLE_DAY: Intl.DateTimeFormatOptions = {
  weekday: 'long',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
};

export function ExamHead({ exam, children }: { exam: Exam; children: ReactNode }) {
  const { locale, left } = useTexts(examTimeTexts);
  return (
    <div className={styles.head}>
      <div className={styles.naming}>
        <h1 dir="auto">{exam.title}</h1>
        <p className={styles.when}>
          <time dateTime={exam.date}>{formatDay(exam.date, locale, WHOLE_DAY)}</time>
          {' · '}
          <strong>{left(exam.daysLeft)}</strong>
        </p>
      </div>
      <div className={styles.tools}>{children}</div>
    </div>
  );
}
