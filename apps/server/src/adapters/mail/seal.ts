import { CODE_LENGTH, LanguageSchema, PaidPlanSchema, PLAN_BADGES } from '@scholar/contract';
import type { OutgoingMail, ReviewReason } from '@scholar/domain';
import * as z from 'zod/mini';
import { createSealer } from '../sealer';

/** Contents are padded to whole blocks, so that the length of a row does not tell a decoy from a code. */
const BLOCK_BYTES = 512;
const JSON_SPACE = 0x20;

const REVIEW_REASONS = ['late', 'second', 'unclear'] as const satisfies ReviewReason[];
const instant = z.iso.datetime();
const PAID_ORDER = {
  plan: PaidPlanSchema,
  amountVnd: z.int(),
  orderNumber: z.string(),
  paidAt: instant,
};

const OutgoingMailSchema = z.strictObject({
  to: z.string().check(z.minLength(1)),
  language: LanguageSchema,
  content: z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.enum(['registration-code', 'account-code', 'reset-code']),
      code: z.string().check(z.regex(new RegExp(String.raw`^\d{${CODE_LENGTH}}$`))),
    }),
    z.strictObject({
      kind: z.enum([
        'password-changed',
        'second-factor-on',
        'second-factor-off',
        'account-deactivated',
        'account-deleted',
        'decoy',
      ]),
    }),
    z.strictObject({ kind: z.literal('payment-receipt'), ...PAID_ORDER, paidUntil: instant }),
    z.strictObject({
      kind: z.literal('payment-review'),
      ...PAID_ORDER,
      reason: z._default(z.enum(REVIEW_REASONS), 'late'),
    }),
    z.strictObject({
      kind: z.literal('plan-ending'),
      plan: PaidPlanSchema,
      endsAt: instant,
      daysLeft: z.int(),
    }),
    z.strictObject({
      kind: z.literal('study-reminder'),
      cards: z.int(),
      minutes: z.int(),
      token: z.string().check(z.minLength(1)),
    }),
    z.strictObject({
      kind: z.literal('team-invitation'),
      token: z.string().check(z.minLength(1)),
      teamName: z.string(),
      inviterName: z.string(),
      lifeDays: z.int(),
    }),
    z.strictObject({
      kind: z.literal('support-request'),
      userId: z.int(),
      name: z.string(),
      email: z.string().check(z.minLength(1)),
      plan: z.enum(PLAN_BADGES),
      page: z.string(),
      requestId: z.string(),
      message: z.string(),
    }),
    z.strictObject({
      kind: z.literal('shared-set-report'),
      authorId: z.int(),
      setId: z.int(),
      title: z.string(),
      page: z.string(),
      requestId: z.string(),
      reason: z.string(),
    }),
  ]),
});

export type MailSealer = {
  seal(mail: OutgoingMail): Uint8Array;
  /** Throws `UnreadableMailError` for anything that was not sealed by one of the secrets. */
  open(sealed: Uint8Array): OutgoingMail;
};

export class UnreadableMailError extends Error {
  constructor(options?: ErrorOptions) {
    super('The sealed mail cannot be opened.', options);
    this.name = 'UnreadableMailError';
  }
}

/** Mails wait in the database only encrypted. The first secret seals, every secret opens. */
export function createMailSealer({ secrets }: { secrets: readonly string[] }): MailSealer {
  const sealer = createSealer({ secrets, purpose: 'mail queue' });

  return {
    seal: (mail) => sealer.seal(padded(JSON.stringify(mail))),

    open(sealed) {
      const opened = sealer.open(sealed);
      if (!opened) {
        throw new UnreadableMailError();
      }
      try {
        return OutgoingMailSchema.parse(JSON.parse(opened.toString('utf8')));
      } catch (error) {
        throw new UnreadableMailError({ cause: error });
      }
    },
  };
}

function padded(json: string): Buffer {
  const bytes = Buffer.from(json, 'utf8');
  const size = Math.ceil(bytes.length / BLOCK_BYTES) * BLOCK_BYTES;
  return Buffer.concat([bytes, Buffer.alloc(size - bytes.length, JSON_SPACE)]);
}
