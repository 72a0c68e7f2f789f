import { type AccountDetail, AccountDetailSchema } from '@scholar/contract';
import { giveSecondFactor } from './second-factor';
import { signUp, type Student } from './students';
import type { TestApp } from './test-app';

/** Somebody with the role, given the way the command does, and with the second factor that it asks for. */
export async function signUpOperator(app: TestApp, email = 'ops@example.com'): Promise<Student> {
  const student = await signUp(app, { email, name: 'Olga Ops' });
  const change = await app.composition.services.roles.setOperator(email, true);
  if (change !== 'changed') {
    throw new Error(`Granting the role answered ${change}.`);
  }
  await giveSecondFactor(app, student);
  return student;
}

export async function readAccount(
  { call }: Pick<TestApp, 'call'>,
  token: string,
  userId: number,
): Promise<AccountDetail> {
  const answer = await call('GET', `/admin/user/${userId}`, { token });
  if (answer.status !== 200) {
    throw new Error(`Reading a user answered ${answer.status}: ${answer.body.message}`);
  }
  return AccountDetailSchema.parse(answer.body.data);
}

/** What the log of operators holds, oldest first. */
export function readAuditRows({ database }: Pick<TestApp, 'database'>) {
  return database.query('select actor_id, action, target_id, details from audit_log order by id');
}
