import { Toast as BaseToast } from '@base-ui/react/toast';
import { UNDO_SECONDS } from '@scholar/contract';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { useTexts } from '../../lib/i18n';
import { Button } from '../basics/button';
import { IconButton } from '../forms/icon-button';
import styles from './toast.module.css';
import { uiTexts } from '../basics/ui.texts';

export type ToastOptions = {
  message: string;
  tone?: 'good' | 'bad' | 'plain' | undefined;
  icon?: ReactNode;
  action?: { label: string; onSelect: () => void } | undefined;
};

const SHOWN_MS = 6_000;
/** An action is usually Undo. */
const SHOWN_WITH_ACTION_MS = UNDO_SECONDS * 1000;
const STAYS = 0;
const MOST_AT_ONCE = 3;

const manager = BaseToast.createToastManager<ToastOptions>();

export function toast(options: ToastOptions): void {
  manager.add({ data: options, timeout: toTimeout(options) });
}

function toTimeout({ tone, action }: ToastOptions): number {
  if (tone === 'bad') {
    return STAYS;
  }
  return action ? SHOWN_WITH_ACTION_MS : SHOWN_MS;
}

/** Once in the app shell. Shows what toast() is told from anywhere. */
export function Toaster() {
  const texts = useTexts(uiTexts);
  return (
    <BaseToast.Provider toastManager={manager} limit={MOST_AT_ONCE}>
      <BaseToast.Portal>
        <BaseToast.Viewport className={styles.viewport} aria-label={texts.notifications}>
          <Toasts />
        </BaseToast.Viewport>
      </BaseToast.Portal>
    </BaseToast.Provider>
  );
}

function Toasts() {
  const { toasts } = BaseToast.useToastManager<ToastOptions>();
  return toasts.map(
    (shown) =>
      shown.data && (
        <BaseToast.Root
          key={shown.id}
          toast={shown}
          className={styles.toast}
          swipeDirection={['left', 'up', 'down']}
        >
          <ToastFace id={shown.id} options={shown.data} />
        </BaseToast.Root>
      ),
  );
}

function ToastFace({ id, options }: { id: string; options: ToastOptions }) {
  const texts = useTexts(uiTexts);
  const { message, tone = 'plain', icon = ICONS[tone], action } = options;

  function handleAction() {
    manager.close(id);
    action?.onSelect();
  }

  return (
    <BaseToast.Content className={styles.face} role={tone === 'bad' ? 'alert' : undefined}>
      <span className={`${styles.icon} ${styles[tone]}`}>{icon}</span>
      <BaseToast.Title render={<p />} className={styles.message}>
        {message}
      </BaseToast.Title>
      {action && (
        <Button variant="link" className={styles.action} onClick={handleAction}>
          {action.label}
        </Button>
      )}
      {(!action || tone === 'bad') && (
        // The library's own Close hides itself from screen readers while its stack is collapsed.
        <IconButton size="sm" label={texts.close} icon={<X />} onClick={() => manager.close(id)} />
      )}
    </BaseToast.Content>
  );
}

const ICONS = { good: <CircleCheck />, bad: <CircleAlert />, plain: null };
