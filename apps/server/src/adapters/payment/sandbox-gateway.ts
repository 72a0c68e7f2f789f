import { createHash } from 'node:crypto';
import type { Order } from '@scholar/domain';
import { isSameSecret } from '../same-secret';
import { createKeyedHash } from '../secrets';
import type { Credentials, PaymentGateway } from './payment-gateway';
import { readVnpayNotice } from './vnpay-notice';
import { signQuery } from './vnpay-signature';
import { toVnpayTime } from './vnpay-time';

const TMN_CODE = 'SANDBOX1';
const CODES = { paid: '00', cancelled: '24' };
const STATUSES = { paid: '00', cancelled: '02' };

export type SandboxOutcome = keyof typeof CODES;

/** Both sides of a payment without money: what a shop needs, and the gateway that pays and signs as VNPay does. */
export type SandboxGateway = PaymentGateway & {
  isPageKey(number: string, key: string): boolean;
  formToken(number: string): string;
  isFormToken(number: string, token: string): boolean;
  /** The signed query of a notification. */
  notify(order: Order, outcome: SandboxOutcome): string;
};

export function createSandboxGateway({
  secret,
  pageUrl,
}: {
  secret: string;
  /** The address of the payment page, without the number of the order. */
  pageUrl: string;
}): SandboxGateway {
  const pageKey = createKeyedHash(secret, 'sandbox page');
  const formToken = createKeyedHash(secret, 'sandbox form');
  const credentials: Credentials = {
    tmnCode: TMN_CODE,
    hashSecret: createKeyedHash(secret, 'sandbox notification')('hash secret'),
  };
  return {
    name: 'sandbox',
    payUrl: ({ number }) => `${pageUrl}/${number}?key=${pageKey(number)}`,
    readNotice: (query) => readVnpayNotice(query, { provider: 'sandbox', ...credentials }),
    isPageKey: (number, key) => isSameSecret(key, pageKey(number)),
    formToken,
    isFormToken: (number, token) => isSameSecret(token, formToken(number)),
    notify: (order, outcome) =>
      signQuery(
        {
          vnp_TmnCode: TMN_CODE,
          vnp_Amount: String(order.amountVnd * 100),
          vnp_BankCode: 'SANDBOX',
          vnp_OrderInfo: order.number,
          vnp_PayDate: toVnpayTime(nowOf(order)),
          vnp_ResponseCode: CODES[outcome],
          vnp_TransactionNo: outcome === 'paid' ? transactionNoOf(order.number) : '0',
          vnp_TransactionStatus: STATUSES[outcome],
          vnp_TxnRef: order.number,
        },
        credentials.hashSecret,
      ),
  };
}

/** By the clock of the database, which counts down the order. This machine's may differ. */
function nowOf({ expiresAt, secondsLeft }: Order): Date {
  return new Date(expiresAt.getTime() - secondsLeft * 1000);
}

/** The same for every press on Pay, as for a real order, which is paid once. */
function transactionNoOf(number: string): string {
  return String((createHash('sha256').update(number).digest().readUInt32BE(0) % 90_000_000) + 1e7);
}
