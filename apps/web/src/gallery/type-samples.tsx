import { BlankText } from '../ui/text/blank-text';
import styles from './gallery.module.css';
import { Panel } from './panel';

export function TypeSamples() {
  return (
    <Panel title="Type" span={7}>
      <div className={styles.stack} lang="vi">
        <p className={styles.face}>Thẩm thấu</p>
        <p className={styles.read}>
          Nước đi từ nơi ít chất tan đến nơi nhiều chất tan. Water follows the solute.
        </p>
        <p className={styles.read}>
          <BlankText text="Nước đi qua màng nhờ sự ____." />{' '}
          <BlankText text="Water crosses a membrane by ____." fill="osmosis" />
        </p>
        <p className={styles.caption}>Literata: what you read to learn</p>
      </div>
      <div className={styles.stack}>
        <p className={styles.name}>Terms in this set (24)</p>
        <p>Power up your revision with your smart AI tools. Đừng quên lưu thẻ ghi nhớ của bạn!</p>
        <p className={styles.caption}>Be Vietnam Pro: everything you operate</p>
      </div>
    </Panel>
  );
}
