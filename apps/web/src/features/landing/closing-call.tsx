import { ArrowRight } from 'lucide-react';
import { useTexts } from '../../lib/i18n';
import { ButtonLink } from '../../ui/button-link';
import styles from './closing-call.module.css';
import { landingTexts } from './landing.texts';

export function ClosingCall() {
  const { closing: texts } = useTexts(landingTexts);
  return (
    <section className={styles.banner} aria-labelledby="closing-title">
      <div>
        <h2 id="closing-title" className={styles.title}>
          {texts.title}
        </h2>
        <p className={styles.lead}>{texts.lead}</p>
      </div>
      <ButtonLink
        to="/register"
        size="lg"
        variant="on-banner"
        iconAfter={<ArrowRight size={18} strokeWidth={1.75} aria-hidden="true" />}
      >
        {texts.action}
      </ButtonLink>
    </section>
  );
}
