import ArrowRight from 'lucide-react/icons/arrow-right';
import type { LastOpened } from '../continue/public';
import { useTexts } from '../../lib/i18n';
import { studyPath } from '../../lib/address/paths';
import { ButtonLink } from '../../ui/basics/button-link';
import { useHasCards } from './home.queries';
import { homeTexts } from './home.texts';
import styles from './welcome-banner.module.css';

export function WelcomeBanner({ lastSet }: { lastSet: LastOpened['set'] }) {
  const texts = useTexts(homeTexts);
  const makeCards = useHasCards() ? texts.newCards : texts.firstCards;

  return (
    <section className={styles.banner} aria-labelledby="welcome">
      <div className={styles.words}>
        <h1 id="welcome" className={styles.welcome}>
          {texts.welcome}
        </h1>
        <p className={styles.invitation}>{texts.invitation}</p>
        <ButtonLink
          to={lastSet ? studyPath(lastSet.quizId) : '/flashcards'}
          variant="on-banner"
          size="lg"
          className={styles.action}
          iconAfter={<ArrowRight size={18} strokeWidth={1.75} />}
        >
          {lastSet ? texts.continueStudying : makeCards}
        </ButtonLink>
      </div>
      <div className={styles.deck} aria-hidden="true">
        <div className={`${styles.under} ${styles.third}`} />
        <div className={`${styles.under} ${styles.second}`} />
        <div className={styles.card}>
          {lastSet ? <SetFace title={lastSet.title} /> : <SampleFace />}
        </div>
      </div>
    </section>
  );
}

function SetFace({ title }: { title: string }) {
  const texts = useTexts(homeTexts);
  return (
    <>
      <p className={styles.head}>{texts.lastSet}</p>
      <p className={`${styles.term} ${styles.setTitle}`} dir="auto">
        {title}
      </p>
    </>
  );
}

function SampleFace() {
  const texts = useTexts(homeTexts);
  return (
    <>
      <p className={styles.head}>
        <span>{texts.sampleDeck}</span>
        <span>{texts.samplePosition}</span>
      </p>
      <p className={styles.term}>{texts.sampleTerm}</p>
      <p className={styles.question}>{texts.sampleQuestion}</p>
    </>
  );
}
