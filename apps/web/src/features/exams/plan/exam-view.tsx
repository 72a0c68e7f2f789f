import { useQuery } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { useScrollMemory } from '../../../lib/address/use-scroll-memory';
import { isCode } from '../../../lib/api/api';
import { useApi } from '../../../lib/api/api-context';
import { useTexts } from '../../../lib/i18n';
import { useDocumentTitle } from '../../../lib/page/document-title';
import { ButtonLink } from '../../../ui/basics/button-link';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { LoadFailed } from '../../../ui/feedback/load-failed';
import { useWayBack } from '../../lists/public';
import { examQueries } from '../exams.queries';
import { examsTexts } from '../exams.texts';
import styles from './exam-page.module.css';
import { ExamPage } from './exam-page';
import { ExamSkeleton } from './exam-skeleton';

/** The exam that the address names, or why there is none to see. */
export function ExamView({ examId }: { examId: number }) {
  const texts = useTexts(examsTexts);
  const { href, goBack, handleClick } = useWayBack('exam');
  const query = useQuery({
    ...examQueries.plan(useApi(), examId),
    refetchOnWindowFocus: 'always',
  });
  useDocumentTitle(query.data?.exam.title ?? texts.title);
  useScrollMemory(query.data !== undefined);

  function renderContent(): ReactNode {
    if (isCode(query.error, 'not_found')) {
      return (
        <div role="alert" className={styles.nothing}>
          <EmptyState
            title={texts.missing}
            advice={texts.missingAdvice}
            action={
              <ButtonLink to={href} variant="secondary" onClick={handleClick}>
                {texts.back}
              </ButtonLink>
            }
          />
        </div>
      );
    }
    // Once the plan is here, a later request that fails must not hide it.
    if (query.data) {
      return <ExamPage plan={query.data} onGone={goBack} />;
    }
    return query.isError ? (
      <div className={styles.nothing}>
        <LoadFailed onRetry={() => void query.refetch()} />
      </div>
    ) : (
      <ExamSkeleton />
    );
  }

  return (
    <div className={styles.page}>
      <div>
        <ButtonLink
          variant="quiet"
          to={href}
          className={styles.back}
          icon={<ArrowLeft />}
          onClick={handleClick}
        >
          {texts.back}
        </ButtonLink>
      </div>
      {!query.data && <h1 className="visually-hidden">{texts.title}</h1>}
      {renderContent()}
    </div>
  );
}
