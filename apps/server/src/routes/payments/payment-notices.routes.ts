import type { Caller, NoticeAnswer, SettlementService } from '@scholar/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PaymentGateway } from '../../adapters/payment/payment-gateway';
import { createSemaphore } from '../../adapters/semaphore';
import { rawQuery } from '../../http/raw-query';

/** What VNPay expects to read; it sends a notification again until it reads 00 or 02. */
const ANSWERS: Record<NoticeAnswer, [code: string, message: string]> = {
  confirmed: ['00', 'Confirm Success'],
  'unknown-order': ['01', 'Order not found'],
  'already-confirmed': ['02', 'Order already confirmed'],
  'wrong-amount': ['04', 'Invalid amount'],
  'wrong-currency': ['04', 'Invalid amount'],
  unfinished: ['99', 'Transaction not completed'],
  'bad-signature': ['97', 'Invalid signature'],
  unreadable: ['99', 'Invalid request'],
};
const FAILED = ['99', 'Unknown error'] as const;

/** A storm of notifications leaves database connections to everybody else. */
const SETTLING = { slots: 4, queue: 2_000 };

export const NOTICE_PATH = '/payment/ipn';

/** Notifications from the gateway's servers. */
export function paymentNoticesRoutes(
  app: FastifyInstance,
  { gateway, settlement }: { gateway: PaymentGateway; settlement: SettlementService },
) {
  const settling = createSemaphore(SETTLING);
  const underWay = new Map<string, Promise<NoticeAnswer>>();

  /** Copies of what is being settled wait for its answer; the database need not be asked for each. */
  async function settleOnce(query: string, caller: Caller): Promise<NoticeAnswer> {
    const first = underWay.get(query);
    if (first) {
      const answer = await first;
      return answer === 'confirmed' ? 'already-confirmed' : answer;
    }
    const reading = gateway.readNotice(query);
    const settled = settling
      .run(() => settlement.receive(reading, caller))
      .finally(() => underWay.delete(query));
    underWay.set(query, settled);
    return settled;
  }

  app.get(NOTICE_PATH, async (request, reply) => {
    const [RspCode, Message] = await answerNotice(request);
    return reply.send({ RspCode, Message });
  });

  async function answerNotice(request: FastifyRequest) {
    try {
      return ANSWERS[await settleOnce(rawQuery(request), request.caller)];
    } catch (error) {
      // Whatever is wrong here, the gateway must hear that it should send this again.
      request.log.error({ err: error, route: NOTICE_PATH }, 'notification not settled');
      return FAILED;
    }
  }
}

/** Only calls without a valid signature count against the limit, because the gateway's servers share a few addresses. */
export function isFromGateway(gateway: PaymentGateway, request: FastifyRequest): boolean {
  const reading = gateway.readNotice(rawQuery(request));
  return 'notice' in reading || reading.problem !== 'bad-signature';
}
