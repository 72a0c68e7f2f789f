import { useTexts } from '../../lib/i18n';
import { Badge } from '../../ui/badge';
import { landingTexts } from './landing.texts';
import styles from './summary-scene.module.css';

export function SummaryScene() {
  const { scene } = useTexts(landingTexts).features.summarization;
  return (
    <>
      <div className={styles.head}>
        <span className={styles.name}>{scene.name}</span>
        <Badge>{scene.field}</Badge>
      </div>
      <p className={styles.summary}>{scene.summary}</p>
      <div className={styles.foot}>
        <span>{scene.before}</span>
        <span className={styles.rule} />
        <span>{scene.after}</span>
      </div>
    </>
  );
}
