import { BillingSchema, type PaidPlan, paymentEndpoints } from '@scholar/contract';
import type { TestApp } from './test-app';

type Caller = Pick<TestApp, 'call'>;

/** Orders a plan through the same call a browser makes; the address of the payment page. */
export async function orderPlan({ call }: Caller, token: string, plan: PaidPlan = 'pro') {
  const answer = await call('GET', `/payment/order/${plan}`, { token });
  if (answer.status !== 200) {
    throw new Error(`Ordering answered ${answer.status}: ${answer.body.message}`);
  }
  return paymentEndpoints.order.data.parse(answer.body.data).response;
}

export async function readPlan({ call }: Caller, token: string): Promise<string> {
  const answer = await call('GET', '/payment/check-payment-plan', { token });
  return paymentEndpoints.checkPlan.data.parse(answer.body.data).response;
}

export async function readBilling({ call }: Caller, token: string) {
  const answer = await call('GET', '/payment/billing', { token });
  return BillingSchema.parse(answer.body.data);
}

/** Everything of payments that is stored, to tell that nothing has changed. */
export async function readPaymentRows({ database }: Pick<TestApp, 'database'>) {
  return {
    orders: await database.query<{ number: string; plan: string; status: string }>(
      'select number, plan, status from orders order by created_at',
    ),
    payments: await database.query(
      'select order_number, plan, amount_vnd, status from payments order by id',
    ),
    grants: await database.query('select user_id, plan from plan_grants order by id'),
  };
}

/** Lets so many minutes pass for every order. */
export async function ageOrders({ database }: Pick<TestApp, 'database'>, minutes: number) {
  await database.query(`update orders set created_at = created_at - interval '${minutes} minutes',
    expires_at = expires_at - interval '${minutes} minutes'`);
}

/** Time of a plan, as a payment would have given it. */
export async function grantPlan(
  { database }: Pick<TestApp, 'database'>,
  { userId = 1, plan = 'pro', ends }: { userId?: number; plan?: PaidPlan; ends: string },
) {
  await database.query(`insert into plan_grants (user_id, plan, starts_at, ends_at)
    values (${userId}, '${plan}', now() + interval '${ends}' - interval '30 days',
      now() + interval '${ends}')`);
}

/** Orders a plan and pays it as the page of the sandbox does; the number of the order. */
export async function payBySandbox(app: TestApp, token: string, plan: PaidPlan = 'pro') {
  const number = /S[0-9A-Z]{14}/.exec(await orderPlan(app, token, plan))?.[0] ?? '';
  const { services, payment } = app.composition;
  const found = await services.orders.findForPage(number);
  const query = found && payment.sandbox?.notify(found.order, 'paid');
  const answer = await app.app.inject({ url: `/api/payment/ipn?${query}` });
  if (answer.json<{ RspCode: string }>().RspCode !== '00') {
    throw new Error(`Paying answered ${answer.body}`);
  }
  return number;
}
