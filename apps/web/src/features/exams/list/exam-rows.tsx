import type { Exam } from '@scholar/contract';
import { type ReactNode, useId } from 'react';
import { examPath } from '../../../lib/address/paths';
import { useTexts } from '../../../lib/i18n';
import { formatDay } from '../../../lib/time/local-day';
import { Badge } from '../../../ui/feedback/badge';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { ListRow, RowCell, RowList } from '../../../ui/lists/list-row';
import { FROM_LIST } from '../../lists/public';
import { rowIdOf } from '../exam-address';
import { examsTexts } from '../exams.texts';
import { examTimeTexts } from '../line/exam-time.texts';
import { formatShare } from '../line/format-share';
import styles from './exam-rows.module.css';

const DAY: Intl.DateTimeFormatOptions = { year: 'numeric', month: 'short', day: 'numeric' };

export function ComingExams({ exams }: { exams: readonly Exam[] }) {
  const { coming, columns } = useTexts(examsTexts).list;
  const time = useTexts(examTimeTexts);
  return (
    <ExamSheet heading={coming} lastColumn={columns.goal}>
      {exams.map((exam) => (
        <ExamRow key={exam.examId} exam={exam}>
          <RowCell label={columns.left} isLabelHidden>
            <strong className={styles.left}>{time.left(exam.daysLeft)}</strong>
          </RowCell>
          <RowCell label={columns.goal}>{formatShare(exam.goal)}</RowCell>
        </ExamRow>
      ))}
    </ExamSheet>
  );
}

export function PastExams({ exams }: { exams: readonly Exam[] }) {
  const { list, after } = useTexts(examsTexts);
  const time = useTexts(examTimeTexts);
  return (
    <ExamSheet heading={list.past} lastColumn={list.columns.outcome}>
      {exams.map((exam) => (
        <ExamRow key={exam.examId} exam={exam}>
          <RowCell label={list.columns.left} isLabelHidden>
            {time.left(exam.daysLeft)}
          </RowCell>
          <RowCell label={list.columns.outcome} isLabelHidden>
            {exam.outcome ? (
              after.outcome[exam.outcome]
            ) : (
              <Badge tone="brand-soft">{list.ask}</Badge>
            )}
          </RowCell>
        </ExamRow>
      ))}
    </ExamSheet>
  );
}

function ExamRow({ exam, children }: { exam: Exam; children: ReactNode }) {
  const { columns } = useTexts(examsTexts).list;
  const { locale } = useTexts(examTimeTexts);
  return (
    <ListRow
      linkId={rowIdOf(exam.examId)}
      to={examPath(exam.examId)}
      state={FROM_LIST}
      title={exam.title}
      note={<span dir="auto">{exam.sets.map(({ title }) => title).join(' · ')}</span>}
    >
      <RowCell label={columns.day} isLabelHidden>
        <time dateTime={exam.date}>{formatDay(exam.date, locale, DAY)}</time>
      </RowCell>
      {children}
    </ListRow>
  );
}

/** Three rows, as most students will have no more. */
export function ExamRowsSkeleton() {
  const { coming, columns } = useTexts(examsTexts).list;
  return (
    <ExamSheet heading={coming} lastColumn={columns.goal} isBusy>
      {[0, 1, 2].map((row) => (
        <li key={row} className={styles.comes}>
          <Skeleton lines={1} />
        </li>
      ))}
    </ExamSheet>
  );
}

function ExamSheet({
  heading,
  lastColumn,
  isBusy = false,
  children,
}: {
  heading: string;
  lastColumn: string;
  isBusy?: boolean;
  children: ReactNode;
}) {
  const id = useId();
  const { columns } = useTexts(examsTexts).list;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      <RowList
        label={heading}
        className={styles.columns}
        headings={[columns.exam, columns.day, columns.left, lastColumn]}
        isBusy={isBusy}
      >
        {children}
      </RowList>
    </section>
  );
}
