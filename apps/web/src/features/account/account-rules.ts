import {
  isEmail,
  isPasswordTooLong,
  isRegistrationName,
  isStrongPassword,
  LoginPasswordSchema,
} from '@scholar/contract';
import type { accountTexts } from './account.texts';
import type { FormRules } from './use-form';

type Errors = typeof accountTexts.en.errors;

export function loginRules(errors: Errors): FormRules<{ email: string; password: string }> {
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

export function emailRule(errors: Errors) {
  return (email: string) => (isEmail(email) ? undefined : errors.email);
}

export function nameRule(errors: Errors) {
  return (name: string) => (isRegistrationName(name) ? undefined : errors.registrationName);
}

export function newPasswordRules(
  errors: Errors,
): FormRules<{ password: string; confirmation: string }> {
  return {
    password: (password) => {
      if (isPasswordTooLong(password)) {
        return errors.passwordTooLong;
      }
      return isStrongPassword(password) ? undefined : errors.password;
    },
    confirmation: (confirmation, { password }) =>
      confirmation !== '' && confirmation === password ? undefined : errors.passwordsDiffer,
  };
}
