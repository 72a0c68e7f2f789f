import { useTexts } from '../../lib/i18n';
import styles from './bare-crash-page.module.css';
import { messagePageTexts } from './message-page.texts';

/** Made of nothing that would still have to load: a lost connection took the rest away. */
export function BareCrashPage() {
  const texts = useTexts(messagePageTexts).crash;

  return (
    <main className={styles.page}>
      <h1>{texts.heading}</h1>
      <p>{texts.advice}</p>
      <button type="button" className={styles.reload} onClick={() => window.location.reload()}>
        {texts.action}
      </button>
    </main>
  );
}
