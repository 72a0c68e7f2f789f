import type { Exam } from '@scholar/contract';
import { useQuery } from '@tanstack/react-query';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { useRef } from 'react';
import { examPath } from '../../../lib/address/paths';
import { useApi } from '../../../lib/api/api-context';
import { useTexts } from '../../../lib/i18n';
import { Link } from '../../../lib/page/link';
import { formatDay } from '../../../lib/time/local-day';
import { Button } from '../../../ui/basics/button';
import { TextLink } from '../../../ui/basics/text-link';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { useExamDialog } from '../edit/use-exam-dialog';
import { examQueries, findNextExam } from '../exams.queries';
import { examTimeTexts } from '../line/exam-time.texts';
import { formatShare } from '../line/format-share';
import { ReadinessScale } from '../plan/readiness-scale';
import styles from './next-exam.module.css';
import { nextExamTexts } from './next-exam.texts';

/** The exam that comes next and what will be remembered then, or the way to plan one. */
export function NextExam() {
  const texts = useTexts(nextExamTexts);
  const sheetRef = useRef<HTMLElement>(null);
  // The button has gone when there is an exam.
  const form = useExamDialog({ findFinalFocus: () => sheetRef.current });
  const { data, isError } = useQuery(examQueries.list(useApi()));
  const exam = data && findNextExam(data);
  return (
    <section
      ref={sheetRef}
      tabIndex={-1}
      className={styles.sheet}
      aria-label={texts.label}
      aria-busy={!data && !isError}
    >
      {exam && <ComingExam exam={exam} />}
      {data && !exam && (
        <>
          <h2 className={styles.question}>{texts.none}</h2>
          <p className={styles.advice}>{texts.noneAdvice}</p>
          <Button
            variant="secondary"
            size="sm"
            className={styles.action}
            icon={<CalendarPlus />}
            onClick={form.open}
          >
            {texts.set}
          </Button>
        </>
      )}
      {!data && !isError && <Coming />}
      {!data && isError && (
        <>
          <h2 className={styles.label}>{texts.label}</h2>
          <p className={styles.advice}>{texts.failed}</p>
          <p className={styles.action}>
            <TextLink to="/exams">{texts.open}</TextLink>
          </p>
        </>
      )}
      {form.dialog}
    </section>
  );
}

function ComingExam({ exam }: { exam: Exam }) {
  const texts = useTexts(nextExamTexts);
  const time = useTexts(examTimeTexts);
  const { data: plan, isError } = useQuery(examQueries.plan(useApi(), exam.examId));
  const shares = plan?.readiness;
  return (
    <>
      <h2 className={styles.label}>{texts.label}</h2>
      <Link to={examPath(exam.examId)} className={styles.exam} dir="auto">
        {exam.title}
      </Link>
      <p className={styles.when}>
        <strong>{time.left(exam.daysLeft)}</strong> ·{' '}
        <time dateTime={exam.date}>
          {formatDay(exam.date, time.locale, { weekday: 'short', month: 'short', day: 'numeric' })}
        </time>
      </p>
      <div className={styles.readiness}>
        {shares && (
          <>
            <p className={styles.now}>
              <strong className={styles.percent}>{formatShare(shares.asThingsStand)}</strong>{' '}
              <span>{texts.asThingsStand}</span>
            </p>
            <ReadinessScale shares={shares} goal={exam.goal} />
            <p className={styles.kept}>
              <span>{texts.ifKept(formatShare(shares.ifKept))}</span>
              <span>{texts.goal(formatShare(exam.goal))}</span>
            </p>
          </>
        )}
        {plan && !shares && <p className={styles.advice}>{texts.noCards}</p>}
        {!plan && !isError && <Skeleton lines={1} />}
      </div>
    </>
  );
}

function Coming() {
  return (
    <div className={styles.coming}>
      <Skeleton width={72} height={12} />
      <Skeleton width="60%" height={20} />
      <Skeleton width="40%" height={14} />
      <Skeleton height={10} />
    </div>
  );
}
