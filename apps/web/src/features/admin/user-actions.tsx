import type { AdminUserDetail } from '@scholar/contract';
import Ban from 'lucide-react/icons/ban';
import Gift from 'lucide-react/icons/gift';
import LockOpen from 'lucide-react/icons/lock-open';
import { useState } from 'react';
import { serverMessage } from '../../lib/api/api';
import { useTexts } from '../../lib/i18n';
import { Button } from '../../ui/basics/button';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog';
import { toast } from '../../ui/feedback/toast';
import { useBlock, useUnblock } from './admin.queries';
import { adminTexts } from './admin.texts';
import { GrantDialog } from './grant-dialog';
import { NoteDialog } from './note-dialog';
import { USER_NAME_ID, type UserDialogProps } from './user-dialog';
import styles from './user-view.module.css';

type Asked = 'block' | 'unblock' | 'grant';

/** An operator cannot be blocked: the role has to be taken away first. */
export function UserActions({ user }: { user: AdminUserDetail }) {
  const texts = useTexts(adminTexts);
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  const isOperator = user.roles.includes('Admin');

  return (
    <div className={styles.actions}>
      <Button variant="secondary" icon={<Gift />} onClick={() => setAsked('grant')}>
        {texts.grant.open}
      </Button>
      {user.state === 'blocked' && (
        <Button variant="secondary" icon={<LockOpen />} onClick={() => setAsked('unblock')}>
          {texts.unblock.open}
        </Button>
      )}
      {user.state !== 'blocked' && !isOperator && (
        <Button variant="danger" icon={<Ban />} onClick={() => setAsked('block')}>
          {texts.block.open}
        </Button>
      )}
      <BlockDialog user={user} isOpen={asked === 'block'} onClose={close} />
      <GrantDialog user={user} isOpen={asked === 'grant'} onClose={close} />
      <UnblockDialog user={user} isOpen={asked === 'unblock'} onClose={close} />
    </div>
  );
}

function BlockDialog({ user, isOpen, onClose }: UserDialogProps) {
  const texts = useTexts(adminTexts).block;
  const block = useBlock(user.userId);

  function handleConfirm(reason: string) {
    block.mutate(reason, {
      onSuccess: () => {
        toast({ tone: 'good', message: texts.done(user.name) });
        onClose();
      },
    });
  }

  return (
    <NoteDialog
      isOpen={isOpen}
      title={texts.title(user.name)}
      message={texts.message}
      confirmLabel={texts.confirm}
      tone="danger"
      action={block}
      nextId={USER_NAME_ID}
      onClose={onClose}
      onConfirm={handleConfirm}
    />
  );
}

function UnblockDialog({ user, isOpen, onClose }: UserDialogProps) {
  const { unblock: texts, failed } = useTexts(adminTexts);
  const unblock = useUnblock(user.userId);

  function handleConfirm() {
    unblock.mutate(undefined, {
      onSuccess: () => toast({ tone: 'good', message: texts.done(user.name) }),
      onError: (error) => toast({ tone: 'bad', message: serverMessage(error) ?? failed }),
      onSettled: onClose,
    });
  }

  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={handleConfirm}
      title={texts.title(user.name)}
      message={texts.message}
      confirmLabel={texts.confirm}
      isBusy={unblock.isPending}
      findFinalFocus={() => (unblock.isSuccess ? document.getElementById(USER_NAME_ID) : null)}
    />
  );
}
