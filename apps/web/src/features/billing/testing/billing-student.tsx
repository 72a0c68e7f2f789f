import { type Billing, type Payment, paymentEndpoints } from '@scholar/contract';
import { vi } from 'vitest';
import type { ApiError } from '../../../lib/api/api';
import { usePlan } from '../../plans/public';
import { aBilling, aUser } from '../../../testing/builders';
import { createFakeApi } from '../../../testing/fake-api';
import { renderScreen } from '../../../testing/render-screen';
import { BillingSection } from '../billing-section';
import { LeaveContext } from '../leaving';

export function aPayment(changes: Partial<Payment> = {}): Payment {
  return {
    paymentId: 1,
    orderNumber: 'S000007ABCDEFGH',
    plan: 'pro',
    amountVnd: 49_000,
    status: 'paid',
    paidDate: '2026-11-15T10:00:00.000Z',
    ...changes,
  };
}

/** A student with Pro, paid just now. */
export function aProBilling(changes: Partial<Billing> = {}): Billing {
  return aBilling({
    plan: 'Pro',
    paidUntil: { pro: '2026-12-15T10:00:00.000Z', team: null },
    payments: [aPayment()],
    ...changes,
  });
}

/** The section, and beside it the badge of another part of the app. */
export function openBilling({
  route = '/profile',
  billing = aBilling(),
  failure,
}: { route?: string; billing?: Billing; failure?: ApiError } = {}) {
  const api = createFakeApi();
  const leave = vi.fn<(address: string) => void>();
  api.answer(paymentEndpoints.checkPlan, { response: billing.plan });
  api.answer(paymentEndpoints.billing, failure ?? billing);
  const view = renderScreen(
    <LeaveContext value={leave}>
      <OtherBadge />
      <BillingSection />
    </LeaveContext>,
    { route, api, session: { user: aUser() } },
  );
  return { ...view, api, leave };
}

function OtherBadge() {
  return <div data-testid="other-badge">{usePlan()}</div>;
}
