import * as z from 'zod/mini';

const KEY_RULE =
  'must be a private key of 32 bytes in base64url, as web-push generate-vapid-keys makes it';
const SUBJECT_RULE = 'must be a mailto: or https: address';

/** The variables that reminders by push need, by name. */
export const PUSH_VARIABLES = {
  VAPID_PRIVATE_KEY: z.optional(z.string().check(z.regex(/^[\w-]{43}$/, KEY_RULE))),
  VAPID_SUBJECT: z.optional(
    z.string().check(z.regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, SUBJECT_RULE)),
  ),
};

type PushEnvironment = {
  [Name in keyof typeof PUSH_VARIABLES]?: z.output<(typeof PUSH_VARIABLES)[Name]>;
};

/** Push services want to know whom to write to: those who help students, or else who sends the mails. */
export function toPushConfig(
  { VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject }: PushEnvironment,
  { supportTo, mailFrom }: { supportTo: string | undefined; mailFrom: string },
) {
  const contact = supportTo ?? mailFrom.replace(/^.*<|>$/g, '').trim();
  return { push: { privateKey, subject: subject ?? `mailto:${contact}` } };
}
