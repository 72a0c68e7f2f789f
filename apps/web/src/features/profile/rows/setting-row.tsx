import { type ReactNode, useState } from 'react';
import styles from './setting-row.module.css';

/** What a setting is now on the left, the way to change it on the right. */
export function SettingRow({
  title,
  detail,
  children,
}: {
  title: string;
  detail: string;
  children: ReactNode;
}) {
  return (
    <div className={styles.row}>
      <div className={styles.text}>
        <h3>{title}</h3>
        <p className={styles.detail}>{detail}</p>
      </div>
      {children}
    </div>
  );
}

/** Give `key` to the dialog, so that each opening starts without what was typed and cancelled before. */
export function useDialog() {
  const [openings, setOpenings] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  return {
    key: openings,
    isOpen,
    open() {
      setOpenings((count) => count + 1);
      setIsOpen(true);
    },
    close: () => setIsOpen(false),
  };
}
