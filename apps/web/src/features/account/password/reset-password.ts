import { accountEndpoints } from '@scholar/contract';
import { type Api, ApiError } from '../../../lib/api/api';
import { forgetCredentials } from '../page/remember-me';
import { clearSession } from '../../../lib/session/session';
import { dropResetEmail } from '../stored/mailed-to';
import { signIn } from '../login/sign-in';

/** Sets the new password, then logs in with it like anybody else would. */
export async function resetPassword(
  api: Api,
  { email, code, password }: { email: string; code: string; password: string },
): Promise<{ isSignedIn: boolean }> {
  await api(accountEndpoints.changePasswordNoToken, {
    params: { email, code },
    body: { newPassword: password },
  });
  forgetCredentials();
  dropResetEmail();
  try {
    // The old token is replaced, not removed first: without any, other tabs would go to /login.
    await signIn(api, { email, password });
    return { isSignedIn: true };
  } catch (error) {
    // The change has made every older token invalid.
    clearSession();
    if (!(error instanceof ApiError)) {
      throw error;
    }
    // The password is changed all the same; saying it failed would send the student round again.
    return { isSignedIn: false };
  }
}

export function isWrongCode(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'invalid_code';
}
