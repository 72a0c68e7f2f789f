import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { drafts } from '../../../lib/drafts/drafts';
import { useTexts } from '../../../lib/i18n';
import { forgetCredentials } from '../../account/public';
import { declineReturnTo } from '../../../lib/page/return-to';
import { clearEverything } from '../../../lib/session/session';
import { useDelay } from '../../../lib/time/use-delay';
import { Overlay } from '../../../ui/dialogs/overlay';
import { dropDraft } from '../manage-account/manage-account-draft';
import { profileTexts } from '../profile.texts';

const REDIRECTS_AFTER_MS = 1500;

/** Stands in place of the profile, whose next request without a token would skip this message. */
export function LoggedOutEverywhere() {
  const texts = useTexts(profileTexts);
  const navigate = useNavigate();

  useEffect(() => {
    forgetCredentials();
    clearEverything();
    declineReturnTo();
    dropDraft();
    void drafts.dropAll();
  }, []);
  useDelay(true, REDIRECTS_AFTER_MS, () => void navigate('/login', { replace: true }));

  return <Overlay label={texts.devices.done} />;
}
