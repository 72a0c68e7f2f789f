import * as z from 'zod/mini';
import { NAME_MAX, NAME_MIN, USERNAME_MAX, USERNAME_MIN } from './limits';
import { MESSAGES } from './messages';
import { countCharacters, hasHiddenSigns, isBlank, text } from './text';

const REGISTRATION_NAME = /^[\p{L}\p{M}_ ]+$/u;
const USERNAME = new RegExp(`^[A-Za-z0-9._]{${USERNAME_MIN},${USERNAME_MAX}}$`);
const PHONE = /^\+?[0-9 ().-]{6,20}$/;

export function isRegistrationName(typed: string): boolean {
  const name = typed.trim().normalize('NFC');
  const length = countCharacters(name);
  return (
    length >= NAME_MIN && length <= NAME_MAX && REGISTRATION_NAME.test(name) && /\p{L}/u.test(name)
  );
}

export function isUsername(typed: string): boolean {
  return USERNAME.test(typed.trim());
}

export function isPhoneNumber(typed: string): boolean {
  return PHONE.test(typed.trim());
}

const trim = z.overwrite<string>((value) => value.trim());

export const RegistrationNameSchema = text(MESSAGES.registrationName).check(
  trim,
  z.refine(isRegistrationName, MESSAGES.registrationName),
);

export const NameSchema = text(MESSAGES.nameEmpty).check(
  trim,
  z.refine((name) => !isBlank(name), { error: MESSAGES.nameEmpty, abort: true }),
  z.refine((name) => countCharacters(name) <= NAME_MAX, MESSAGES.nameTooLong),
  z.refine((name) => !hasHiddenSigns(name), MESSAGES.nameControl),
);

export const UsernameSchema = z.string(MESSAGES.usernameEmpty).check(
  trim,
  z.refine((name) => !isBlank(name), { error: MESSAGES.usernameEmpty, abort: true }),
  z.refine(isUsername, MESSAGES.username),
);

/** Null or an empty text clears the number. */
export const PhoneNumberSchema = z.nullable(
  z.string(MESSAGES.phone).check(
    trim,
    z.refine((typed) => typed === '' || isPhoneNumber(typed), MESSAGES.phone),
  ),
);
