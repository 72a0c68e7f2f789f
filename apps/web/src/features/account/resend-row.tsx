import { useTexts } from '../../lib/i18n';
import { Button } from '../../ui/button';
import { Countdown } from '../../ui/countdown';
import { Notice } from '../../ui/notice';
import formStyles from './account-form.module.css';
import { accountTexts } from './account.texts';
import { FailureNotice } from './failure-notice';
import type { Resend } from './use-resend';

export function ResendRow({ resend }: { resend: Resend }) {
  const texts = useTexts(accountTexts).code;
  return (
    <div className={formStyles.group}>
      <div className={formStyles.between}>
        <Countdown secondsLeft={resend.secondsLeft} />
        <Button
          variant="link"
          disabled={resend.isLocked}
          isBusy={resend.isSending}
          onClick={() => void resend.resend()}
        >
          {texts.resend}
        </Button>
      </div>
      {resend.isLocked && <Notice tone="good">{texts.resent}</Notice>}
      <FailureNotice failure={resend.failure} />
    </div>
  );
}
