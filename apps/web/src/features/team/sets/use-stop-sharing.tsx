import type { TeamSet } from '@scholar/contract';
import { type ReactNode, useRef, useState } from 'react';
import { serverMessage } from '../../../lib/api/api';
import { useTexts } from '../../../lib/i18n';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog';
import { toast } from '../../../ui/feedback/toast';
import { rowIdOf } from './shared-set-row';
import { useUnshareSet } from './team-sets.queries';
import { teamTexts } from '../team.texts';

/** Asks first, because others may be studying the set. */
export function useStopSharing(): { ask: (set: TeamSet) => void; dialog: ReactNode } {
  const { sets: texts, failed } = useTexts(teamTexts);
  const unshare = useUnshareSet();
  const [asked, setAsked] = useState<TeamSet>();
  const [isOpen, setIsOpen] = useState(false);
  const next = useRef<HTMLElement | null>(null);

  function handleConfirm({ quizId: setId, title }: TeamSet) {
    const neighbour = findNeighbour(setId);
    unshare.mutate(setId, {
      onSuccess() {
        next.current = neighbour;
        toast({ message: texts.stopped(title), tone: 'good' });
      },
      onError: (error) => toast({ message: serverMessage(error) ?? failed, tone: 'bad' }),
      onSettled: () => setIsOpen(false),
    });
  }

  return {
    ask(set) {
      next.current = null;
      setAsked(set);
      setIsOpen(true);
    },
    dialog: asked && (
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        onConfirm={() => handleConfirm(asked)}
        title={texts.stopTitle}
        message={texts.stopMessage(asked.title)}
        confirmLabel={texts.stop}
        tone="danger"
        isBusy={unshare.isPending}
        findFinalFocus={() => next.current}
      />
    ),
  };
}

/** What takes the focus when the row is gone. */
function findNeighbour(setId: number): HTMLElement | null {
  const row = document.getElementById(rowIdOf(setId))?.closest('li');
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  return neighbour?.querySelector<HTMLElement>('a') ?? null;
}
