import { ApiError } from '../../../lib/api/api';

/** The server knows the set no longer: deleted in the meantime, here or elsewhere. */
export function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'not_found';
}
