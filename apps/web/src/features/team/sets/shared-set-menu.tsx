import type { TeamRole, TeamSet } from '@scholar/contract';
import CopyPlus from 'lucide-react/icons/copy-plus';
import Ellipsis from 'lucide-react/icons/ellipsis';
import PencilLine from 'lucide-react/icons/pencil-line';
import UserX from 'lucide-react/icons/user-x';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { setPath } from '../../../lib/address/paths';
import { ApiError, serverMessage } from '../../../lib/api/api';
import { useTexts } from '../../../lib/i18n';
import { Menu } from '../../../ui/menus/menu';
import type { MenuItem } from '../../../ui/menus/menu-list';
import { PlanLimitDialog } from '../../plans/public';
import { toast } from '../../../ui/feedback/toast';
import { isManager } from '../team-address';
import { useCopySet } from './team-sets.queries';
import { teamTexts } from '../team.texts';

export function SharedSetMenu({
  set,
  role,
  onStop,
}: {
  set: TeamSet;
  role: TeamRole;
  onStop: (set: TeamSet) => void;
}) {
  const texts = useTexts(teamTexts).sets;
  const { copy, limit, closeLimit } = useCopying(set);
  const { quizId: setId, title, isMine } = set;
  const canEdit = isMine || role === 'owner';
  const canStop = isMine || isManager(role);

  const items: MenuItem[] = [
    { label: texts.copy, icon: <CopyPlus />, onSelect: copy },
    ...(canEdit ? [{ label: texts.edit, icon: <PencilLine />, to: setPath(setId) }] : []),
    ...(canStop ? [{ label: texts.stop, icon: <UserX />, onSelect: () => onStop(set) }] : []),
  ];
  return (
    <>
      <Menu trigger={<Ellipsis size={18} />} triggerLabel={texts.more(title)} items={items} />
      <PlanLimitDialog message={limit} onClose={closeLimit} />
    </>
  );
}

function useCopying({ quizId: setId, title }: TeamSet) {
  const texts = useTexts(teamTexts).sets;
  const navigate = useNavigate();
  const copying = useCopySet();
  const [limit, setLimit] = useState<string | null>(null);

  function copy() {
    copying.mutate(setId, {
      onSuccess(copied) {
        toast({
          message: texts.copied(title),
          tone: 'good',
          action: {
            label: texts.open,
            onSelect: () => void navigate(setPath(copied.quizId)),
          },
        });
      },
      onError(error) {
        if (error instanceof ApiError && error.code === 'plan_limit') {
          setLimit(error.said);
        } else {
          toast({ message: serverMessage(error) ?? texts.copyFailed, tone: 'bad' });
        }
      },
    });
  }

  return { copy, limit, closeLimit: () => setLimit(null) };
}
