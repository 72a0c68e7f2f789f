import { PLAN_DAYS, PLANS } from '@scholar/contract';
import type { Credentials, PaymentGateway } from './payment-gateway';
import { readVnpayNotice } from './vnpay-notice';
import { signQuery } from './vnpay-signature';
import { toVnpayTime } from './vnpay-time';

const VERSION = '2.1.0';
const LOCALES = { en: 'en', vi: 'vn' };

export function createVnpayGateway({
  credentials,
  payPage,
  returnUrl,
}: {
  credentials: Credentials;
  payPage: string;
  returnUrl: string;
}): PaymentGateway {
  return {
    name: 'vnpay',

    payUrl(order, { address, language }) {
      const query = signQuery(
        {
          vnp_Version: VERSION,
          vnp_Command: 'pay',
          vnp_TmnCode: credentials.tmnCode,
          vnp_Amount: String(order.amountVnd * 100),
          vnp_CurrCode: 'VND',
          vnp_TxnRef: order.number,
          vnp_OrderInfo: `Scholar ${PLANS[order.plan].name} ${PLAN_DAYS} days ${order.number}`,
          vnp_OrderType: 'other',
          vnp_Locale: LOCALES[language],
          vnp_ReturnUrl: returnUrl,
          // Limits count IPv6 callers by network, such as 2001:db8::/64; VNPay takes a plain address.
          vnp_IpAddr: address.replace(/\/\d+$/, ''),
          vnp_CreateDate: toVnpayTime(order.createdAt),
          vnp_ExpireDate: toVnpayTime(order.expiresAt),
        },
        credentials.hashSecret,
      );
      return `${payPage}?${query}`;
    },

    readNotice: (query) => readVnpayNotice(query, { provider: 'vnpay', ...credentials }),
  };
}
