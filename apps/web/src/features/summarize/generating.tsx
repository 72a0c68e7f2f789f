import { SUMMARY_MESSAGE_MS } from '@scholar/contract';
import { useTexts } from '../../lib/i18n';
import { Skeleton } from '../../ui/feedback/skeleton';
import { WorkingStrip } from '../../ui/feedback/working-strip';
import styles from './generating.module.css';
import { summarizeTexts } from './summarize.texts';

export function Generating({ onCancel }: { onCancel: () => void }) {
  const texts = useTexts(summarizeTexts);
  return (
    <div className={styles.generating}>
      <WorkingStrip messages={texts.working} turnMs={SUMMARY_MESSAGE_MS} onCancel={onCancel} />
      <div className={styles.sheet} aria-busy="true">
        <Skeleton width="64%" height={32} />
        <Skeleton width={128} height={26} />
        <div className={styles.lines}>
          {['100%', '96%', '72%', '98%', '88%', '54%'].map((width) => (
            <Skeleton key={width} width={width} height={18} />
          ))}
        </div>
      </div>
    </div>
  );
}
