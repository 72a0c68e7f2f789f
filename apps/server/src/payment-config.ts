import { VNPAY_PAGES } from '@scholar/contract';
import * as z from 'zod/mini';

const PROVIDERS = ['sandbox', 'vnpay'] as const;
const PAGES = ['live', 'test'] as const;
const TMN_RULE = 'must be the code of your shop, letters and digits';
const SECRET_RULE = 'must have at least 16 characters';

/** The variables that payments need, by name. */
export const PAYMENT_VARIABLES = {
  PAYMENT_PROVIDER: z.optional(z.enum(PROVIDERS, `must be ${PROVIDERS.join(' or ')}`)),
  VNPAY_TMN_CODE: z.optional(z.string().check(z.regex(/^[A-Za-z0-9]{1,20}$/, TMN_RULE))),
  VNPAY_HASH_SECRET: z.optional(z.string().check(z.minLength(16, SECRET_RULE))),
  VNPAY_PAGE: z.optional(z.enum(PAGES, `must be ${PAGES.join(' or ')}`)),
};

type PaymentEnvironment = {
  [Name in keyof typeof PAYMENT_VARIABLES]?: z.output<(typeof PAYMENT_VARIABLES)[Name]>;
};

/** What no single variable shows: some are needed together, and play money has no place in production. */
export function findPaymentProblems(
  given: Record<string, string | undefined>,
  { isProduction }: { isProduction: boolean },
): string[] {
  if (given['PAYMENT_PROVIDER'] === 'sandbox' && isProduction) {
    return ['PAYMENT_PROVIDER: sandbox takes no real money and is refused in production'];
  }
  if (given['PAYMENT_PROVIDER'] !== 'vnpay') {
    return [];
  }
  return ['VNPAY_TMN_CODE', 'VNPAY_HASH_SECRET']
    .filter((name) => given[name] === undefined)
    .map((name) => `${name}: required with PAYMENT_PROVIDER=vnpay`);
}

/** Which provider takes payments; none in production unless one is named. */
export function toPaymentConfig(
  {
    PAYMENT_PROVIDER: named,
    VNPAY_TMN_CODE: tmnCode = '',
    VNPAY_HASH_SECRET: hashSecret = '',
    VNPAY_PAGE: page,
  }: PaymentEnvironment,
  { isProduction }: { isProduction: boolean },
) {
  const provider = named ?? (isProduction ? undefined : 'sandbox');
  const payPage = VNPAY_PAGES[page ?? (isProduction ? 'live' : 'test')];
  return { payment: { provider, vnpay: { tmnCode, hashSecret, payPage } } };
}
