import type { Exam } from '@scholar/contract';
import { useQuery } from '@tanstack/react-query';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import ChevronRight from 'lucide-react/icons/chevron-right';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import { useRef } from 'react';
import { examPath } from '../../../lib/address/paths';
import { useApi } from '../../../lib/api/api-context';
import { useTexts } from '../../../lib/i18n';
import { Link } from '../../../lib/page/link';
import { Button } from '../../../ui/basics/button';
import { TextLink } from '../../../ui/basics/text-link';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { useExamDialog } from '../edit/use-exam-dialog';
import { examQueries, findNextExam } from '../exams.queries';
import { examTimeTexts } from './exam-time.texts';
import { formatShare } from './format-share';
import styles from './set-exam-line.module.css';
import { setExamLineTexts } from './set-exam-line.texts';

/** The next exam that a set is part of, in a line of always the same height, or the way to one. */
export function SetExamLine({ set }: { set: { quizId: number; title: string } }) {
  const texts = useTexts(setExamLineTexts);
  const lineRef = useRef<HTMLElement>(null);
  // The button has gone when there is an exam; its link stands in the line then.
  const form = useExamDialog({ set, findFinalFocus: () => lineRef.current });
  const { data, isError } = useQuery(examQueries.list(useApi()));
  const exam = data && findNextExam(data, set.quizId);
  return (
    <section
      ref={lineRef}
      tabIndex={-1}
      className={styles.line}
      aria-label={texts.label}
      aria-busy={!data && !isError}
    >
      {exam && <ExamLink exam={exam} />}
      {data && !exam && (
        <Button
          variant="quiet"
          size="sm"
          className={styles.set}
          icon={<CalendarPlus />}
          onClick={form.open}
        >
          {texts.set}
        </Button>
      )}
      {!data && !isError && <Skeleton width={160} height={14} />}
      {!data && isError && <TextLink to="/exams">{texts.open}</TextLink>}
      {form.dialog}
    </section>
  );
}

function ExamLink({ exam }: { exam: Exam }) {
  const texts = useTexts(setExamLineTexts);
  const time = useTexts(examTimeTexts);
  const { data: plan } = useQuery(examQueries.plan(useApi(), exam.examId));
  return (
    <Link to={examPath(exam.examId)} className={styles.exam}>
      <GraduationCap size={18} className={styles.icon} />
      <span className={styles.words}>
        <span className={styles.naming}>
          <strong className={styles.name} dir="auto">
            {exam.title}
          </strong>
          <span className={styles.left}>{time.left(exam.daysLeft)}</span>
        </span>{' '}
        <span className={styles.readiness}>
          {plan?.readiness &&
            texts.readiness({
              asThingsStand: formatShare(plan.readiness.asThingsStand),
              ifKept: formatShare(plan.readiness.ifKept),
            })}
          {plan && !plan.readiness && texts.noCards}
        </span>
      </span>
      <ChevronRight size={16} className={styles.arrow} />
    </Link>
  );
}
