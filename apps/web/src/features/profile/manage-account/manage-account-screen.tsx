import { useTexts } from '../../../lib/i18n';
import { LoadFailed } from '../../../ui/feedback/load-failed';
import { ManageAccountForm } from './manage-account-form';
import { ManageAccountSkeleton } from './manage-account-skeleton';
import { ProfilePage, Sheet } from '../profile-page';
import { useProfile } from '../profile.queries';
import { profileTexts } from '../profile.texts';
import { UpdatingOverlay } from '../updating-overlay';

export function ManageAccountScreen() {
  const texts = useTexts(profileTexts).manage;
  return (
    <ProfilePage title={texts.title} back={{ to: '/profile', label: texts.backToProfile }}>
      <Sheet>
        <ManageAccount />
      </Sheet>
      <UpdatingOverlay />
    </ProfilePage>
  );
}

function ManageAccount() {
  const { user, me } = useProfile();
  // The fields start from the server's answer: what is stored here may be older than another device.
  // Any answer will do: a look that fails after a save must not take the form away.
  if (me.data && user) {
    return <ManageAccountForm key={user.userId} user={user} />;
  }
  if (me.isError) {
    return <LoadFailed onRetry={() => void me.refetch()} />;
  }
  return <ManageAccountSkeleton />;
}
