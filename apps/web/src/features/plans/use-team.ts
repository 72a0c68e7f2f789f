import { type PlanBadge, teamEndpoints } from '@scholar/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Api } from '../../lib/api/api';
import { useApi } from '../../lib/api/api-context';
import { usePlan } from './use-plan';

/** The query key of everything about the team: members, sets and numbers. */
export const TEAM_KEY = ['team'] as const;

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

/** Whether there is a paid team to share with. Asked only for students with a team plan. */
export function useCanShare(): boolean {
  const plan = usePlan();
  const { data } = useQuery({ ...teamQuery(useApi()), enabled: isTeamPlan(plan) });
  return isTeamPlan(plan) && data !== undefined && data.paidUntil !== null;
}
