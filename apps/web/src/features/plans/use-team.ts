import { type PlanBadge, teamEndpoints } from '@scholar/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Api } from '../../lib/api/api';
import { useApi } from '../../lib/api/api-context';
import { usePlan } from './use-plan';

/** Everything about the team in the query cache: who is in it, its sets, its numbers. */
export const TEAM_KEY = ['team'] as const;
/** Sets that are shared with it. */
export const TEAM_SETS_KEY = [...TEAM_KEY, 'sets'] as const;

export function teamQuery(api: Api) {
  return queryOptions({
    queryKey: [...TEAM_KEY, 'own'] as const,
    queryFn: ({ signal }) => api(teamEndpoints.get, {}, { isQuiet: true, signal }),
  });
}

export function isTeamPlan(plan: PlanBadge): boolean {
  return plan === 'Team' || plan === 'Pro and Team';
}

/** Whether there is a team to share with now. Nobody without the badge is asked about. */
export function useCanShare(): boolean {
  const plan = usePlan();
  const { data } = useQuery({ ...teamQuery(useApi()), enabled: isTeamPlan(plan) });
  return isTeamPlan(plan) && data !== undefined && data.paidUntil !== null;
}
