import type { InvitationPreview } from '@scholar/contract';
import { useTexts } from '../../../lib/i18n';
import { chooseReturnTo } from '../../../lib/page/return-to';
import { ButtonLink } from '../../../ui/basics/button-link';
import { joinHrefOf } from './join-address';
import { JoinPage } from './join-page';
import styles from './join.module.css';
import { joinTexts } from './join.texts';

/** Login and registration both lead back here. */
export function JoinGuest({
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
