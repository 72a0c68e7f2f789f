import type { TeamMember, TeamRole } from '@scholar/contract';
import Crown from 'lucide-react/icons/crown';
import Ellipsis from 'lucide-react/icons/ellipsis';
import ShieldCheck from 'lucide-react/icons/shield-check';
import ShieldMinus from 'lucide-react/icons/shield-minus';
import UserMinus from 'lucide-react/icons/user-minus';
import { serverMessage } from '../../../lib/api/api';
import { useTexts } from '../../../lib/i18n';
import { Menu } from '../../../ui/menus/menu';
import type { MenuItem } from '../../../ui/menus/menu-list';
import { toast } from '../../../ui/feedback/toast';
import { isManager } from '../team-address';
import { useSetRole } from '../team.queries';
import { teamTexts } from '../team.texts';
import type { MemberQuestion } from './use-member-dialogs';

/** What this role may do with this member; no button where that is nothing. */
export function MemberMenu({
  member,
  myRole,
  onAsk,
}: {
  member: TeamMember;
  myRole: TeamRole;
  onAsk: (question: MemberQuestion) => void;
}) {
  const { members: texts, failed } = useTexts(teamTexts);
  const setRole = useSetRole();
  if (member.role === 'owner' || member.isMe || !isManager(myRole)) {
    return null;
  }
  const isAdmin = member.role === 'admin';

  function handleRole() {
    setRole.mutate(
      { userId: member.userId, role: isAdmin ? 'member' : 'admin' },
      {
        onSuccess() {
          const done = isAdmin ? texts.madeMember : texts.madeAdmin;
          toast({ message: done(member.name), tone: 'good' });
        },
        onError: (error) => toast({ message: serverMessage(error) ?? failed, tone: 'bad' }),
      },
    );
  }

  const ownerItems: MenuItem[] = [
    isAdmin
      ? { label: texts.makeMember, icon: <ShieldMinus />, onSelect: handleRole }
      : { label: texts.makeAdmin, icon: <ShieldCheck />, onSelect: handleRole },
    ...(member.isActive
      ? [
          {
            label: texts.transfer,
            icon: <Crown />,
            onSelect: () => onAsk({ kind: 'transfer', member }),
          },
        ]
      : []),
  ];
  return (
    <Menu
      trigger={<Ellipsis size={18} />}
      triggerLabel={texts.more(member.name)}
      items={[
        ...(myRole === 'owner' ? ownerItems : []),
        {
          label: texts.remove,
          icon: <UserMinus />,
          onSelect: () => onAsk({ kind: 'remove', member }),
        },
      ]}
    />
  );
}
