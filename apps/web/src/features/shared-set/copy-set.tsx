import { sharedEndpoints } from '@scholar/contract';
import Copy from 'lucide-react/icons/copy';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { studyPath } from '../../lib/address/paths';
import { saveSignal, serverMessage } from '../../lib/api/api';
import { useApi } from '../../lib/api/api-context';
import { useSingleRun } from '../../lib/forms/use-single-run';
import { useTexts } from '../../lib/i18n';
import { chooseReturnTo } from '../../lib/page/return-to';
import { useRetryKey } from '../../lib/queries/use-retry-key';
import { useSession } from '../../lib/session/session';
import { Button } from '../../ui/basics/button';
import { ButtonLink } from '../../ui/basics/button-link';
import { Notice } from '../../ui/forms/notice';
import styles from './shared-set.module.css';
import { sharedSetTexts } from './shared-set.texts';

/** A set of one's own with the same cards; guests log in first and come back. */
export function CopySet({ token }: { token: string }) {
  return useSession().token === null ? <CopyAsGuest /> : <CopyAsStudent token={token} />;
}

function CopyAsGuest() {
  const texts = useTexts(sharedSetTexts);
  const { pathname, search } = useLocation();
  return (
    <div className={styles.copy}>
      <ButtonLink to="/login" icon={<Copy />} onClick={() => chooseReturnTo(pathname + search)}>
        {texts.copy}
      </ButtonLink>
      <p className={styles.about}>{texts.guest}</p>
    </div>
  );
}

function CopyAsStudent({ token }: { token: string }) {
  const texts = useTexts(sharedSetTexts);
  const { copy, isCopying, failure } = useCopying(token);
  return (
    <div className={styles.copy}>
      <Button icon={<Copy />} isBusy={isCopying} onClick={() => void copy()}>
        {texts.copy}
      </Button>
      {failure !== undefined && (
        <Notice tone="bad">{serverMessage(failure) ?? texts.copyFailed}</Notice>
      )}
    </div>
  );
}

function useCopying(token: string) {
  const api = useApi();
  const navigate = useNavigate();
  const keyOf = useRetryKey();
  const single = useSingleRun();
  const [isCopying, setIsCopying] = useState(false);
  const [failure, setFailure] = useState<unknown>();

  async function copy(): Promise<void> {
    if (!single.start()) {
      return;
    }
    setIsCopying(true);
    setFailure(undefined);
    try {
      const options = { isQuiet: true, signal: saveSignal(), idempotencyKey: keyOf(token) };
      const { quizId } = await api(sharedEndpoints.copy, { params: { token } }, options);
      // Not unlocked, because the next screen may still be loading.
      void navigate(studyPath(quizId));
    } catch (error) {
      single.end();
      setIsCopying(false);
      setFailure(error);
    }
  }

  return { copy, isCopying, failure };
}
