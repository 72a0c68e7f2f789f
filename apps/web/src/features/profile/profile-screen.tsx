import type { User } from '@scholar/contract';
import { useState } from 'react';
import { BillingSection } from '../billing/public';
import { useTexts } from '../../lib/i18n';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { Skeleton } from '../../ui/feedback/skeleton';
import { PICTURE_DIAMETER, ProfileCard } from './profile-card';
import { ProfilePage, Sheet, UpdatingOverlay } from './profile-page';
import { useProfile } from './profile.queries';
import { profileTexts } from './profile.texts';
import { DeactivationRow, DevicesRow, ExportLibraryRow, ExportRow } from './rows/account-rows';
import {
  CuesRow,
  LanguageRow,
  NameRow,
  PasswordRow,
  PhoneRow,
  UsernameRow,
} from './rows/contact-rows';
import { LoggedOutEverywhere } from './rows/logged-out-everywhere';
import { SecuritySection } from './security/security-section';
import cardStyles from './profile-card.module.css';
import styles from './profile-screen.module.css';
import rowStyles from './rows/setting-row.module.css';

const SHEETS = [6, 3, 2];

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
  const isOperator = user.userRoles.some(({ role }) => role.roleName === 'Admin');
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
        <CuesRow />
      </Sheet>
      <Sheet>
        <SecuritySection isOperator={isOperator} />
      </Sheet>
      <Sheet>
        <BillingSection />
      </Sheet>
      <Sheet>
        <h2 className="visually-hidden">{texts.accountSection}</h2>
        <DevicesRow onLoggedOut={onLoggedOut} />
        <ExportLibraryRow />
        <ExportRow />
        <DeactivationRow email={user.email} />
      </Sheet>
    </>
  );
}

/** Placeholders while the profile loads. */
function ProfileSkeleton() {
  return (
    <div className={styles.skeleton} aria-busy="true">
      <Sheet>
        <div className={cardStyles.card}>
          <div className={styles.round}>
            <Skeleton width={PICTURE_DIAMETER} height={PICTURE_DIAMETER} />
          </div>
          <div className={styles.lines}>
            <Skeleton width={240} height={24} />
            <Skeleton width={190} height={16} />
            <Skeleton width={120} height={14} />
          </div>
        </div>
      </Sheet>
      {SHEETS.map((rows) => (
        <Sheet key={rows}>
          {Array.from({ length: rows }, (_, row) => (
            <div key={row} className={rowStyles.row}>
              <div className={styles.lines}>
                <Skeleton width={96} height={16} />
                <Skeleton width={150} height={14} />
              </div>
              <Skeleton width={150} height={40} />
            </div>
          ))}
        </Sheet>
      ))}
    </div>
  );
}
