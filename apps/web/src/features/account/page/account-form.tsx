import type { ReactNode, SubmitEvent } from 'react';
import { useTexts } from '../../../lib/i18n';
import { Button } from '../../../ui/basics/button';
import { Notice } from '../../../ui/forms/notice';
import { accountTexts } from './account.texts';
import type { Failure } from '../../../lib/forms/use-submission';
import styles from './account-form.module.css';

/** Fields, what went wrong, and the button that sends them. */
export function AccountForm({
  onSubmit,
  failure,
  isBusy,
  submitLabel,
  children,
}: {
  onSubmit: () => void;
  failure: Failure | undefined;
  isBusy: boolean;
  submitLabel: string;
  children: ReactNode;
}) {
  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    onSubmit();
  }

  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit}>
      {children}
      <FailureNotice failure={failure} />
      <Button type="submit" variant="primary" size="lg" isWide isBusy={isBusy}>
        {submitLabel}
      </Button>
    </form>
  );
}

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
