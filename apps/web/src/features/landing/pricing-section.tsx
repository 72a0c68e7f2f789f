import { formatVnd, PlanCards } from '../prices/public';
import { useTexts } from '../../lib/i18n';
import { ButtonLink } from '../../ui/basics/button-link';
import { landingTexts } from './landing.texts';
import styles from './pricing-section.module.css';

export function PricingSection() {
  const { pricing: texts } = useTexts(landingTexts);
  return (
    <section id="pricing" tabIndex={-1} aria-labelledby="pricing-title">
      <h2 id="pricing-title" className={styles.title}>
        {texts.title}
      </h2>
      <PlanCards
        layout="page"
        formatPrice={formatVnd}
        renderAction={(planId, look) => (
          <ButtonLink {...look} to="/register" size="lg">
            {texts.actions[planId]}
          </ButtonLink>
        )}
      />
    </section>
  );
}
