import { operatorEndpoints as calls } from '@scholar/contract';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../compose';
import { route } from '../../http/route';

export function operatorsRoutes(app: FastifyInstance, services: Services) {
  const { sessions, operatedAccounts, queuedMails, paymentsToReview, cardChoices, auditLog } =
    services;
  // The role is read at every call, so that taking it away works at once.
  const operators = { authenticate: sessions.authenticateOperator };
  const freshOperators = { authenticate: sessions.authenticateFreshOperator };

  route(app, calls.listUsers, ({ query }) => operatedAccounts.list(query), operators);
  route(app, calls.getUser, ({ params }) => operatedAccounts.get(params.userId), operators);
  route(
    app,
    calls.block,
    ({ params, body }, { owner }) => operatedAccounts.block(owner, params.userId, body.reason),
    operators,
  );
  route(
    app,
    calls.unblock,
    ({ params }, { owner }) => operatedAccounts.unblock(owner, params.userId),
    operators,
  );
  route(
    app,
    calls.grantPlan,
    ({ params, body }, { owner, once }) =>
      operatedAccounts.grantPlan(owner, params.userId, body, once),
    freshOperators,
  );
  route(app, calls.listPayments, ({ query }) => paymentsToReview.list(query), operators);
  route(
    app,
    calls.settlePayment,
    ({ params, body }, { owner }) => paymentsToReview.settle(owner, params.paymentId, body),
    freshOperators,
  );
  route(app, calls.listMails, ({ query }) => queuedMails.list(query), operators);
  route(
    app,
    calls.retryMail,
    ({ params }, { owner }) => queuedMails.retry(owner, params.mailId),
    operators,
  );
  route(app, calls.readChoices, () => cardChoices.read(), operators);
  route(app, calls.listAudit, ({ query }) => auditLog.list(query), operators);
}
