import { type InvitationPreview, teamEndpoints } from '@scholar/contract';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError, saveSignal, serverMessage } from '../../../lib/api/api';
import { useApi } from '../../../lib/api/api-context';
import { useTexts } from '../../../lib/i18n';
import { logOut } from '../../../lib/session/log-out';
import { chooseReturnTo } from '../../../lib/page/return-to';
import { Button } from '../../../ui/basics/button';
import { ButtonLink } from '../../../ui/basics/button-link';
import { Notice } from '../../../ui/forms/notice';
import { TextLink } from '../../../ui/basics/text-link';
import { useSingleRun } from '../../../lib/forms/use-single-run';
import { joinHrefOf, JoinPage } from './join-page';
import { JUST_JOINED } from '../team-address';
import styles from './join.module.css';
import { joinTexts } from './join.texts';

export function JoinStudent({
  token,
  invitation: { teamName, inviterName },
  email,
}: {
  token: string;
  invitation: InvitationPreview;
  /** Unknown for a moment after a login whose profile did not arrive. */
  email: string | undefined;
}) {
  const texts = useTexts(joinTexts);
  const { join, isJoining, failure } = useJoining(token);

  return (
    <JoinPage
      title={texts.title(teamName)}
      lead={texts.lead(inviterName)}
      foot={
        <>
          {texts.notNow} <TextLink to="/home">{texts.goHome}</TextLink>
        </>
      }
    >
      <div className={styles.ways}>
        {failure && <Notice tone="bad">{serverMessage(failure) ?? texts.failed}</Notice>}
        <WayOn failure={failure} token={token}>
          <Button size="lg" isWide isBusy={isJoining} onClick={() => void join()}>
            {texts.join(teamName)}
          </Button>
        </WayOn>
        {email !== undefined && <p className={styles.note}>{texts.signedInAs(email)}</p>}
      </div>
    </JoinPage>
  );
}

/** What to do after a refusal that trying again would not change. */
function WayOn({
  failure,
  token,
  children,
}: {
  failure: Error | undefined;
  token: string;
  children: ReactNode;
}) {
  const api = useApi();
  const texts = useTexts(joinTexts);
  const navigate = useNavigate();
  const code = failure instanceof ApiError ? failure.code : undefined;

  function handleOtherAddress() {
    void logOut({
      api,
      reload() {
        chooseReturnTo(joinHrefOf(token));
        void navigate('/login');
      },
    });
  }

  if (code === 'forbidden') {
    return (
      <Button size="lg" isWide onClick={handleOtherAddress}>
        {texts.otherAddress}
      </Button>
    );
  }
  if (code === 'conflict') {
    return (
      <>
        <ButtonLink to="/team" size="lg" variant="secondary" isWide>
          {texts.yourTeam}
        </ButtonLink>
        {children}
      </>
    );
  }
  return children;
}

function useJoining(token: string) {
  const api = useApi();
  const navigate = useNavigate();
  const [isJoining, setIsJoining] = useState(false);
  const [failure, setFailure] = useState<Error>();
  const single = useSingleRun();

  async function join(): Promise<void> {
    if (!single.start()) {
      return;
    }
    setIsJoining(true);
    setFailure(undefined);
    try {
      const options = { isQuiet: true, signal: saveSignal() };
      await api(teamEndpoints.accept, { body: { token } }, options);
      // Not unlocked, because the next screen may still be loading.
      void navigate('/team', { replace: true, state: JUST_JOINED });
    } catch (error) {
      single.end();
      setIsJoining(false);
      setFailure(error instanceof Error ? error : new Error('Joining failed.', { cause: error }));
    }
  }

  return { join, isJoining, failure };
}
