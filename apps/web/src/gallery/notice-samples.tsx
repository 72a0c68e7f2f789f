import { Notice } from '../ui/forms/notice';
import styles from './gallery.module.css';
import { Panel } from './panel';

export function NoticeSamples() {
  return (
    <Panel title="Notices" span={6}>
      <div className={styles.stack}>
        <Notice tone="good">Profile updated successfully!</Notice>
        <Notice tone="bad">Incorrect email or password.</Notice>
        <Notice tone="info">A new code is on its way. It works for three minutes.</Notice>
      </div>
    </Panel>
  );
}
