import { adminEndpoints as admin } from '@scholar/contract';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../compose';
import { route } from '../../http/route';

export function adminRoutes(app: FastifyInstance, services: Services) {
  const { sessions, adminUsers, adminMails, reviews, auditLog } = services;
  // Asked anew at every call: a role that was taken away is gone with the next one.
  const operators = { authenticate: sessions.authenticateAdmin };

  route(app, admin.listUsers, ({ query }) => adminUsers.list(query), operators);
  route(app, admin.getUser, ({ params }) => adminUsers.get(params.userId), operators);
  route(
    app,
    admin.block,
    ({ params, body }, { owner }) => adminUsers.block(owner, params.userId, body.reason),
    operators,
  );
  route(
    app,
    admin.unblock,
    ({ params }, { owner }) => adminUsers.unblock(owner, params.userId),
    operators,
  );
  route(
    app,
    admin.grantPlan,
    ({ params, body }, { owner, once }) => adminUsers.grantPlan(owner, params.userId, body, once),
    operators,
  );
  route(app, admin.listPayments, ({ query }) => reviews.list(query), operators);
  route(
    app,
    admin.settlePayment,
    ({ params, body }, { owner }) => reviews.settle(owner, params.paymentId, body),
    operators,
  );
  route(app, admin.listMails, ({ query }) => adminMails.list(query), operators);
  route(
    app,
    admin.retryMail,
    ({ params }, { owner }) => adminMails.retry(owner, params.mailId),
    operators,
  );
  route(app, admin.listAudit, ({ query }) => auditLog.list(query), operators);
}
