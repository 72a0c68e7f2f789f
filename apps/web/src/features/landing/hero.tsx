import { useTexts } from '../../lib/i18n';
import { ButtonLink } from '../../ui/basics/button-link';
import styles from './hero.module.css';
import { landingTexts } from './landing.texts';

export function Hero() {
  const { hero: texts } = useTexts(landingTexts);
  const { before, marked, after } = texts.headline;
  return (
    <div className={styles.hero}>
      <h1 className={styles.headline}>
        {before}
        <span className={styles.noBreak}>
          <span className={styles.marked}>{marked}</span>
          {after}
        </span>
      </h1>
      <div className={styles.invitation}>
        <p className={styles.lead}>{texts.lead}</p>
        <ButtonLink to="/login" size="lg" className={styles.action}>
          {texts.action}
        </ButtonLink>
      </div>
    </div>
  );
}
