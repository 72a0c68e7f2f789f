import type { NoticeReading, ProviderName } from '@scholar/domain';
import * as z from 'zod/mini';
import type { Credentials } from './payment-gateway';
import { readSignedQuery } from './vnpay-signature';
import { readVnpayTime } from './vnpay-time';

const SUCCESS = '00';
const code = z.string().check(z.regex(/^\d{2}$/));

const NoticeSchema = z.object({
  vnp_TmnCode: z.string(),
  vnp_TxnRef: z.string(),
  /** In hundredths, as VNPay counts every currency. */
  vnp_Amount: z.string().check(z.regex(/^\d{1,12}$/)),
  vnp_CurrCode: z.optional(z.string()),
  vnp_ResponseCode: code,
  vnp_TransactionStatus: code,
  vnp_TransactionNo: z.optional(z.string()),
  vnp_PayDate: z.optional(z.string()),
});

export function readNotice(
  query: string,
  { provider, tmnCode, hashSecret }: Credentials & { provider: ProviderName },
): NoticeReading {
  const parameters = readSignedQuery(query, hashSecret);
  if (!parameters || parameters['vnp_TmnCode'] !== tmnCode) {
    return { problem: 'bad-signature' };
  }
  const { data } = NoticeSchema.safeParse(parameters);
  if (!data) {
    return { problem: 'unreadable' };
  }
  if (data.vnp_CurrCode !== undefined && data.vnp_CurrCode !== 'VND') {
    return { problem: 'wrong-currency' };
  }
  const notice = {
    provider,
    orderNumber: data.vnp_TxnRef,
    amountVnd: Number(data.vnp_Amount) / 100,
  };
  if (data.vnp_ResponseCode !== SUCCESS || data.vnp_TransactionStatus !== SUCCESS) {
    return { notice };
  }
  const paidAt = readVnpayTime(data.vnp_PayDate ?? '');
  const transactionNo = data.vnp_TransactionNo ?? '';
  return paidAt && /^[1-9]\d{0,14}$/.test(transactionNo)
    ? { notice: { ...notice, payment: { transactionNo, paidAt } } }
    : { problem: 'unreadable' };
}
