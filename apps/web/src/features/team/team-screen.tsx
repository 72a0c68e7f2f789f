import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { teamQuery } from '../plans/public';
import { useApi } from '../../lib/api/api-context';
import { isCode } from '../../lib/api/api';
import { useTexts } from '../../lib/i18n';
import { useDocumentTitle } from '../../lib/page/document-title';
import { ButtonLink } from '../../ui/basics/button-link';
import { EmptyState } from '../../ui/feedback/empty-state';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { Skeleton } from '../../ui/feedback/skeleton';
import { OpenTeam } from './open-team';
import { teamTexts } from './team.texts';
import styles from './team-sheet.module.css';
import page from '../../ui/lists/list-page.module.css';

/** The team of the student, or that there is none. */
export function TeamScreen() {
  const texts = useTexts(teamTexts);
  // Others change the team too, so it is asked for on every return.
  const team = useQuery({
    ...teamQuery(useApi()),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });
  useDocumentTitle(texts.title);

  if (isCode(team.error, 'not_found')) {
    return (
      <PlainPage>
        <EmptyState
          size="page"
          title={texts.none.title}
          advice={texts.none.advice}
          action={
            <ButtonLink to="/profile#plan" variant="secondary">
              {texts.none.action}
            </ButtonLink>
          }
        />
      </PlainPage>
    );
  }
  // Once the team is here, a later request that fails must not hide it.
  if (team.data) {
    return <OpenTeam team={team.data} />;
  }
  if (team.isError) {
    return (
      <PlainPage>
        <LoadFailed onRetry={() => void team.refetch()} />
      </PlainPage>
    );
  }
  return <TeamSkeleton />;
}

function PlainPage({ children }: { children: ReactNode }) {
  const texts = useTexts(teamTexts);
  return (
    <div className={page.page}>
      <div className={page.head}>
        <h1>{texts.title}</h1>
      </div>
      <div className={page.sheet}>{children}</div>
    </div>
  );
}

/** Placeholders while the team loads. */
function TeamSkeleton() {
  return (
    <div className={page.page} aria-busy="true">
      <Skeleton width={240} height={32} />
      <Skeleton width="100%" height={44} />
      <div className={styles.sheet}>
        <div className={styles.coming}>
          <Skeleton lines={4} />
        </div>
      </div>
    </div>
  );
}
