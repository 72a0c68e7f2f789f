import { ApiError } from '../../lib/api/api';

/** Of what waits until somebody pays again, such as a set of a team: the server says so. */
export function findUnpaidMessage(error: unknown): string | undefined {
  return error instanceof ApiError && error.code === 'plan_limit' ? error.message : undefined;
}
