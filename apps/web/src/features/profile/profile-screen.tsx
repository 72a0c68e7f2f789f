import type { User } from '@scholar/contract';
import { useState } from 'react';
import { useTexts } from '../../lib/i18n';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { BillingSection } from '../billing/public';
import { DeactivationRow, DevicesRow } from './rows/account-rows';
import { NameRow, PasswordRow, PhoneRow, UsernameRow } from './rows/contact-rows';
import { ExportRow } from './rows/export-row';
import { LanguageRow } from './rows/language-row';
import { LoggedOutEverywhere } from './rows/logged-out-everywhere';
import { ProfileCard } from './profile-card';
import { ProfilePage, Sheet } from './profile-page';
import { ProfileSkeleton } from './profile-skeleton';
import { useProfile } from './profile.queries';
import { profileTexts } from './profile.texts';
import { UpdatingOverlay } from './updating-overlay';

export function ProfileScreen() {
  const texts = useTexts(profileTexts);
  const [isLoggedOut, setIsLoggedOut] = useState(false);

  return (
    <ProfilePage title={texts.title} back={{ to: '/home', label: texts.backToHome }}>
      {isLoggedOut ? <LoggedOutEverywhere /> : <Profile onLoggedOut={() => setIsLoggedOut(true)} />}
    </ProfilePage>
  );
}

function Profile({ onLoggedOut }: { onLoggedOut: () => void }) {
  const { user, me } = useProfile();
  if (user) {
    return (
      <>
        <FilledProfile user={user} onLoggedOut={onLoggedOut} />
        <UpdatingOverlay />
      </>
    );
  }
  if (me.isError) {
    return (
      <Sheet>
        <LoadFailed onRetry={() => void me.refetch()} />
      </Sheet>
    );
  }
  return <ProfileSkeleton />;
}

function FilledProfile({ user, onLoggedOut }: { user: User; onLoggedOut: () => void }) {
  const texts = useTexts(profileTexts);
  return (
    <>
      <Sheet>
        <ProfileCard user={user} />
      </Sheet>
      <Sheet>
        <h2 className="visually-hidden">{texts.signInSection}</h2>
        <NameRow name={user.name} />
        <UsernameRow userName={user.userName} />
        <PhoneRow phoneNumber={user.phoneNumber} />
        <PasswordRow email={user.email} />
        <LanguageRow language={user.language} />
      </Sheet>
      <Sheet>
        <BillingSection />
      </Sheet>
      <Sheet>
        <h2 className="visually-hidden">{texts.accountSection}</h2>
        <DevicesRow onLoggedOut={onLoggedOut} />
        <ExportRow />
        <DeactivationRow email={user.email} />
      </Sheet>
    </>
  );
}
