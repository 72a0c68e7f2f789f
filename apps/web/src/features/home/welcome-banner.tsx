import ArrowRight from 'lucide-react/icons/arrow-right';
import { useTexts } from '../../lib/i18n';
import { ButtonLink } from '../../ui/basics/button-link';
import { useHasCards } from './home.queries';
import { homeTexts } from './home.texts';
import styles from './welcome-banner.module.css';

export function WelcomeBanner() {
  const texts = useTexts(homeTexts);
  const hasCards = useHasCards();

  return (
    <section className={styles.banner} aria-labelledby="welcome">
      <div className={styles.words}>
        <h1 id="welcome" className={styles.welcome}>
          {texts.welcome}
        </h1>
        <p className={styles.invitation}>{texts.invitation}</p>
      </div>
      <ButtonLink
        to="/flashcards"
        variant="secondary"
        className={styles.action}
        iconAfter={<ArrowRight size={16} />}
      >
        {hasCards ? texts.newCards : texts.firstCards}
      </ButtonLink>
    </section>
  );
}
