import Check from 'lucide-react/icons/check';
import { useTexts } from '../../../lib/i18n';
import { Button } from '../../../ui/basics/button';
import { Countdown } from '../../../ui/inputs/countdown';
import formStyles from '../page/account-form.module.css';
import { accountTexts } from '../page/account.texts';
import { FailureNotice } from '../page/failure-notice';
import styles from './resend-row.module.css';
import type { Resend } from './use-resend';

export function ResendRow({ resend }: { resend: Resend }) {
  const texts = useTexts(accountTexts).code;
  return (
    <div className={formStyles.group}>
      <div className={formStyles.between}>
        <Countdown secondsLeft={resend.secondsLeft} />
        <div className={styles.resend}>
          {/* Beside the link rather than above the button: nothing moves while it comes and goes. */}
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
