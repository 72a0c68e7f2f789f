import { type PlanBadge, paymentEndpoints, PLANS } from '@scholar/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Api } from '../../lib/api/api';
import { useApi } from '../../lib/api/api-context';

export const PLAN_KEY = ['plan'] as const;

function planQuery(api: Api) {
  return queryOptions({
    queryKey: PLAN_KEY,
    queryFn: async ({ signal }): Promise<PlanBadge> => {
      const { response } = await api(paymentEndpoints.checkPlan, {}, { isQuiet: true, signal });
      return response;
    },
  });
}

/** Basic until the server has answered. */
export function usePlan(): PlanBadge {
  const { data } = useQuery(planQuery(useApi()));
  return data ?? PLANS.basic.name;
}
