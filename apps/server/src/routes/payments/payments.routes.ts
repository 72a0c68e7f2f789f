import { PAYMENT_MESSAGES, paymentEndpoints as payment } from '@scholar/contract';
import type { BillingService, OrdersService } from '@scholar/domain';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route';
import { refuseSpeculative } from '../../http/speculative';

export async function paymentsRoutes(
  app: FastifyInstance,
  { orders, billing }: { orders: OrdersService; billing: BillingService },
) {
  route(app, payment.checkPlan, (_, { owner }) => billing.checkPlan(owner));
  route(app, payment.billing, (_, { owner }) => billing.read(owner));

  await app.register(async (ordering) => {
    refuseSpeculative(ordering, { message: PAYMENT_MESSAGES.notSpeculative });
    route(ordering, payment.order, ({ params }, { owner, caller }) =>
      orders.order(owner, params.plan, caller),
    );
  });
}
