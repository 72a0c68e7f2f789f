import ChevronDown from 'lucide-react/icons/chevron-down';
import CircleUser from 'lucide-react/icons/circle-user';
import LogOut from 'lucide-react/icons/log-out';
import Trash from 'lucide-react/icons/trash-2';
import { Avatar } from '../ui/feedback/avatar';
import { Button } from '../ui/basics/button';
import { Menu } from '../ui/menus/menu';
import { PlanBadge } from '../features/plans/plan-badge';
import { toast } from '../ui/feedback/toast';
import styles from './gallery.module.css';
import { Panel } from './panel';

export function MenuSamples() {
  return (
    <Panel title="Menu and toasts" span={4}>
      <div>
        <Menu
          align="start"
          triggerLabel="Minh Anh, account menu"
          trigger={
            <>
              <Avatar name="Minh Anh" size={32} />
              Minh Anh
              <PlanBadge plan="Pro" />
              <ChevronDown size={16} />
            </>
          }
          header={
            <div className={styles.person}>
              <Avatar name="Nguyễn Minh Anh" size={36} />
              <div>
                <div className={styles.name}>Nguyễn Minh Anh</div>
                <div className={styles.caption}>minh.anh@example.edu</div>
              </div>
            </div>
          }
          items={[
            { label: 'Profile', icon: <CircleUser />, to: '/profile' },
            { label: 'Logout', icon: <LogOut />, onSelect: sayLoggedOut },
          ]}
        />
      </div>
      <div className={styles.row}>
        <Button variant="secondary" onClick={saySaved}>
          Good toast
        </Button>
        <Button variant="secondary" onClick={sayDeleted}>
          Toast with Undo
        </Button>
        <Button variant="secondary" onClick={sayFailed}>
          Bad toast
        </Button>
      </div>
    </Panel>
  );
}

function sayLoggedOut() {
  toast({ message: 'Logged out.' });
}

function saySaved() {
  toast({ message: 'Flashcards saved successfully!', tone: 'good' });
}

function sayDeleted() {
  toast({
    message: 'Set deleted',
    icon: <Trash />,
    action: { label: 'Undo', onSelect: () => toast({ message: 'Set restored', tone: 'good' }) },
  });
}

function sayFailed() {
  toast({
    message: 'Not saved yet. Your text is kept.',
    tone: 'bad',
    action: { label: 'Retry', onSelect: saySaved },
  });
}
