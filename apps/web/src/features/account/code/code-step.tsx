import { CODE_LENGTH } from '@scholar/contract';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { useTexts } from '../../../lib/i18n';
import { Button } from '../../../ui/basics/button';
import { CodeInput } from '../../../ui/inputs/code-input';
import formStyles from '../page/account-form.module.css';
import { accountTexts } from '../page/account.texts';
import type { Failure } from '../page/failure';
import { FailureNotice } from '../page/failure-notice';
import { ResendRow } from './resend-row';
import type { Resend } from './use-resend';

export function CodeStep({
  code,
  onCodeChange,
  resend,
  failure,
  isVerifying,
  onVerify,
  tone = 'primary',
  note,
}: {
  code: string;
  onCodeChange: (code: string) => void;
  resend: Resend;
  failure: Failure | undefined;
  isVerifying: boolean;
  onVerify: () => void;
  tone?: 'primary' | 'danger-fill';
  /** What the student should know before pressing Verify. */
  note?: ReactNode;
}) {
  const texts = useTexts(accountTexts);
  const [hasTriedTooEarly, setHasTriedTooEarly] = useState(false);
  const isComplete = code.length === CODE_LENGTH;
  const isCodeWrong = failure?.code === 'invalid_code';

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    setHasTriedTooEarly(!isComplete);
    if (isComplete) {
      onVerify();
    }
  }

  function findCodeError(): string | undefined {
    if (resend.isExpired) {
      return texts.errors.codeExpired;
    }
    if (isCodeWrong) {
      return failure.message;
    }
    return hasTriedTooEarly && !isComplete ? texts.errors.code : undefined;
  }

  return (
    <form className={formStyles.form} noValidate onSubmit={handleSubmit}>
      <div className={formStyles.group}>
        <CodeInput
          // A new code empties the boxes and takes the cursor back to the first one.
          key={resend.sentCount}
          label={texts.code.label}
          value={code}
          onChange={onCodeChange}
          error={findCodeError()}
          autoFocus
        />
        <ResendRow resend={resend} />
      </div>
      {note}
      <FailureNotice failure={isCodeWrong ? undefined : failure} />
      {/* Not the form's submit button: a disabled one would swallow Enter, and with it the sentence about six digits. */}
      <Button
        size="lg"
        isWide
        variant={tone}
        isBusy={isVerifying}
        disabled={!isComplete}
        onClick={onVerify}
      >
        {texts.code.verify}
      </Button>
    </form>
  );
}
