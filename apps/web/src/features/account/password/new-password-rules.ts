import { isPasswordTooLong, isStrongPassword } from '@scholar/contract';
import { isRefusedPassword } from './common-passwords';
import type { AccountErrors } from '../register/account-rules';
import type { FormRules } from '../../../lib/forms/use-form';

export function newPasswordRules(
  errors: AccountErrors,
): FormRules<{ password: string; confirmation: string }> {
  return {
    password: (password) => {
      if (isPasswordTooLong(password)) {
        return errors.passwordTooLong;
      }
      if (!isStrongPassword(password)) {
        return errors.password;
      }
      return isRefusedPassword(password) ? errors.passwordCommon : undefined;
    },
    confirmation: (confirmation, { password }) =>
      confirmation !== '' && confirmation === password ? undefined : errors.passwordsDiffer,
  };
}
