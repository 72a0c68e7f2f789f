import { PLANS, type PlanId } from '@scholar/contract';
import { useTexts } from '../../lib/i18n';
import { ButtonLink } from '../../ui/button-link';
import { formatVnd } from './format-price';
import { landingTexts } from './landing.texts';
import { LineIcon } from './line-icon';
import styles from './pricing-section.module.css';

const PLAN_ORDER = ['basic', 'pro', 'team'] as const satisfies PlanId[];

export function PricingSection() {
  const { pricing: texts } = useTexts(landingTexts);
  return (
    <section id="pricing" tabIndex={-1} aria-labelledby="pricing-title">
      <h2 id="pricing-title" className={styles.title}>
        {texts.title}
      </h2>
      <ul className={styles.plans}>
        {PLAN_ORDER.map((planId) => (
          <Plan key={planId} planId={planId} isAdvised={planId === 'pro'} />
        ))}
      </ul>
    </section>
  );
}

function Plan({ planId, isAdvised }: { planId: PlanId; isAdvised: boolean }) {
  const { pricing: texts } = useTexts(landingTexts);
  const { period, points, action } = texts.plans[planId];
  const { name, priceVnd, seats } = PLANS[planId];
  return (
    <li className={`${styles.plan} ${isAdvised ? styles.isAdvised : ''}`}>
      <h3 className={styles.name}>{name}</h3>
      <p className={styles.price}>{priceVnd === 0 ? texts.free : formatVnd(priceVnd)}</p>
      <p className={styles.period}>{period(seats)}</p>
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point} className={styles.point}>
            <span className={styles.check}>
              <LineIcon shape="check" />
            </span>
            {point}
          </li>
        ))}
      </ul>
      <ButtonLink to="/register" size="lg" isWide variant={isAdvised ? 'on-banner' : 'secondary'}>
        {action}
      </ButtonLink>
    </li>
  );
}
