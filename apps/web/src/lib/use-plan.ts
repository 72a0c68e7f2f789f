import { PLANS, type PlanName } from '@scholar/contract';

/** Everybody is on Basic until plans can be bought. */
export function usePlan(): PlanName {
  return PLANS.basic.name;
}
