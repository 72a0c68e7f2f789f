import {
  isEmail,
  isPasswordTooLong,
  isRegistrationName,
  LoginPasswordSchema,
} from '@scholar/contract';
import type { accountTexts } from '../page/account.texts';
import type { FormRules } from '../../../lib/forms/use-form';

export type AccountErrors = typeof accountTexts.en.errors;

export function loginRules(errors: AccountErrors): FormRules<{ email: string; password: string }> {
  return {
    email: (email) => (isEmail(email) ? undefined : errors.loginEmail),
    password: (password) => {
      if (isPasswordTooLong(password)) {
        return errors.passwordTooLong;
      }
      return LoginPasswordSchema.safeParse(password).success ? undefined : errors.loginPassword;
    },
  };
}

export function emailRule(errors: AccountErrors) {
  return (email: string) => (isEmail(email) ? undefined : errors.email);
}

export function nameRule(errors: AccountErrors) {
  return (name: string) => (isRegistrationName(name) ? undefined : errors.registrationName);
}
