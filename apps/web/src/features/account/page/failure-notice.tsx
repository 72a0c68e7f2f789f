import { useTexts } from '../../../lib/i18n';
import { Notice } from '../../../ui/forms/notice';
import { accountTexts } from './account.texts';
import type { Failure } from './failure';
import styles from './failure-notice.module.css';

export function FailureNotice({ failure }: { failure: Failure | undefined }) {
  const texts = useTexts(accountTexts).failure;
  if (!failure) {
    return null;
  }
  return (
    <Notice tone="bad">
      <span>{failure.message}</span>
      {failure.code === 'offline' && <span className={styles.more}>{texts.offline}</span>}
      {failure.requestId && (
        <details className={styles.more}>
          <summary>{texts.details}</summary>
          {texts.requestId(failure.requestId)}
        </details>
      )}
    </Notice>
  );
}
