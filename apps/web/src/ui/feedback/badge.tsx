import type { ReactNode } from 'react';
import styles from './badge.module.css';

export type BadgeTone = 'grey' | 'brand' | 'brand-soft' | 'good' | 'bad' | 'dashed';

export function Badge({
  tone = 'grey',
  icon,
  children,
}: {
  tone?: BadgeTone | undefined;
  icon?: ReactNode;
  children: ReactNode;
}) {
  return (
    <span className={`${styles.badge} ${styles[tone]}`}>
      {icon}
      {children}
    </span>
  );
}
