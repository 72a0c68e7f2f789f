import { useTexts } from '../../../lib/i18n';
import { landingTexts } from '../landing.texts';
import styles from './summary-scene.module.css';

export function SummaryScene() {
  const { scene } = useTexts(landingTexts).features.summarization;
  return (
    <>
      <div className={styles.head}>
        <span className={styles.name}>{scene.name}</span>
        <span className={styles.field}>{scene.field}</span>
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
