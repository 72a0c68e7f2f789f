import { useNavigate } from 'react-router';
import { useTexts } from '../../../lib/i18n';
import { useDelay } from '../../../lib/time/use-delay';
import { MessageDialog } from '../../../ui/dialogs/message-dialog';
import { accountTexts } from '../page/account.texts';

const REDIRECT_MS = 3000;

export function DeactivatedDialog({ isOpen }: { isOpen: boolean }) {
  const navigate = useNavigate();
  const texts = useTexts(accountTexts).deactivation;

  function leave() {
    void navigate('/', { replace: true });
  }
  useDelay(isOpen, REDIRECT_MS, leave);

  return (
    <MessageDialog isOpen={isOpen} onClose={leave} title={texts.doneTitle} message={texts.done} />
  );
}
