export { PlanBadge } from './plan-badge';
export { findUnpaidMessage, PlanLimitDialog } from './plan-limit-dialog';
export { PLAN_KEY, usePlan } from './use-plan';
export { TEAM_KEY, TEAM_SETS_KEY, isTeamPlan, teamQuery, useCanShare } from './use-team';
