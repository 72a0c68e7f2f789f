import type { Team } from '@scholar/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { serverMessage } from '../../../lib/api/api';
import { useTexts } from '../../../lib/i18n';
import { Button } from '../../../ui/basics/button';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog';
import { toast } from '../../../ui/feedback/toast';
import styles from './leave-section.module.css';
import sheet from '../team-sheet.module.css';
import { forgetTeam, useLeaveTeam } from '../team.queries';
import { teamTexts } from '../team.texts';

/** The way out. An owner who is alone ends the team; any other has to hand it over first. */
export function LeaveSection({ team }: { team: Team }) {
  const { leave: texts, failed } = useTexts(teamTexts);
  const leave = useLeaveTeam();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(false);
  const isOwner = team.myRole === 'owner';
  const isAlone = isOwner && team.members.length === 1;
  const mustHandOver = isOwner && !isAlone;

  function handleConfirm() {
    leave.mutate(undefined, {
      onSuccess() {
        const done = isAlone ? texts.ended : texts.done;
        toast({ message: done(team.name), tone: 'good' });
        void navigate('/home', { replace: true });
        forgetTeam(queryClient);
      },
      onError: (error) => toast({ message: serverMessage(error) ?? failed, tone: 'bad' }),
      onSettled: () => setIsOpen(false),
    });
  }

  return (
    <section className={`${sheet.sheet} ${styles.section}`} aria-labelledby="team-leave">
      <div>
        <h2 id="team-leave" className={styles.title}>
          {isAlone ? texts.endTitle : texts.title}
        </h2>
        <p className={styles.detail}>{detail()}</p>
      </div>
      {!mustHandOver && (
        <Button variant="danger" onClick={() => setIsOpen(true)}>
          {isAlone ? texts.endAction : texts.action}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        onConfirm={handleConfirm}
        title={(isAlone ? texts.confirmEndTitle : texts.confirmTitle)(team.name)}
        message={isAlone ? texts.confirmEndMessage : texts.confirmMessage}
        confirmLabel={isAlone ? texts.endAction : texts.action}
        tone="danger"
        isBusy={leave.isPending}
      />
    </section>
  );

  function detail(): string {
    if (mustHandOver) {
      return texts.handOver;
    }
    return isAlone ? texts.endDetail : texts.detail;
  }
}
