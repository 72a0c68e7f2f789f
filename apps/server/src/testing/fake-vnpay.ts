import { createHmac } from 'node:crypto';
import type { TestApp } from './test-app';

const TMN_CODE = 'SCHOLAR1';
const HASH_SECRET = 'RAOEXHYVSDDIIENYWSLDIIZTANXUXZFJ';
const HANOI = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Ho_Chi_Minh',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** What makes a server take its payments by the gateway below. */
export const VNPAY_ENVIRONMENT = {
  PAYMENT_PROVIDER: 'vnpay',
  VNPAY_TMN_CODE: TMN_CODE,
  VNPAY_HASH_SECRET: HASH_SECRET,
};

export type VnpayAnswer = { RspCode: string; Message: string };
type Parameters = Record<string, string | undefined>;

/** Signs as VNPay does, in code that the product does not share. */
export function sign(parameters: Parameters, secret = HASH_SECRET, algorithm = 'sha512'): string {
  const sorted = new URLSearchParams();
  for (const name of Object.keys(parameters).toSorted()) {
    const value = parameters[name];
    if (value !== undefined) {
      sorted.append(name, value);
    }
  }
  const hash = createHmac(algorithm, secret).update(sorted.toString()).digest('hex');
  return `${sorted}&vnp_SecureHash=${hash}`;
}

/** The parameters of a payment page's address, if we signed them. */
export function readPayUrl(url: string): Record<string, string> {
  const parameters = Object.fromEntries(new URL(url).searchParams);
  const { vnp_SecureHash: hash, ...signed } = parameters;
  if (!sign(signed).endsWith(`&vnp_SecureHash=${hash}`)) {
    throw new Error('The address of the payment page is not signed.');
  }
  return signed;
}

let lastTransaction = 14_226_000;

/** What VNPay tells about an order after its payment; anything in it can be replaced or left out. */
export function noticeOf(payUrl: string, changes: Parameters = {}): Parameters {
  const { vnp_Amount, vnp_TxnRef, vnp_OrderInfo } = readPayUrl(payUrl);
  lastTransaction += 1;
  return {
    vnp_Amount,
    vnp_BankCode: 'NCB',
    vnp_BankTranNo: `VNP${lastTransaction}`,
    vnp_CardType: 'ATM',
    vnp_OrderInfo,
    vnp_PayDate: toHanoi(new Date()),
    vnp_ResponseCode: '00',
    vnp_TmnCode: TMN_CODE,
    vnp_TransactionNo: String(lastTransaction),
    vnp_TransactionStatus: '00',
    vnp_TxnRef,
    ...changes,
  };
}

export const CANCELLED = {
  vnp_ResponseCode: '24',
  vnp_TransactionStatus: '02',
  vnp_TransactionNo: '0',
  vnp_BankTranNo: undefined,
};

export function toHanoi(instant: Date): string {
  return HANOI.format(instant).replaceAll(/\D/g, '');
}

/** Sends a notification as VNPay's servers do. */
export async function sendNotice(
  { app }: Pick<TestApp, 'app'>,
  query: string,
  { method = 'GET', from = '203.0.113.10' }: { method?: 'GET' | 'POST'; from?: string } = {},
) {
  const response = await app.inject({
    method,
    url: `/api/payment/ipn?${query}`,
    remoteAddress: from,
  });
  return { status: response.statusCode, body: response.json<VnpayAnswer>() };
}
