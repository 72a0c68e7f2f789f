import {
  canonicalEmail,
  countCharacters,
  isBlank,
  isPhoneNumber,
  isUsername,
  NAME_MAX,
} from '@scholar/contract';
import type { ProfileErrors } from './profile.texts';

export function findNameProblem(name: string, errors: ProfileErrors): string | undefined {
  if (isBlank(name)) {
    return errors.nameEmpty;
  }
  return countCharacters(name.trim()) > NAME_MAX ? errors.nameTooLong : undefined;
}

export function findUsernameProblem(username: string, errors: ProfileErrors): string | undefined {
  if (isBlank(username)) {
    return errors.usernameEmpty;
  }
  return isUsername(username) ? undefined : errors.username;
}

/** An empty field is fine: it removes the number. */
export function findPhoneProblem(phone: string, errors: ProfileErrors): string | undefined {
  return phone.trim() === '' || isPhoneNumber(phone) ? undefined : errors.phone;
}

export function findConfirmationProblem(
  typed: string,
  accountEmail: string,
  errors: ProfileErrors,
): string | undefined {
  const isSame = canonicalEmail(typed) === canonicalEmail(accountEmail);
  return isSame ? undefined : errors.deactivationEmail;
}
