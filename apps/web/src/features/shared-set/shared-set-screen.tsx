import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { isCode } from '../../lib/api/api';
import { useTexts } from '../../lib/i18n';
import { useDocumentTitle } from '../../lib/page/document-title';
import { useSession } from '../../lib/session/session';
import { ButtonLink } from '../../ui/basics/button-link';
import { EmptyState } from '../../ui/feedback/empty-state';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { Skeleton } from '../../ui/feedback/skeleton';
import { PublicFooter, PublicHeader } from '../public-pages/public';
import { SharedSetView } from './shared-set-view';
import styles from './shared-set.module.css';
import { sharedSetTexts } from './shared-set.texts';
import { useSharedSet } from './use-shared-set';

/** Where the link of a set leads, with and without an account. */
export function SharedSetScreen() {
  const { token = '' } = useParams();
  return (
    <div className={styles.page}>
      <PublicHeader />
      <LinkedSet key={token} token={token} />
      <PublicFooter />
    </div>
  );
}

function LinkedSet({ token }: { token: string }) {
  const texts = useTexts(sharedSetTexts);
  const { set, error, retry } = useSharedSet(token);
  useDocumentTitle(set?.title ?? texts.pageTitle);

  if (set) {
    return (
      <main id="main" tabIndex={-1} className={styles.main}>
        <SharedSetView token={token} set={set} />
      </main>
    );
  }
  if (isCode(error, 'not_found')) {
    return (
      <Instead>
        <LinkGone />
      </Instead>
    );
  }
  return (
    <Instead isComing={error === undefined}>
      {error === undefined ? <Skeleton lines={5} /> : <LoadFailed onRetry={retry} />}
    </Instead>
  );
}

/** What stands in place of the set. */
function Instead({ isComing = false, children }: { isComing?: boolean; children: ReactNode }) {
  const texts = useTexts(sharedSetTexts);
  return (
    <main id="main" tabIndex={-1} className={styles.main} aria-busy={isComing || undefined}>
      <h1 className="visually-hidden">{texts.pageTitle}</h1>
      {children}
    </main>
  );
}

/** Whether the link was closed or never was, nobody learns. */
function LinkGone() {
  const texts = useTexts(sharedSetTexts);
  const isSignedIn = useSession().token !== null;
  return (
    <div role="alert">
      <EmptyState
        size="page"
        title={texts.gone}
        action={
          <ButtonLink to={isSignedIn ? '/home' : '/'} variant="secondary">
            {isSignedIn ? texts.toHome : texts.toStart}
          </ButtonLink>
        }
      />
    </div>
  );
}
