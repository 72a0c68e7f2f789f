import { MESSAGES, TEAM_MESSAGES, TEAM_SEATS } from '@scholar/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCountingHasher } from '../../testing/counting-hasher';
import { grantPlan, readBilling, readPlan } from '../../testing/payments';
import { refusal } from '../../testing/refusal';
import { signUp, type Student } from '../../testing/students';
import { addMember, endPlans, inviteByMail, readTeam, startTeam } from '../../testing/teams';
import { type Method, startTestApp, type TestApp } from '../../testing/test-app';

const MINH = 1;
const LAN = 2;
const AN = 3;

const logLines: string[] = [];
let app: TestApp;
let minh: Student;
let lan: Student;
let an: Student;
beforeAll(async () => {
  app = await startTestApp({
    passwords: createCountingHasher({ isQuick: true }).replace,
    logLines,
  });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.reset();
  minh = await startTeam(app);
  lan = await signUp(app, { email: 'lan@example.com', name: 'Lan Pham' });
  an = await signUp(app, { email: 'an@example.com', name: 'Binh An' });
});

const call = (student: Student, method: Method, path: string, body?: unknown) =>
  app.call(method, path, { token: student.token, ...(body !== undefined && { body }) });
const rolesOf = async (student: Student) =>
  (await readTeam(app, student.token)).members.map(({ userId, role }) => [userId, role]);
const readRows = () =>
  app.database.query(`select t.owner_id, t.name, m.user_id, m.role from teams t
    join team_members m on m.team_id = t.id order by t.id, m.user_id`);

describe('a team', () => {
  it('is made at the first look of whoever paid for it, once', async () => {
    const looks = await Promise.all(Array.from({ length: 5 }, () => readTeam(app, minh.token)));

    expect(looks[0]).toEqual({
      name: 'Minh Anh’s team',
      myRole: 'owner',
      paidUntil: expect.stringMatching(/^\d{4}-/),
      seats: { total: 5, used: 1 },
      members: [
        {
          userId: MINH,
          name: 'Minh Anh',
          email: minh.email,
          role: 'owner',
          joinedDate: expect.any(String),
          isMe: true,
          isActive: true,
        },
      ],
      invitations: [],
    });
    expect(new Set(looks.map((look) => JSON.stringify(look))).size).toBe(1);
    expect(await readRows()).toHaveLength(1);
  });

  it('is not there for somebody without one', async () => {
    await grantPlan(app, { userId: LAN, plan: 'pro', ends: '3 days' });
    await grantPlan(app, { userId: AN, plan: 'team', ends: '-1 hours' });

    for (const student of [lan, an]) {
      expect((await call(student, 'GET', '/team')).body).toEqual(
        refusal('not_found', TEAM_MESSAGES.none),
      );
    }
    expect(await readRows()).toEqual([]);
  });

  it.each<Record<string, string>>([
    { 'sec-purpose': 'prefetch' },
    { purpose: 'preview' },
    { 'sec-fetch-mode': 'navigate' },
  ])('is not made by a browser that only guesses: %o', async (headers) => {
    const { body } = await app.call('GET', '/team', { token: minh.token, headers });

    expect(body).toEqual(refusal('forbidden', TEAM_MESSAGES.notSpeculative));
    expect(await readRows()).toEqual([]);
  });

  it.each([
    ['Biology 101', 'Biology 101'],
    ['  Sinh học 🌱 ', 'Sinh học 🌱'],
    ['x'.repeat(80), 'x'.repeat(80)],
  ])('can be renamed to %j', async (typed, name) => {
    await readTeam(app, minh.token);

    expect((await call(minh, 'PUT', '/team', { name: typed })).body.data).toMatchObject({ name });
    expect(await readTeam(app, minh.token)).toMatchObject({ name });
  });

  it.each([
    ['x'.repeat(81), TEAM_MESSAGES.nameTooLong],
    [' \u200B ', TEAM_MESSAGES.name],
    ['two\nlines', TEAM_MESSAGES.name],
    ['two\u2028lines', TEAM_MESSAGES.name],
    ['\u202Edesrever', TEAM_MESSAGES.name],
    ['hid\u200Bden', TEAM_MESSAGES.name],
    [7, TEAM_MESSAGES.name],
  ])('cannot be renamed to %j', async (name, message) => {
    await readTeam(app, minh.token);

    expect((await call(minh, 'PUT', '/team', { name })).body).toEqual(
      refusal('invalid_input', message),
    );
  });

  it('shows addresses and invitations to owner and admins only', async () => {
    await addMember(app, minh.token, lan);
    await inviteByMail(app, minh.token, 'new@example.com');

    const seenByLan = await readTeam(app, lan.token);
    expect(seenByLan).toMatchObject({ myRole: 'member', seats: { used: 3 }, invitations: [] });
    expect(seenByLan.members.map(({ email, isMe }) => [email, isMe])).toEqual([
      [null, false],
      [lan.email, true],
    ]);

    await call(minh, 'PUT', `/team/member/${LAN}`, { role: 'admin' });
    const seenByAdmin = await readTeam(app, lan.token);
    expect(seenByAdmin.members.map(({ email }) => email)).toEqual([minh.email, lan.email]);
    expect(seenByAdmin.invitations).toMatchObject([{ email: 'new@example.com' }]);
  });
});

