import { CODE_LENGTH } from '@scholar/contract';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import Check from 'lucide-react/icons/check';
import { useTexts } from '../../../lib/i18n';
import { Button } from '../../../ui/basics/button';
import { CodeInput } from '../../../ui/inputs/code-input';
import formStyles from '../page/account-form.module.css';
import { accountTexts } from '../page/account.texts';
import type { Failure } from '../../../lib/forms/use-submission';
import { FailureNotice } from '../page/account-form';
import type { Resend } from './use-mailed-code';
import { Countdown } from '../../../ui/inputs/countdown';
import styles from './code-step.module.css';

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
      {/* No submit button: a disabled one swallows Enter, and nobody would read that six digits are needed. */}
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

export function ResendRow({ resend }: { resend: Resend }) {
  const texts = useTexts(accountTexts).code;
  return (
    <div className={formStyles.group}>
      <div className={formStyles.between}>
        <Countdown secondsLeft={resend.secondsLeft} />
        <div className={styles.resend}>
          {/* Beside the link, so that nothing on the screen moves when it appears. */}
          <span role="status" className={styles.sent}>
            {resend.isLocked && (
              <>
                <Check size={16} />
                {texts.resent}
              </>
            )}
          </span>
          <Button
            variant="link"
            disabled={resend.isLocked}
            isBusy={resend.isSending}
            onClick={() => void resend.resend()}
          >
            {texts.resend}
          </Button>
        </div>
      </div>
      <FailureNotice failure={resend.failure} />
    </div>
  );
}

/** Where the code went. A reset must not tell whether the address has an account. */
export function SentTo({ email, isCertain = true }: { email: string; isCertain?: boolean }) {
  const { sentTo, maybeSentTo } = useTexts(accountTexts).code;
  const { before, after } = isCertain ? sentTo : maybeSentTo;
  return (
    <>
      {before}
      <strong>{email}</strong>
      {after}
    </>
  );
}
