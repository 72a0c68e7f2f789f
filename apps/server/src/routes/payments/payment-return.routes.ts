import type { FastifyInstance } from 'fastify';
import type { PaymentGateway } from '../../adapters/payment/payment-gateway';
import { rawQuery } from '../../http/raw-query';

/** Students who come back from the gateway. Says where they go on, and nothing else: only a notification changes a plan. */
export function paymentReturnRoutes(
  app: FastifyInstance,
  { gateway, productUrl }: { gateway: PaymentGateway; productUrl: string },
) {
  app.get('/payment/return', async (request, reply) => {
    const reading = gateway.readNotice(rawQuery(request));
    return reply.redirect(
      'notice' in reading
        ? toReturnUrl(productUrl, {
            // Whatever is not refused may still become a payment: the product waits for it.
            outcome: reading.notice.outcome === 'refused' ? 'cancelled' : 'paid',
            order: reading.notice.orderNumber,
          })
        : `${productUrl}/profile`,
      303,
    );
  });
}

/** Where the product shows what became of an order. */
export function toReturnUrl(
  productUrl: string,
  { outcome, order }: { outcome: 'paid' | 'cancelled'; order: string },
): string {
  return `${productUrl}/profile?${new URLSearchParams({ payment: outcome, order })}`;
}
