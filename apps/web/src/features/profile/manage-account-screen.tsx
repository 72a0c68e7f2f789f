import { useTexts } from '../../lib/i18n';
import { LoadFailed } from '../../ui/load-failed';
import { ManageAccountForm } from './manage-account-form';
import { ManageAccountSkeleton } from './manage-account-skeleton';
import { ProfilePage, Sheet } from './profile-page';
import { useProfile } from './profile.queries';
import { profileTexts } from './profile.texts';
import { UpdatingOverlay } from './updating-overlay';

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
  if (me.isSuccess && user) {
    return <ManageAccountForm key={user.userId} user={user} />;
  }
  if (me.isError) {
    return <LoadFailed onRetry={() => void me.refetch()} />;
  }
  return <ManageAccountSkeleton />;
}
