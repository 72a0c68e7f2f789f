import type { Plan } from '../ui/plan-badge';

/** Everybody is on Basic until plans can be bought. */
export function usePlan(): Plan {
  return 'Basic';
}