describe('the plan of a member', () => {
  it('is Team while somebody in the team has paid for it', async () => {
    await grantPlan(app, { userId: AN, plan: 'pro', ends: '9 days' });
    await addMember(app, minh.token, lan);
    await addMember(app, minh.token, an);

    expect(await readPlan(app, lan.token)).toBe('Team');
    expect(await readPlan(app, an.token)).toBe('Pro and Team');
    const { paidUntil, payments } = await readBilling(app, lan.token);
    expect(paidUntil).toEqual({
      pro: null,
      team: (await readTeam(app, minh.token)).paidUntil,
    });
    expect(payments).toEqual([]);
    expect((await readBilling(app, minh.token)).paidUntil.pro).toBeNull();

    await endPlans(app);
    expect(await readPlan(app, lan.token)).toBe('Basic');
    expect(await readTeam(app, lan.token)).toMatchObject({ paidUntil: null, seats: { used: 3 } });
  });

  it.each([
    ['is removed', () => call(minh, 'DELETE', `/team/member/${LAN}`)],
    ['leaves', () => call(lan, 'POST', '/team/leave')],
  ])('ends at once when a member %s', async (_, end) => {
    await addMember(app, minh.token, lan);

    expect((await end()).status).toBe(200);

    expect(await readPlan(app, lan.token)).toBe('Basic');
    expect((await call(lan, 'GET', '/team')).body).toEqual(
      refusal('not_found', TEAM_MESSAGES.none),
    );
    expect(await readTeam(app, minh.token)).toMatchObject({ seats: { used: 1 } });
  });

  it('is nobody else’s: outside the team nothing changes', async () => {
    await addMember(app, minh.token, lan);

    expect(await readPlan(app, an.token)).toBe('Basic');
  });
});

describe('who may do what', () => {
  type Attempt = [string, Method, string, unknown?];
  const manage: Attempt[] = [
    ['rename', 'PUT', '/team', { name: 'Ours' }],
    ['invite', 'POST', '/team/invite', { email: 'new@example.com' }],
    ['withdraw', 'DELETE', '/team/invitation/3'],
    ['remove', 'DELETE', `/team/member/${AN}`],
  ];
  const own: Attempt[] = [
    ['give roles', 'PUT', `/team/member/${AN}`, { role: 'admin' }],
    ['hand over', 'POST', '/team/transfer', { userId: AN }],
  ];
  beforeEach(async () => {
    await addMember(app, minh.token, lan);
    await addMember(app, minh.token, an);
    await inviteByMail(app, minh.token, 'waits@example.com');
  });

  it.each([...manage, ...own])('a member may not %s', async (_, method, path, body) => {
    const before = await readRows();

    expect((await call(lan, method, path, body)).body).toEqual(
      refusal('forbidden', MESSAGES.forbidden),
    );

    expect(await readRows()).toEqual(before);
    expect((await readTeam(app, minh.token)).invitations).toHaveLength(1);
  });

  it('an admin may manage, but neither give roles nor hand the team over', async () => {
    await call(minh, 'PUT', `/team/member/${LAN}`, { role: 'admin' });

    for (const [, method, path, body] of own) {
      expect((await call(lan, method, path, body)).status).toBe(403);
    }
    for (const [, method, path, body] of manage) {
      expect((await call(lan, method, path, body)).status).toBe(200);
    }
  });

  it.each([...manage, ...own, ['leave', 'POST', '/team/leave'] satisfies Attempt])(
    'to a stranger there is no team to %s',
    async (_, method, path, body) => {
      const stranger = await signUp(app, { email: 'stranger@example.com', name: 'Quoc Huy' });
      const before = await readRows();

      expect((await call(stranger, method, path, body)).body).toEqual(
        refusal('not_found', TEAM_MESSAGES.none),
      );

      expect(await readRows()).toEqual(before);
    },
  );

  it('[A-38] members and invitations of another team are not there', async () => {
    const other = await signUp(app, { email: 'other@example.com', name: 'Quoc Huy' });
    await grantPlan(app, { userId: 4, plan: 'team', ends: '9 days' });
    await readTeam(app, other.token);
    const before = await readRows();
    const attempts: [Attempt, string][] = [
      [['', 'DELETE', `/team/member/${LAN}`], TEAM_MESSAGES.memberNotFound],
      [['', 'PUT', `/team/member/${LAN}`, { role: 'admin' }], TEAM_MESSAGES.memberNotFound],
      [['', 'POST', '/team/transfer', { userId: LAN }], TEAM_MESSAGES.memberNotFound],
      [['', 'DELETE', '/team/invitation/3'], TEAM_MESSAGES.invitationNotFound],
    ];

    for (const [[, method, path, body], message] of attempts) {
      expect((await call(other, method, path, body)).body).toEqual(refusal('not_found', message));
    }

    expect(await readRows()).toEqual(before);
    expect((await readTeam(app, minh.token)).invitations).toHaveLength(1);
  });
});

