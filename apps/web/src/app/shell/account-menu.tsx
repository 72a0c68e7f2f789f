import ChevronDown from 'lucide-react/icons/chevron-down';
import CircleArrowUp from 'lucide-react/icons/circle-arrow-up';
import CircleUser from 'lucide-react/icons/circle-user';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import LogOut from 'lucide-react/icons/log-out';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Users from 'lucide-react/icons/users';
import { useTexts } from '../../lib/i18n';
import { useSession } from '../../lib/session/session';
import { usePlan } from '../../features/plans/use-plan';
import { Avatar } from '../../ui/feedback/avatar';
import { Menu } from '../../ui/menus/menu';
import { PlanBadge } from '../../features/plans/plan-badge';
import styles from './account-menu.module.css';
import { appTexts } from '../app.texts';
import { useSupportLink } from './navigation';
import { useLogOut } from './use-log-out';

export function AccountMenu() {
  const texts = useTexts(appTexts);
  const { user } = useSession();
  const plan = usePlan();
  const supportLink = useSupportLink();
  const logOut = useLogOut();
  const name = user?.name ?? texts.nameless;
  const isOperator = user?.userRoles.some(({ role }) => role.roleName === 'Admin') ?? false;

  return (
    <>
      <Menu
        triggerLabel={texts.accountMenu({ name, plan })}
        trigger={
          <span className={styles.trigger}>
            <Avatar name={name} picture={user?.profilePicture} size={32} />
            <span className={styles.name}>{name}</span>
            <span className={styles.plan}>
              <PlanBadge plan={plan} />
            </span>
            <ChevronDown className={styles.chevron} size={16} strokeWidth={1.75} />
          </span>
        }
        header={
          <span className={styles.who}>
            <span className={styles.fullName}>{name}</span>
            <span className={styles.email}>{user?.email}</span>
          </span>
        }
        items={[
          {
            label: texts.profile,
            icon: <CircleUser size={18} strokeWidth={1.75} />,
            to: '/profile',
          },
          {
            label: texts.team,
            icon: <Users size={18} strokeWidth={1.75} />,
            to: '/team',
          },
          {
            label: texts.upgrade,
            icon: <CircleArrowUp size={18} strokeWidth={1.75} />,
            to: '/profile#plan',
          },
          {
            label: texts.support,
            icon: <LifeBuoy size={18} strokeWidth={1.75} />,
            to: supportLink,
          },
          ...(isOperator
            ? [
                {
                  label: texts.operations,
                  icon: <ShieldCheck size={18} strokeWidth={1.75} />,
                  to: '/admin',
                },
              ]
            : []),
          {
            label: texts.logout,
            icon: <LogOut size={18} strokeWidth={1.75} />,
            onSelect: logOut.start,
          },
        ]}
      />
      {logOut.dialog}
    </>
  );
}
