import { type InvitationPreview, teamEndpoints } from '@scholar/contract';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useApi } from '../../../lib/api/api-context';
import { isCode } from '../../../lib/api/api';
import { useTexts } from '../../../lib/i18n';
import { chooseReturnTo } from '../../../lib/page/return-to';
import { useSession } from '../../../lib/session/session';
import { ButtonLink } from '../../../ui/basics/button-link';
import { LoadFailed } from '../../../ui/feedback/load-failed';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { joinHrefOf, JoinPage } from './join-page';
import { JoinStudent } from './join-student';
import { joinTexts } from './join.texts';
import styles from './join.module.css';

type Look = { preview?: InvitationPreview; error?: unknown };

/** Where the link of an invitation leads, with and without an account. */
export function JoinScreen() {
  const { search } = useLocation();
  const token = readToken(search);
  return token === undefined ? <InvitationGone /> : <Invitation key={token} token={token} />;
}

function Invitation({ token }: { token: string }) {
  const { user, token: session } = useSession();
  const { preview, error, retry } = useInvitation(token);
  if (isCode(error, 'not_found') || isCode(error, 'invalid_input')) {
    return <InvitationGone />;
  }
  if (error !== undefined) {
    return (
      <JoinPage>
        <LoadFailed onRetry={retry} />
      </JoinPage>
    );
  }
  if (preview === undefined) {
    return (
      <JoinPage isComing>
        <Skeleton lines={2} />
      </JoinPage>
    );
  }
  if (!preview.isValid) {
    return <InvitationGone invitation={preview} />;
  }
  return session === null ? (
    <JoinGuest token={token} invitation={preview} />
  ) : (
    <JoinStudent token={token} invitation={preview} email={user?.email} />
  );
}

/** Undefined for anything that cannot be a token, such as a link that was cut off. */
function readToken(search: string): string | undefined {
  const invitation = new URLSearchParams(search).get('token') ?? '';
  const params = teamEndpoints.preview.params.safeParse({ invitation });
  return params.success ? params.data.invitation : undefined;
}

/** For an invitation that was used, taken back or has expired, and for a broken link. */
function InvitationGone({ invitation }: { invitation?: InvitationPreview }) {
  const texts = useTexts(joinTexts);
  const { token } = useSession();
  const isSignedIn = token !== null;
  return (
    <JoinPage
      title={texts.goneTitle}
      lead={
        invitation
          ? texts.goneFrom({ team: invitation.teamName, inviter: invitation.inviterName })
          : texts.gone
      }
    >
      <ButtonLink to={isSignedIn ? '/team' : '/'} size="lg" isWide>
        {isSignedIn ? texts.yourTeam : texts.toStart}
      </ButtonLink>
    </JoinPage>
  );
}

/** Login and registration both lead back here. */
function JoinGuest({
  token,
  invitation: { teamName, inviterName },
}: {
  token: string;
  invitation: InvitationPreview;
}) {
  const texts = useTexts(joinTexts);

  function handleGo() {
    chooseReturnTo(joinHrefOf(token));
  }

  return (
    <JoinPage title={texts.title(teamName)} lead={texts.lead(inviterName)}>
      <div className={styles.ways}>
        <ButtonLink to="/login" size="lg" isWide onClick={handleGo}>
          {texts.logIn}
        </ButtonLink>
        <ButtonLink to="/register" size="lg" variant="secondary" isWide onClick={handleGo}>
          {texts.register}
        </ButtonLink>
        <p className={styles.note}>{texts.address}</p>
      </div>
    </JoinPage>
  );
}

/** Loads what the link invites to, without the query cache, which this screen is outside of. */
function useInvitation(token: string): Look & { retry: () => void } {
  const api = useApi();
  const [look, setLook] = useState<Look>({});
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    api(teamEndpoints.preview, { params: { invitation: token } }, { isQuiet: true, signal }).then(
      (preview) => !signal.aborted && setLook({ preview }),
      (error: unknown) => !signal.aborted && setLook({ error }),
    );
    return () => controller.abort();
  }, [api, token, attempt]);

  function retry() {
    setLook({});
    setAttempt(attempt + 1);
  }

  return { ...look, retry };
}
