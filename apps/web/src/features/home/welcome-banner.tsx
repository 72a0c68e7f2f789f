import ArrowRight from 'lucide-react/icons/arrow-right';
import { useTexts } from '../../lib/i18n';
import { ButtonLink } from '../../ui/button-link';
import { homeTexts } from './home.texts';
import styles from './welcome-banner.module.css';

export function WelcomeBanner() {
  const texts = useTexts(homeTexts);

  return (
    <section className={styles.banner} aria-labelledby="welcome">
      <div className={styles.words}>
        <h1 id="welcome" className={styles.welcome}>
          {texts.welcome}
        </h1>
        <p className={styles.invitation}>{texts.invitation}</p>
        <ButtonLink
          to="/flashcards"
          variant="on-banner"
          size="lg"
          className={styles.action}
          iconAfter={<ArrowRight size={18} strokeWidth={1.75} />}
        >
          {texts.firstCards}
        </ButtonLink>
      </div>
      <div className={styles.deck} aria-hidden="true">
        <div className={`${styles.under} ${styles.third}`} />
        <div className={`${styles.under} ${styles.second}`} />
        <div className={styles.card}>
          <p className={styles.head}>
            <span>{texts.sampleDeck}</span>
            <span>{texts.samplePosition}</span>
          </p>
          <p className={styles.term}>{texts.sampleTerm}</p>
          <p className={styles.question}>{texts.sampleQuestion}</p>
        </div>
      </div>
    </section>
  );
}
