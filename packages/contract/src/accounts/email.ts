import * as z from 'zod/mini';
import { EMAIL_MAX } from '../wire/limits';
import { MESSAGES } from '../wire/messages';
import { boundedText } from '../text/text';

const EMAIL_SHAPE =
  /^[^\s\p{C}@,;:<>()[\]"\\]+@[^\s\p{C}@,;:<>()[\]"\\.]+(\.[^\s\p{C}@,;:<>()[\]"\\.]+)+$/u;

/** The one spelling under which an address is stored, compared and counted. */
export function canonicalEmail(typed: string): string {
  const trimmed = typed.trim();
  const at = trimmed.lastIndexOf('@');
  if (at === -1) {
    return trimmed;
  }
  return `${fold(trimmed.slice(0, at), 'NFC')}@${fold(trimmed.slice(at + 1), 'NFKC')}`;
}

/** Composed a second time: some letters have a single character only in lower case. */
function fold(part: string, form: 'NFC' | 'NFKC'): string {
  return part.normalize(form).toLowerCase().normalize(form);
}

export function isEmail(typed: string): boolean {
  const email = canonicalEmail(typed);
  return email.length <= EMAIL_MAX && EMAIL_SHAPE.test(email);
}

export function emailSchema(message: string = MESSAGES.email) {
  return boundedText({ max: EMAIL_MAX, message }).check(
    z.overwrite(canonicalEmail),
    z.refine(isEmail, message),
  );
}
