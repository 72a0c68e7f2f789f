import type { OrdersService } from '@scholar/domain';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import type { SandboxGateway, SandboxOutcome } from '../../adapters/payment/sandbox-gateway';
import { NOTICE_PATH } from '../payments/payment-notices.routes';
import { toReturnUrl } from '../payments/payment-return.routes';
import { isPayable, renderSandboxPage } from './sandbox-page';
import { SANDBOX_SCRIPT } from './sandbox-script';
import { SANDBOX_STYLE } from './sandbox-style';

type PageRequest = { Params: { number: string }; Querystring: { key?: unknown } };

const FORM = 'application/x-www-form-urlencoded';
const FORM_LIMIT = 1_024;
const FormSchema = z.strictObject({ token: z.string(), action: z.enum(['pay', 'cancel']) });
const OUTCOMES = { pay: 'paid', cancel: 'cancelled' } as const;
const SETTLED = new Set(['00', '02']);

/** The hosted payment page of the sandbox. It settles as any gateway does: by a signed notification. */
export async function sandboxRoutes(
  app: FastifyInstance,
  {
    sandbox,
    orders,
    productUrl,
    apiBase,
    apiOrigin,
  }: {
    sandbox: SandboxGateway;
    orders: OrdersService;
    productUrl: string;
    /** Where the calls lie on this server. */
    apiBase: string;
    apiOrigin: string;
  },
) {
  const productOrigin = new URL(productUrl).origin;
  // By the name that the page was opened with, which may be another one of this machine's.
  const backUrl =
    productOrigin === apiOrigin ? new URL(productUrl).pathname.replace(/\/$/, '') : productUrl;
  app.addContentTypeParser(FORM, { parseAs: 'string' }, async (_request: unknown, body: string) =>
    Object.fromEntries(new URLSearchParams(body)),
  );

  app.get('/payment/sandbox/sandbox.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(SANDBOX_STYLE),
  );
  app.get('/payment/sandbox/sandbox.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(SANDBOX_SCRIPT),
  );

  app.get<PageRequest>('/payment/sandbox/:number', async ({ params, query }, reply) => {
    const found = await findOrder(params.number, query.key);
    return found ? sendPage(reply, found) : reply.callNotFound();
  });

  app.post<PageRequest>(
    '/payment/sandbox/:number',
    { bodyLimit: FORM_LIMIT },
    async ({ params, query, body, url }, reply) => {
      const found = await findOrder(params.number, query.key);
      const form = FormSchema.safeParse(body).data;
      if (!found || !form || !sandbox.isFormToken(params.number, form.token)) {
        return reply.callNotFound();
      }
      const outcome = OUTCOMES[form.action];
      const isSettled = isPayable(found.order) && (await notify(found.order, outcome));
      // Otherwise the page itself says how things stand.
      const page = url.slice(url.lastIndexOf('/') + 1);
      return reply.redirect(
        isSettled ? toReturnUrl(backUrl, { outcome, order: params.number }) : page,
        303,
      );
    },
  );

  async function findOrder(number: string, key: unknown) {
    const isAllowed = typeof key === 'string' && sandbox.isPageKey(number, key);
    return isAllowed ? orders.findForPage(number) : undefined;
  }

  function sendPage(reply: FastifyReply, found: NonNullable<FoundOrder>) {
    if (productOrigin !== apiOrigin) {
      // A form's way ends at the product, which lies elsewhere; browsers check that too.
      const policy = String(reply.getHeader('content-security-policy'));
      void reply.header(
        'content-security-policy',
        policy.replace("form-action 'self'", `form-action 'self' ${productOrigin}`),
      );
    }
    const formToken = sandbox.formToken(found.order.number);
    const page = renderSandboxPage({ ...found, formToken, backUrl: `${backUrl}/profile` });
    return (
      reply
        .type('text/html; charset=utf-8')
        // Its form has to say where it comes from, which it could not without any referrer.
        .header('referrer-policy', 'same-origin')
        .send(page)
    );
  }

  /** Sent as a call between servers, like a real gateway's, although both are this one. */
  async function notify(order: NonNullable<FoundOrder>['order'], outcome: SandboxOutcome) {
    const query = sandbox.notify(order, outcome);
    const answer = await app.inject({ method: 'GET', url: `${apiBase}${NOTICE_PATH}?${query}` });
    return SETTLED.has(AnswerSchema.safeParse(answer.json()).data?.RspCode ?? '');
  }
}

type FoundOrder = Awaited<ReturnType<OrdersService['findForPage']>>;
const AnswerSchema = z.object({ RspCode: z.string() });
