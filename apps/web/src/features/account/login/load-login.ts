import { ApiError } from '../../../lib/api/api';

/** A connection lost before the rest has arrived is a login that nobody answered. */
export async function loadLogin() {
  try {
    return await import('./login-parts');
  } catch (cause) {
    throw new ApiError('The login cannot be loaded.', { code: 'offline' }, { cause });
  }
}
