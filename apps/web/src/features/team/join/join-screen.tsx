import { teamEndpoints } from '@scholar/contract';
import { useLocation } from 'react-router';
import { isCode } from '../../../lib/api/api';
import { useSession } from '../../../lib/session/session';
import { LoadFailed } from '../../../ui/feedback/load-failed';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { InvitationGone } from './invitation-gone';
import { JoinGuest } from './join-guest';
import { JoinPage } from './join-page';
import { JoinStudent } from './join-student';
import { useInvitation } from './use-invitation';

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

/** Only what can be a token: anything else is a link that was cut off. */
function readToken(search: string): string | undefined {
  const invitation = new URLSearchParams(search).get('token') ?? '';
  const params = teamEndpoints.preview.params.safeParse({ invitation });
  return params.success ? params.data.invitation : undefined;
}
