import type { Config } from '../../config';
import type { PaymentGateway } from './payment-gateway';
import { createSandboxGateway, type SandboxGateway } from './sandbox-gateway';
import { createVnpayGateway } from './vnpay-gateway';

/** Who takes payments here, if anybody; the sandbox also brings its own payment page. */
export type PaymentSetup = { gateway?: PaymentGateway; sandbox?: SandboxGateway };

export function createPaymentSetup(
  { payment, apiBase, publicUrl }: Config,
  secret: string,
): PaymentSetup {
  const apiUrl = new URL(apiBase, publicUrl).href;
  if (payment.provider === 'vnpay') {
    const { payPage, ...credentials } = payment.vnpay;
    const returnUrl = `${apiUrl}/payment/return`;
    return { gateway: createVnpayGateway({ credentials, payPage, returnUrl }) };
  }
  if (payment.provider === 'sandbox') {
    const sandbox = createSandboxGateway({ secret, pageUrl: `${apiUrl}/payment/sandbox` });
    return { gateway: sandbox, sandbox };
  }
  return {};
}
