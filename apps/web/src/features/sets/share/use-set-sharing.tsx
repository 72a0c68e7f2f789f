import { type SetWithCards, type TeamSet, teamSetEndpoints } from '@scholar/contract';
import Share2 from 'lucide-react/icons/share-2';
import UserX from 'lucide-react/icons/user-x';
import { type ReactNode, useState } from 'react';
import { TEAM_SETS_KEY, useCanShare } from '../../plans/public';
import { type ApiOptions, saveSignal, serverMessage } from '../../../lib/api/api';
import { useTexts } from '../../../lib/i18n';
import { useSingleMutation } from '../../../lib/queries/use-single-mutation';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog';
import type { MenuItem } from '../../../ui/menus/menu-list';
import { toast } from '../../../ui/feedback/toast';
import { type Caller, forgetSetCards, useCaller } from '../sets.queries';
import { setsTexts } from '../sets.texts';
import { accessOf } from './set-access';

/** Sharing with the team and its end, as an entry of the set's menu where this student may. */
export function useSetSharing(
  set: SetWithCards,
  /** Called when a set of somebody else is no longer shared and so can no longer be seen. */
  onLost: () => void,
): { items: MenuItem[]; dialog: ReactNode } {
  const texts = useTexts(setsTexts).sharing;
  const canShare = useCanShare();
  const share = useShare(set.quizId);
  const unshare = useUnshare(set.quizId);
  const [isAsking, setIsAsking] = useState(false);
  const isOwn = accessOf(set) === 'own';

  function handleFailure(error: Error) {
    toast({ message: serverMessage(error) ?? texts.failed, tone: 'bad' });
  }

  function handleShare() {
    share.mutate(undefined, {
      onSuccess: () => toast({ message: texts.shared, tone: 'good' }),
      onError: handleFailure,
    });
  }

  function handleStop() {
    unshare.mutate(undefined, {
      onSuccess() {
        toast({ message: texts.stopped, tone: 'good' });
        if (!isOwn) {
          onLost();
        }
      },
      onError: handleFailure,
      onSettled: () => setIsAsking(false),
    });
  }

  function listItems(): MenuItem[] {
    if (set.shared?.canEdit) {
      return [{ label: texts.stop, icon: <UserX />, onSelect: () => setIsAsking(true) }];
    }
    return canShare && isOwn
      ? [{ label: texts.share, icon: <Share2 />, onSelect: handleShare }]
      : [];
  }

  return {
    items: listItems(),
    dialog: (
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={handleStop}
        title={texts.stopTitle}
        message={isOwn ? texts.stopOwn : texts.stopOther(set.shared?.author.name ?? '')}
        confirmLabel={texts.stop}
        tone="danger"
        isBusy={unshare.isPending}
      />
    ),
  };
}

function useShare(setId: number) {
  return useSharing(setId, ({ api }, call, options) => api(teamSetEndpoints.share, call, options));
}

function useUnshare(setId: number) {
  return useSharing(setId, ({ api }, call, options) =>
    api(teamSetEndpoints.unshare, call, options),
  );
}

/** Asks for the set again afterwards, because it says whether the team has it. */
function useSharing(
  setId: number,
  send: (
    caller: Caller,
    call: { params: { quizId: string } },
    options: ApiOptions,
  ) => Promise<TeamSet | null>,
) {
  const caller = useCaller();
  return useSingleMutation<TeamSet | null, void>({
    mutationFn: () => send(caller, { params: { quizId: String(setId) } }, { signal: saveSignal() }),
    onSettled: () => {
      void caller.queryClient.invalidateQueries({ queryKey: TEAM_SETS_KEY });
      void forgetSetCards(caller.queryClient, setId);
    },
  });
}
