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
        // Badges follow at once; a slower answer about the plan is older than this one.
        await client.cancelQueries({ queryKey: PLAN_KEY });
        client.setQueryData(PLAN_KEY, billing.plan);
        return billing;
      },
    }),
};

/** Asks again and again while something is awaited that the answer does not hold yet. */
export function useBilling({ isAwaiting }: { isAwaiting: (billing?: Billing) => boolean }) {
  return useQuery({
    ...billingQueries.read(useApi()),
    refetchInterval: ({ state }) => (isAwaiting(state.data) ? POLL_MS : false),
    // Whoever comes back from a bank's app should see what happened there.
    refetchOnWindowFocus: 'always',
  });
}

/** Null when the answer names an address where no browser is sent. */
export function useOrder() {
  const api = useApi();
  return useSingleMutation({
    mutationFn: async (plan: PaidPlan) => {
      const { response } = await api(paymentEndpoints.order, { params: { plan } });
      return findPaymentPage(response);
    },
  });
}
