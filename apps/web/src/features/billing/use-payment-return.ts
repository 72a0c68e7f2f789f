import type { Billing } from '@scholar/contract';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useDelay } from '../../lib/time/use-delay';
import { useBilling } from './billing.queries';

const LONGEST_POLL_MS = 30_000;
const OUTCOMES = ['paid', 'cancelled'] as const;

export type PaymentReturn = 'checking' | 'paid' | 'review' | 'late' | 'cancelled';

/**
 * What became of the payment that the address names. Anybody can write an address, so only a
 * payment that the server lists counts.
 */
export function usePaymentReturn() {
  const claim = useClaim();
  const [isOver, setIsOver] = useState(false);
  const isPaying = claim?.outcome === 'paid';
  const billing = useBilling({
    isAwaiting: (latest) => isPaying && !isOver && !findPayment(latest, claim.order),
  });
  useDelay(isPaying, LONGEST_POLL_MS, () => setIsOver(true));

  function findReturn(): PaymentReturn | null {
    if (!isPaying) {
      return claim ? 'cancelled' : null;
    }
    const payment = findPayment(billing.data, claim.order);
    if (payment?.status === 'dismissed') {
      return null;
    }
    return payment?.status ?? (isOver ? 'late' : 'checking');
  }

  return { billing, returned: findReturn() };
}

/** Of an order that was paid twice, the accepted payment counts, not the one under review. */
function findPayment(billing: Billing | undefined, order: string) {
  const ofOrder = billing?.payments.filter(({ orderNumber }) => orderNumber === order);
  return ofOrder?.find(({ status }) => status === 'paid') ?? ofOrder?.[0];
}

/** Read once and taken out of the address, so that a reload or a copied link does not repeat it. */
function useClaim() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [claim] = useState(() => readClaim(new URLSearchParams(search)));

  useEffect(() => {
    const query = new URLSearchParams(search);
    if (query.has('payment')) {
      query.delete('payment');
      query.delete('order');
      void navigate({ pathname, search: query.toString(), hash: 'plan' }, { replace: true });
    }
  }, [navigate, pathname, search]);

  return claim;
}

function readClaim(query: URLSearchParams) {
  const outcome = OUTCOMES.find((known) => known === query.get('payment'));
  const order = query.get('order');
  return outcome && order ? { outcome, order } : undefined;
}
