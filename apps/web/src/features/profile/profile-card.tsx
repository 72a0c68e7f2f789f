import type { User } from '@scholar/contract';
import { formatDate } from '../../lib/time/dates';
import { useTexts } from '../../lib/i18n';
import { PlanBadge, usePlan } from '../plans/public';
import { Avatar } from '../../ui/feedback/avatar';
import { Badge } from '../../ui/feedback/badge';
import { PictureButton } from './picture/picture-button';
import styles from './profile-card.module.css';
import { profileTexts } from './profile.texts';

export const PICTURE_DIAMETER = 104;

export function ProfileCard({ user }: { user: User }) {
  const texts = useTexts(profileTexts);
  const plan = usePlan();
  const roles = [...new Set(user.userRoles.map(({ role }) => role.roleName))];
  return (
    <section className={styles.card} aria-labelledby="profile-name">
      <div className={styles.picture}>
        <Avatar name={user.name} picture={user.profilePicture} size={PICTURE_DIAMETER} />
        <PictureButton />
      </div>
      <div className={styles.person}>
        <div className={styles.heading}>
          <h2 id="profile-name" className={styles.name}>
            {user.name}
          </h2>
          <div className={styles.badges}>
            {roles.map((role) => (
              <Badge key={role}>{texts.role(role)}</Badge>
            ))}
            <PlanBadge plan={plan} />
          </div>
        </div>
        <p className={styles.email}>{user.email}</p>
        <p className={styles.joined}>{texts.joined(formatDate(user.createdDate))}</p>
      </div>
    </section>
  );
}
