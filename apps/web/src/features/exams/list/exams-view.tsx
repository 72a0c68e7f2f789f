import type { Exam } from '@scholar/contract';
import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useScrollMemory } from '../../../lib/address/use-scroll-memory';
import { useApi } from '../../../lib/api/api-context';
import { useTexts } from '../../../lib/i18n';
import { useDocumentTitle } from '../../../lib/page/document-title';
import { Button } from '../../../ui/basics/button';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { LoadFailed } from '../../../ui/feedback/load-failed';
import page from '../../../ui/lists/list-page.module.css';
import { useExamDialog } from '../edit/use-exam-dialog';
import { examQueries } from '../exams.queries';
import { examsTexts } from '../exams.texts';
import { ComingExams, ExamRowsSkeleton, PastExams } from './exam-rows';
import styles from './exams-view.module.css';

/** Exams to come, the next first, and below them those that were. */
export function ExamsView({ onMade }: { onMade: (exam: Exam) => void }) {
  const texts = useTexts(examsTexts);
  const { data, isError, refetch } = useQuery(examQueries.list(useApi()));
  const { open: make, dialog } = useExamDialog({ onSaved: onMade });
  const coming = data?.filter(({ daysLeft }) => daysLeft >= 0) ?? [];
  const past = data?.filter(({ daysLeft }) => daysLeft < 0) ?? [];
  useDocumentTitle(texts.title);
  useScrollMemory(data !== undefined);

  return (
    <div className={page.page}>
      <div className={page.head}>
        <h1>{texts.title}</h1>
        {data && data.length > 0 && (
          <Button icon={<Plus />} onClick={make}>
            {texts.newExam}
          </Button>
        )}
      </div>
      {!data && isError && (
        <div className={page.sheet}>
          <LoadFailed onRetry={() => void refetch()} />
        </div>
      )}
      {!data && !isError && <ExamRowsSkeleton />}
      {data?.length === 0 && (
        <div className={page.sheet}>
          <EmptyState
            size="page"
            title={texts.list.empty}
            advice={<span className={styles.advice}>{texts.list.emptyAdvice}</span>}
            action={
              <Button icon={<Plus />} onClick={make}>
                {texts.newExam}
              </Button>
            }
          />
        </div>
      )}
      {coming.length > 0 && <ComingExams exams={coming} />}
      {past.length > 0 && <PastExams exams={past} />}
      <p role="status" className="visually-hidden">
        {data && texts.list.found(data.length)}
      </p>
      {dialog}
    </div>
  );
}
