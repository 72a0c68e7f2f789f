import type { TeamMember } from '@scholar/contract';
import { type ReactNode, useRef, useState } from 'react';
import { serverMessage } from '../../../lib/api/api';
import { useTexts } from '../../../lib/i18n';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog';
import { toast } from '../../../ui/feedback/toast';
import { useRemoveMember, useTransfer } from '../team.queries';
import { teamTexts } from '../team.texts';

export type MemberQuestion = { kind: 'remove' | 'transfer'; member: TeamMember };

/** Asks before a member is removed or becomes the owner. */
export function useMemberDialogs({ findNext }: { findNext: () => HTMLElement | null }): {
  ask: (question: MemberQuestion) => void;
  dialog: ReactNode;
} {
  const allTexts = useTexts(teamTexts);
  const [question, setQuestion] = useState<MemberQuestion>();
  const [isOpen, setIsOpen] = useState(false);
  const isDone = useRef(false);
  const changes = { remove: useRemoveMember(), transfer: useTransfer() };

  function handleConfirm({ kind, member }: MemberQuestion) {
    changes[kind].mutate(member.userId, {
      onSuccess() {
        isDone.current = true;
        toast({ message: textsOf(kind).done(member.name), tone: 'good' });
      },
      onError: (error) => toast({ message: serverMessage(error) ?? allTexts.failed, tone: 'bad' }),
      onSettled: () => setIsOpen(false),
    });
  }

  function textsOf(kind: MemberQuestion['kind']) {
    return kind === 'remove' ? allTexts.removal : allTexts.transfer;
  }

  function renderDialog({ kind, member }: MemberQuestion) {
    const texts = textsOf(kind);
    return (
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        onConfirm={() => handleConfirm({ kind, member })}
        title={texts.title(member.name)}
        message={texts.message(member.name)}
        confirmLabel={texts.confirm}
        tone={kind === 'remove' ? 'danger' : 'normal'}
        isBusy={changes[kind].isPending}
        findFinalFocus={() => (isDone.current ? findNext() : null)}
      />
    );
  }

  return {
    ask(asked) {
      isDone.current = false;
      setQuestion(asked);
      setIsOpen(true);
    },
    dialog: question && renderDialog(question),
  };
}
