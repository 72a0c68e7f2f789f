import type { NoticeFacts, NoticeReading, PaymentNotice, ProviderName } from '@scholar/domain';
import * as z from 'zod/mini';
import type { Credentials } from './payment-gateway';
import { readSignedQuery } from './vnpay-signature';
import { readVnpayTime } from './vnpay-time';

const SUCCESS = '00';
/** The money was taken, and somebody suspects fraud. */
const SUSPECTED = '07';
const UNFINISHED = '01';
/** Taken but not credited, on its way back, or suspected of fraud. */
const UNCLEAR = new Set(['04', '05', '06', '07']);
/** In hundredths, as VNPay counts every currency. */
const AMOUNT = /^\d{1,12}$/;
const code = z.string().check(z.regex(/^\d{2}$/));

const NoticeSchema = z.object({
  vnp_TxnRef: z.string(),
  vnp_Amount: z.string().check(z.regex(AMOUNT)),
  vnp_CurrCode: z.optional(z.string()),
  vnp_ResponseCode: code,
  vnp_TransactionStatus: code,
  vnp_TransactionNo: z.optional(z.string()),
  vnp_PayDate: z.optional(z.string()),
});
type Notice = z.output<typeof NoticeSchema>;

export function readVnpayNotice(
  query: string,
  { provider, tmnCode, hashSecret }: Credentials & { provider: ProviderName },
): NoticeReading {
  const parameters = readSignedQuery(query, hashSecret);
  if (!parameters) {
    return { problem: 'bad-signature' };
  }
  const facts = factsOf(parameters);
  if (parameters['vnp_TmnCode'] !== tmnCode) {
    return { problem: 'bad-signature', facts };
  }
  const { data } = NoticeSchema.safeParse(parameters);
  const notice = data && toNotice(data, provider);
  if (!data || !notice) {
    return { problem: 'unreadable', facts };
  }
  return data.vnp_CurrCode === undefined || data.vnp_CurrCode === 'VND'
    ? { notice, facts }
    : { problem: 'wrong-currency', facts };
}

function toNotice(data: Notice, provider: ProviderName): PaymentNotice | undefined {
  const order = {
    provider,
    orderNumber: data.vnp_TxnRef,
    amountVnd: Number(data.vnp_Amount) / 100,
  };
  const outcome = outcomeOf(data);
  if (outcome === 'refused' || outcome === 'unfinished') {
    return { ...order, outcome };
  }
  const transactionNo = data.vnp_TransactionNo ?? '';
  // Without a number, a payment that is announced twice would look like two payments.
  return /^[1-9]\d{0,14}$/.test(transactionNo)
    ? { ...order, outcome, transactionNo, paidAt: readVnpayTime(data.vnp_PayDate ?? '') }
    : undefined;
}

function outcomeOf({
  vnp_ResponseCode: response,
  vnp_TransactionStatus: status,
}: Notice): PaymentNotice['outcome'] {
  if (response === SUSPECTED || UNCLEAR.has(status)) {
    return 'unclear';
  }
  if (status === UNFINISHED) {
    return 'unfinished';
  }
  return response === SUCCESS && status === SUCCESS ? 'paid' : 'refused';
}

function factsOf(parameters: Record<string, string>): NoticeFacts {
  const { vnp_TxnRef, vnp_TransactionNo, vnp_Amount = '' } = parameters;
  return {
    ...(vnp_TxnRef !== undefined && { orderNumber: vnp_TxnRef }),
    ...(vnp_TransactionNo !== undefined && { transactionNo: vnp_TransactionNo }),
    ...(AMOUNT.test(vnp_Amount) && { amountVnd: Number(vnp_Amount) / 100 }),
  };
}
