import { MESSAGES } from '@scholar/contract';
import { AppError } from '../shared/app-error';
import type { PasswordBlocklist } from './accounts.ports';

/** Asked before a code is looked at, so that choosing another password costs neither the code nor a try. */
export function refuseBlocked(blocklist: PasswordBlocklist, password: string) {
  if (blocklist.has(password)) {
    throw new AppError('invalid_input', MESSAGES.passwordCommon);
  }
}
