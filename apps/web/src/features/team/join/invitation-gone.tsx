import type { InvitationPreview } from '@scholar/contract';
import { useTexts } from '../../../lib/i18n';
import { useSession } from '../../../lib/session/session';
import { ButtonLink } from '../../../ui/basics/button-link';
import { JoinPage } from './join-page';
import { joinTexts } from './join.texts';

/** Used, taken back, too old, or a link that was never one. */
export function InvitationGone({ invitation }: { invitation?: InvitationPreview }) {
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
