import styles from './key-cap.module.css';

export function KeyCap({ name }: { name: string }) {
  return <kbd className={styles.cap}>{name}</kbd>;
}
