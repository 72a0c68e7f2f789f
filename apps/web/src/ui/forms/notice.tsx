import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import type { ReactNode } from 'react';
import styles from './notice.module.css';

export type NoticeTone = 'good' | 'bad' | 'info';

export function Notice({ tone, children }: { tone: NoticeTone; children: ReactNode }) {
  const Icon = ICONS[tone];
  return (
    <div role={tone === 'bad' ? 'alert' : 'status'} className={`${styles.notice} ${styles[tone]}`}>
      <Icon size={18} />
      <div className={styles.message}>{children}</div>
    </div>
  );
}

const ICONS = { good: CircleCheck, bad: CircleAlert, info: Info };
