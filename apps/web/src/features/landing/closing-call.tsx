import { useTexts } from '../../lib/i18n';
import { ButtonLink } from '../../ui/basics/button-link';
import styles from './closing-call.module.css';
import { landingTexts } from './landing.texts';
import { LineIcon } from './scenes/line-icon';

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
        iconAfter={<LineIcon shape="arrow" />}
      >
        {texts.action}
      </ButtonLink>
    </section>
  );
}
