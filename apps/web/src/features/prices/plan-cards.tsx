import { PLANS, type PlanId } from '@scholar/contract';
import type { ReactNode } from 'react';
import { useTexts } from '../../lib/i18n';
import type { ButtonLook } from '../../ui/basics/button';
import { formatPrice } from './format-price';
import styles from './plan-cards.module.css';
import { planCardsTexts } from './plan-cards.texts';

const PLAN_ORDER = ['basic', 'pro', 'team'] as const satisfies PlanId[];

/** Part of the first load, so it imports next to nothing. */
export function PlanCards({
  layout,
  advised = 'pro',
  renderAction,
}: {
  /** Cards for a whole page, or for a column of the app. */
  layout: 'page' | 'column';
  /** The one that stands out. */
  advised?: PlanId;
  renderAction: (planId: PlanId, look: ButtonLook) => ReactNode;
}) {
  const { free, plans } = useTexts(planCardsTexts);
  return (
    <ul className={`${styles.plans} ${styles[layout]}`}>
      {PLAN_ORDER.map((planId) => {
        const isAdvised = planId === advised;
        const { name, priceVnd, seats } = PLANS[planId];
        return (
          <li key={planId} className={`${styles.plan} ${isAdvised ? styles.isAdvised : ''}`}>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.price}>{priceVnd === 0 ? free : formatPrice(priceVnd)}</p>
            <p className={styles.period}>{plans[planId].period(seats)}</p>
            <ul className={styles.points}>
              {plans[planId].points.map((point) => (
                <li key={point} className={styles.point}>
                  {point}
                </li>
              ))}
            </ul>
            <div className={styles.action}>
              {renderAction(planId, {
                isWide: true,
                variant: isAdvised ? 'on-banner' : 'secondary',
              })}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
