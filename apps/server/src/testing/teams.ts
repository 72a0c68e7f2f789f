import { INVITATION_RESEND_SECONDS, type Team, TeamSchema } from '@scholar/contract';
import { passTime } from './clock';
import { grantPlan } from './payments';
import { signUp, type Student } from './students';
import type { TestApp } from './test-app';

type Caller = Pick<TestApp, 'call'>;

export async function readTeam({ call }: Caller, token: string): Promise<Team> {
  const answer = await call('GET', '/team', { token });
  if (answer.status !== 200) {
    throw new Error(`Reading the team answered ${answer.status}: ${answer.body.message}`);
  }
  return TeamSchema.parse(answer.body.data);
}

export function invite({ call }: Caller, token: string, email: string) {
  return call('POST', '/team/invite', { token, body: { email } });
}

export function accept({ call }: Caller, token: string, invitation: string) {
  return call('POST', '/team/accept', { token, body: { token: invitation } });
}

/** Invites an address; the token in the link of the mail that comes. */
export async function inviteByMail(app: TestApp, token: string, email: string): Promise<string> {
  // So that an address may be invited by several teams in one test.
  await passTime(app, INVITATION_RESEND_SECONDS);
  const earlier = app.mailbox.to(email).length;
  const answer = await invite(app, token, email);
  if (answer.status !== 200) {
    throw new Error(`Inviting answered ${answer.status}: ${answer.body.message}`);
  }
  const { text } = await app.mailbox.wait(email, earlier + 1);
  const invitation = /\/team\/join\?token=([\w-]+)\n/.exec(text)?.[1];
  if (!invitation) {
    throw new Error('This mail holds no invitation.');
  }
  return invitation;
}

/** Makes a signed-up student a member of the caller's team, the way students do. */
export async function addMember(app: TestApp, token: string, student: Student) {
  const answer = await accept(app, student.token, await inviteByMail(app, token, student.email));
  if (answer.status !== 200) {
    throw new Error(`Accepting answered ${answer.status}: ${answer.body.message}`);
  }
}

/** An owner with a paid team, user 1 in an empty database. */
export async function startTeam(app: TestApp): Promise<Student> {
  const owner = await signUp(app, { email: 'minh@example.com', name: 'Minh Anh' });
  await grantPlan(app, { plan: 'team', ends: '20 days' });
  return owner;
}

/** Ends everything that was paid for. */
export async function endPlans({ database }: Pick<TestApp, 'database'>) {
  await database.query('alter table plan_grants disable trigger user');
  await database.query(
    "update plan_grants set starts_at = now() - interval '31 days', ends_at = now()",
  );
  await database.query('alter table plan_grants enable trigger user');
}
