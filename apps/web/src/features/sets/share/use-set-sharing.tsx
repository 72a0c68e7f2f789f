import type { QuizCards } from '@scholar/contract';
import Share2 from 'lucide-react/icons/share-2';
import UserX from 'lucide-react/icons/user-x';
import { type ReactNode, useState } from 'react';
import { serverMessage } from '../../../lib/api/api';
import { useTexts } from '../../../lib/i18n';
import { useCanShare } from '../../plans/public';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog';
import type { MenuItem } from '../../../ui/dialogs/menu-list';
import { toast } from '../../../ui/feedback/toast';
import { accessOf } from './set-access';
import { useShare, useUnshare } from './set-sharing.queries';
import { setsTexts } from '../sets.texts';

/** Sharing with the team and its end, as an entry of the set's menu where this student may. */
export function useSetSharing(
  set: QuizCards,
  /** Of somebody else: without the team there is nothing left to see. */
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