describe('the owner', () => {
  beforeEach(() => addMember(app, minh.token, lan));

  it('cannot be removed, given another role, or leave others behind', async () => {
    await call(minh, 'PUT', `/team/member/${LAN}`, { role: 'admin' });

    expect((await call(lan, 'DELETE', `/team/member/${MINH}`)).body).toEqual(
      refusal('conflict', TEAM_MESSAGES.ownerStays),
    );
    expect((await call(minh, 'PUT', `/team/member/${MINH}`, { role: 'member' })).body).toEqual(
      refusal('conflict', TEAM_MESSAGES.ownerRole),
    );
    expect((await call(minh, 'POST', '/team/leave')).body).toEqual(
      refusal('conflict', TEAM_MESSAGES.ownerLeaves),
    );
    expect(await rolesOf(minh)).toEqual([
      [MINH, 'owner'],
      [LAN, 'admin'],
    ]);
  });

  it('hands the team over and stays an admin whose paid time still counts', async () => {
    const { body } = await call(minh, 'POST', '/team/transfer', { userId: LAN });

    expect(body.data).toMatchObject({ myRole: 'admin' });
    expect(await rolesOf(lan)).toEqual([
      [LAN, 'owner'],
      [MINH, 'admin'],
    ]);
    expect(await readPlan(app, lan.token)).toBe('Team');

    expect((await call(minh, 'POST', '/team/leave')).status).toBe(200);
    expect(await readTeam(app, lan.token)).toMatchObject({ paidUntil: null });
    expect(await readPlan(app, minh.token)).toBe('Team');
  });

  it('hands over to one of two who were asked at once', async () => {
    await addMember(app, minh.token, an);

    const answers = await Promise.all(
      [LAN, AN].map((userId) => call(minh, 'POST', '/team/transfer', { userId })),
    );

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403]);
    expect((await rolesOf(minh)).filter(([, role]) => role === 'owner')).toHaveLength(1);
  });

  it('ends the team by leaving it alone', async () => {
    await call(lan, 'POST', '/team/leave');
    await inviteByMail(app, minh.token, an.email);

    expect((await call(minh, 'POST', '/team/leave')).status).toBe(200);

    expect(await readRows()).toEqual([]);
    expect(await readTeam(app, minh.token)).toMatchObject({ seats: { used: 1 } });
  });
});

it('a member who deactivated keeps the seat until somebody removes them', async () => {
  await addMember(app, minh.token, lan);
  await app.database.query(`update users set deactivated_at = now() where id = ${LAN}`);

  expect((await readTeam(app, minh.token)).members).toMatchObject([
    { isActive: true },
    { userId: LAN, isActive: false },
  ]);
  expect((await call(minh, 'POST', '/team/transfer', { userId: LAN })).status).toBe(404);
  expect((await call(minh, 'DELETE', `/team/member/${LAN}`)).status).toBe(200);
  expect((await readTeam(app, minh.token)).seats).toEqual({ total: TEAM_SEATS, used: 1 });
});

it('every change of who is in a team, and as what, is noted for the operator', async () => {
  await addMember(app, minh.token, lan);
  await addMember(app, minh.token, an);
  logLines.length = 0;

  await call(minh, 'PUT', `/team/member/${LAN}`, { role: 'admin' });
  await call(lan, 'DELETE', `/team/member/${AN}`);
  await call(minh, 'POST', '/team/transfer', { userId: LAN });
  await call(minh, 'POST', '/team/leave');
  await call(an, 'PUT', `/team/member/${LAN}`, { role: 'admin' });

  const events = logLines.map((line) => JSON.parse(line)).filter(({ event }) => event);
  expect(events.map(({ event, outcome, user, member }) => [event, outcome, user, member])).toEqual([
    ['team-role-changed', 'ok', MINH, LAN],
    ['team-member-removed', 'ok', LAN, AN],
    ['team-transferred', 'ok', MINH, LAN],
    ['team-left', 'ok', MINH, undefined],
  ]);
});
