import * as z from 'zod/mini';
import { EMAIL_MAX } from './limits';
import { MESSAGES } from './messages';

const EMAIL_SHAPE = /^[^\s\p{C}@,;:<>()[\]"\\]+@[^\s\p{C}@,;:<>()[\]"\\.]+(\.[^\s\p{C}@,;:<>()[\]"\\.]+)+$/u;

/** The one spelling under which an address is stored, compared and counted. */
export function canonicalEmail(typed: string): string {
  const trimmed = typed.trim();
  const at = trimmed.lastIndexOf('@');
  if (at === -1) {
    return trimmed;
  }
  const local = trimmed.slice(0, at).normalize('NFC');
  const domain = trimmed.slice(at + 1).normalize('NFKC');
  return `${local}@${domain}`.toLowerCase();
}

export function isEmail(typed: string): boolean {
  const email = canonicalEmail(typed);
  return email.length <= EMAIL_MAX && EMAIL_SHAPE.test(email);
}

export function emailSchema(message: string = MESSAGES.email) {
  return z.string(message).check(z.overwrite(canonicalEmail), z.refine(isEmail, message));
}
