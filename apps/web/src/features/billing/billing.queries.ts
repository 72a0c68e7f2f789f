import { type Billing, type PaidPlan, paymentEndpoints } from '@scholar/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Api } from '../../lib/api/api';
import { useApi } from '../../lib/api/api-context';
import { PLAN_KEY } from '../plans/public';
import { useSingleMutation } from '../../lib/queries/use-single-mutation';
import { findPaymentPage } from './payment-page';

const POLL_MS = 1_500;

const billingQueries = {
  all: ['billing'] as const,
  read: (api: Api) =>
    queryOptions({
      queryKey: billingQueries.all,
      queryFn: async ({ signal, client }) => {
        const billing = await api(paymentEndpoints.billing, {}, { isQuiet: true, signal });
        // Every badge follows at once, and an older answer about the plan must not overwrite it.
        await client.cancelQueries({ queryKey: PLAN_KEY });
        client.setQueryData(PLAN_KEY, billing.plan);
        return billing;
      },
    }),
};

/** Polls while `isAwaiting` says so. */
export function useBilling({ isAwaiting }: { isAwaiting: (billing?: Billing) => boolean }) {
  return useQuery({
    ...billingQueries.read(useApi()),
    refetchInterval: ({ state }) => (isAwaiting(state.data) ? POLL_MS : false),
    // A student who comes back from a bank's app should see the payment.
    refetchOnWindowFocus: 'always',
  });
}

/** Answers null when the payment page is not one that browsers may be sent to. */
export function useOrder() {
  const api = useApi();
  return useSingleMutation({
    mutationFn: async (plan: PaidPlan) => {
      const { response } = await api(paymentEndpoints.order, { params: { plan } });
      return findPaymentPage(response);
    },
  });
}
