import * as z from 'zod/mini';
import { NAME_MAX, NAME_MIN, USERNAME_MAX, USERNAME_MIN } from '../wire/limits';
import { MESSAGES } from '../wire/messages';
import { boundedText, countCharacters, hasHiddenSigns, isBlank, text } from '../text/text';

const REGISTRATION_NAME = /^[\p{L}\p{M}_ ]+$/u;
const USERNAME = new RegExp(`^[A-Za-z0-9._]{${USERNAME_MIN},${USERNAME_MAX}}$`);
/** With the spaces and signs between the digits. */
const PHONE_MAX = 30;
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

export const RegistrationNameSchema = text({
  max: NAME_MAX,
  message: MESSAGES.registrationName,
}).check(trim, z.refine(isRegistrationName, MESSAGES.registrationName));

export const NameSchema = text({
  max: NAME_MAX,
  message: MESSAGES.nameEmpty,
  tooLong: MESSAGES.nameTooLong,
}).check(
  trim,
  z.refine((name) => !isBlank(name), { error: MESSAGES.nameEmpty, abort: true }),
  z.refine((name) => countCharacters(name) <= NAME_MAX, MESSAGES.nameTooLong),
  z.refine((name) => !hasHiddenSigns(name), MESSAGES.nameControl),
);

export const UsernameSchema = boundedText({
  max: USERNAME_MAX,
  message: MESSAGES.usernameEmpty,
  tooLong: MESSAGES.username,
}).check(
  trim,
  z.refine((name) => !isBlank(name), { error: MESSAGES.usernameEmpty, abort: true }),
  z.refine(isUsername, MESSAGES.username),
);

/** Null or an empty text clears the number. */
export const PhoneNumberSchema = z.nullable(
  boundedText({ max: PHONE_MAX, message: MESSAGES.phone }).check(
    trim,
    z.refine((typed) => typed === '' || isPhoneNumber(typed), MESSAGES.phone),
  ),
);
