import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { CODE_LENGTH, LanguageSchema, PaidPlanSchema, PLAN_BADGES } from '@scholar/contract';
import type { OutgoingMail, ReviewReason } from '@scholar/domain';
import * as z from 'zod/mini';
import { deriveKey } from '../secrets';

const VERSION = 1;
const KEY_ID_BYTES = 4;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const HEADER_BYTES = 1 + KEY_ID_BYTES;
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
      kind: z.enum(['password-changed', 'account-deactivated', 'account-deleted', 'decoy']),
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
  ]),
});

type SealKey = { id: Buffer; key: Buffer };

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
  const keys = secrets.map(toSealKey);
  const [sealing] = keys;
  if (!sealing) {
    throw new Error('Sealing mails needs a secret.');
  }

  return {
    seal(mail) {
      const nonce = randomBytes(NONCE_BYTES);
      const header = Buffer.concat([Buffer.of(VERSION), sealing.id]);
      const cipher = createCipheriv('aes-256-gcm', sealing.key, nonce);
      cipher.setAAD(header);
      const body = Buffer.concat([cipher.update(padded(JSON.stringify(mail))), cipher.final()]);
      return Buffer.concat([header, nonce, body, cipher.getAuthTag()]);
    },

    open(sealed) {
      const bytes = Buffer.from(sealed);
      const id = bytes.subarray(1, HEADER_BYTES);
      const match = keys.find((key) => key.id.equals(id));
      if (!match || bytes[0] !== VERSION || bytes.length < HEADER_BYTES + NONCE_BYTES + TAG_BYTES) {
        throw new UnreadableMailError();
      }
      try {
        return OutgoingMailSchema.parse(JSON.parse(decrypt(bytes, match.key)));
      } catch (error) {
        throw new UnreadableMailError({ cause: error });
      }
    },
  };
}

function toSealKey(secret: string): SealKey {
  return {
    key: deriveKey(secret, 'mail queue'),
    id: deriveKey(secret, 'mail queue key id').subarray(0, KEY_ID_BYTES),
  };
}

function padded(json: string): Buffer {
  const bytes = Buffer.from(json, 'utf8');
  const size = Math.ceil(bytes.length / BLOCK_BYTES) * BLOCK_BYTES;
  return Buffer.concat([bytes, Buffer.alloc(size - bytes.length, JSON_SPACE)]);
}

function decrypt(bytes: Buffer, key: Buffer): string {
  const bodyStart = HEADER_BYTES + NONCE_BYTES;
  const bodyEnd = bytes.length - TAG_BYTES;
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(HEADER_BYTES, bodyStart), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(bytes.subarray(0, HEADER_BYTES));
  decipher.setAuthTag(bytes.subarray(bodyEnd));
  return Buffer.concat([
    decipher.update(bytes.subarray(bodyStart, bodyEnd)),
    decipher.final(),
  ]).toString('utf8');
}
