import { useTexts } from '../../../lib/i18n';
import { LoadFailed } from '../../../ui/feedback/load-failed';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { ManageAccountForm } from './manage-account-form';
import { ProfilePage, Sheet, UpdatingOverlay } from '../profile-page';
import { useProfile } from '../profile.queries';
import { profileTexts } from '../profile.texts';
import styles from './manage-account-form.module.css';

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

function ManageAccountSkeleton() {
  return (
    <div className={styles.form} aria-busy="true">
      <Skeleton width="70%" height={16} />
      {['name', 'phone'].map((field) => (
        <div key={field} className={styles.skeletonField}>
          <Skeleton width={110} height={14} />
          <Skeleton height={48} />
        </div>
      ))}
      <Skeleton width={150} height={48} />
    </div>
  );
}
