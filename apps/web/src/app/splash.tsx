import { useTexts } from '../lib/i18n';
import { Spinner } from '../ui/basics/spinner';
import styles from './splash.module.css';
import { splashTexts } from './splash.texts';

/** Stands where a screen will be. Shows nothing for the first moment, so that fast loads do not flicker. */
export function Splash() {
  const texts = useTexts(splashTexts);

  return (
    <div className={styles.splash} role="status" data-coming>
      <Spinner />
      <span className="visually-hidden">{texts.loading}</span>
    </div>
  );
}
