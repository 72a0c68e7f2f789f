import { createHash } from 'node:crypto';
import { MESSAGES, TEAM_MESSAGES, TEAM_SEATS, TeamInvitationSchema } from '@scholar/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { passTime } from '../../testing/clock';
import { createCountingHasher } from '../../testing/counting-hasher';
import { cards, saveCards } from '../../testing/flashcards';
import { grantPlan } from '../../testing/payments';
import { refusal } from '../../testing/refusal';
import { registerByMail, signUp, type Student } from '../../testing/students';
import {
  accept,
  addMember,
  endPlans,
  invite,
  inviteByMail,
  readTeam,
  startTeam,
} from '../../testing/teams';
import { startTestApp, type TestApp } from '../../testing/test-app';

const ADDRESS = 'new@example.com';

const logLines: string[] = [];
let app: TestApp;
let minh: Student;
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
  logLines.length = 0;
});

const signUpLan = () => signUp(app, { email: 'lan@example.com', name: 'Lan Pham' });
const preview = (token: string) => app.call('GET', `/team/invitation/${token}`);
const age = async (interval: string) => {
  await app.database.query(`update team_invitations set sent_at = sent_at - interval '${interval}',
    expires_at = expires_at - interval '${interval}'`);
  await app.database.query(`update limit_counters set ends_at = ends_at - interval '${interval}'`);
};
const withdraw = (invitationId: number) =>
  app.call('DELETE', `/team/invitation/${invitationId}`, { token: minh.token });
const noted = () =>
  logLines
    .map((line) => JSON.parse(line))
    .filter(({ event }) => event)
    .map(({ event, outcome, user }) => ({ event, outcome, user }));
const countMails = async () => {
  const [row] = await app.database.query<{ mails: number }>(
    'select count(*)::int as mails from mail_jobs',
  );
  return row?.mails ?? 0;
};

/** Further members, straight into the table. */
const fill = (members: number) =>
  app.database.query(`with added as (insert into users (email, name, password_hash)
      select 'seat' || n || '@example.com', 'Seat', 'x' from generate_series(1, ${members}) n
      returning id)
    insert into team_members (team_id, user_id, role) select 1, id, 'member' from added`);

describe('inviting', () => {
  it('sends a mail with the link and says nothing about the address', async () => {
    const known = await signUpLan();

    const answers = await Promise.all([
      invite(app, minh.token, ADDRESS),
      invite(app, minh.token, ` ${known.email.toUpperCase()}`),
    ]);

    expect(answers.map(({ body }) => body)).toEqual(
      [ADDRESS, known.email].map((email) => ({
        responseCode: 200,
        message: 'OK',
        data: {
          invitationId: expect.any(Number),
          email,
          sentDate: expect.any(String),
          expiresDate: expect.any(String),
        },
      })),
    );
    const { subject, text } = await app.mailbox.wait(ADDRESS);
    expect(subject).toBe('You are invited to a team on Scholar');
    expect(text).toContain('Minh Anh invites you to the team “Minh Anh’s team”');
    expect(text).toContain('http://localhost:3000/team/join?token=');
  });

  it('keeps only a hash of what the link carries', async () => {
    const token = await inviteByMail(app, minh.token, ADDRESS);

    const [row] = await app.database.query<{ row: string }>(
      'select team_invitations::text as row from team_invitations',
    );
    expect(row?.row).not.toContain(token);
    // Without a key: a link outlives a change of secrets.
    expect(row?.row).toContain(createHash('sha256').update(token).digest('base64url'));
  });

  it('puts no words into the mouth of Scholar', async () => {
    await readTeam(app, minh.token);
    await app.call('PUT', '/team', {
      token: minh.token,
      body: { name: '”. Your account is locked' },
    });
    await app.call('PATCH', '/user/update/profile', {
      token: minh.token,
      body: { name: 'Support https://evil.example/x' },
    });

    await invite(app, minh.token, ADDRESS);

    const { text } = await app.mailbox.wait(ADDRESS);
    expect(text).toContain("Somebody invites you to the team “'. Your account is locked”.");
    expect(text).not.toContain('evil');
  });

  it('writes to one address once a minute and five times a day, whoever invites', async () => {
    const an = await signUp(app, { email: 'an@example.com', name: 'Binh An' });
    await grantPlan(app, { userId: 2, plan: 'team', ends: '9 days' });
    const inviteAndWithdraw = async () => {
      const answer = await invite(app, minh.token, ADDRESS);
      await withdraw(TeamInvitationSchema.parse(answer.body.data).invitationId);
    };
    await inviteAndWithdraw();
    const tooOften = refusal('too_many_requests', TEAM_MESSAGES.invitedOften);

    expect((await invite(app, minh.token, ADDRESS)).body).toEqual(tooOften);
    expect((await invite(app, an.token, ADDRESS)).body).toEqual(tooOften);
    expect((await invite(app, an.token, 'other@example.com')).status).toBe(200);

    for (let count = 2; count <= 5; count += 1) {
      await passTime(app, 60);
      await inviteAndWithdraw();
    }
    await passTime(app, 60);
    const refused = await invite(app, an.token, ADDRESS);
    expect(refused.body).toEqual(tooOften);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(80_000);
    await app.mailbox.wait(ADDRESS, 5);
    await passTime(app, 86_400);
    expect((await invite(app, an.token, ADDRESS)).status).toBe(200);
  });

  it('is noted for the operator, also when it is refused for being too often', async () => {
    await invite(app, minh.token, ADDRESS);
    await withdraw(1);
    await invite(app, minh.token, ADDRESS);

    expect(noted()).toEqual([
      { event: 'team-invited', outcome: 'ok', user: 1 },
      { event: 'team-invited', outcome: 'limited', user: 1 },
    ]);
    expect(logLines.join('')).not.toContain(ADDRESS);
  });

  it('writes in the language of whoever is invited', async () => {
    const lan = await signUpLan();
    await app.call('PATCH', '/user/update/settings', {
      token: lan.token,
      body: { language: 'vi' },
    });

    await invite(app, minh.token, lan.email);

    expect((await app.mailbox.wait(lan.email)).subject).toBe(
      'Bạn được mời vào một nhóm trên Scholar',
    );
  });

  it.each(['', 'no address', 7, null])('refuses %j', async (email) => {
    const { body } = await app.call('POST', '/team/invite', {
      token: minh.token,
      body: { email },
    });

    expect(body).toEqual(refusal('invalid_input', MESSAGES.email));
  });

  it('again within a minute changes nothing; later it sends a link in place of the first', async () => {
    const first = await inviteByMail(app, minh.token, ADDRESS);
    const mails = await countMails();

    const again = await Promise.all(
      Array.from({ length: 5 }, () => invite(app, minh.token, ADDRESS)),
    );
    expect(again.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await countMails()).toBe(mails);
    expect((await preview(first)).body.data).toMatchObject({ isValid: true });

    await age('61 seconds');
    const second = await inviteByMail(app, minh.token, ADDRESS);
    expect((await preview(second)).body.data).toMatchObject({ isValid: true });
    expect((await preview(first)).status).toBe(404);
    expect((await readTeam(app, minh.token)).invitations).toHaveLength(1);
  });

  it('holds a seat until it runs out or is taken back', async () => {
    await readTeam(app, minh.token);
    await fill(TEAM_SEATS - 2);
    await invite(app, minh.token, ADDRESS);

    expect((await invite(app, minh.token, 'one.more@example.com')).body).toEqual(
      refusal('conflict', TEAM_MESSAGES.full),
    );
    // The one who waits may be reminded all the same.
    await age('2 minutes');
    expect((await invite(app, minh.token, ADDRESS)).status).toBe(200);

    await age('7 days');
    expect((await readTeam(app, minh.token)).seats.used).toBe(TEAM_SEATS - 1);
    expect((await invite(app, minh.token, 'one.more@example.com')).status).toBe(200);
    expect((await invite(app, minh.token, ADDRESS)).status).toBe(409);

    const { invitations } = await readTeam(app, minh.token);
    await withdraw(invitations[0]?.invitationId ?? 0);
    expect((await invite(app, minh.token, ADDRESS)).status).toBe(200);
  });

  it('twenty at once fill the seats and no more', async () => {
    const addresses = Array.from({ length: 20 }, (_, index) => `student${index}@example.com`);

    const answers = await Promise.all(addresses.map((email) => invite(app, minh.token, email)));

    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(TEAM_SEATS - 1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(20 - TEAM_SEATS + 1);
    expect((await readTeam(app, minh.token)).seats).toEqual({ total: 5, used: 5 });
  });

  it('refuses whoever is in the team', async () => {
    const lan = await signUpLan();
    await addMember(app, minh.token, lan);

    for (const email of [minh.email, lan.email]) {
      expect((await invite(app, minh.token, email)).body).toEqual(
        refusal('conflict', TEAM_MESSAGES.alreadyMember),
      );
    }
  });

  it('is limited to thirty an hour', async () => {
    for (let count = 0; count < 30; count += 1) {
      await invite(app, minh.token, ADDRESS);
    }

    const refused = await invite(app, minh.token, ADDRESS);
    expect(refused.body).toEqual(refusal('too_many_requests', TEAM_MESSAGES.tooManyInvitations));
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000);
    await passTime(app, 3_601);
    expect((await invite(app, minh.token, ADDRESS)).status).toBe(200);
  });

  it('needs a team that is paid for', async () => {
    await readTeam(app, minh.token);
    await endPlans(app);

    expect((await invite(app, minh.token, ADDRESS)).body).toEqual(
      refusal('plan_limit', TEAM_MESSAGES.ended),
    );
  });
});

describe('an invitation', () => {
  it('shows to whoever has its link what it is to, and whether it is still good', async () => {
    const token = await inviteByMail(app, minh.token, ADDRESS);
    const shown = { teamName: 'Minh Anh’s team', inviterName: 'Minh Anh' };

    expect((await preview(token)).body.data).toEqual({ ...shown, isValid: true });
    await age('7 days');
    expect((await preview(token)).body.data).toEqual({ ...shown, isValid: false });
    expect((await preview('unknown')).body).toEqual(
      refusal('not_found', TEAM_MESSAGES.invitationGone),
    );
  });

  it('is forgotten a month after it ran out', async () => {
    const token = await inviteByMail(app, minh.token, ADDRESS);
    await age('38 days');

    await app.composition.services.invitations.purgeOld();

    expect((await preview(token)).status).toBe(404);
    expect(await app.database.query('select 1 from team_invitations')).toEqual([]);
  });
});

describe('accepting', () => {
  it('makes a member, once, however often it is sent', async () => {
    const lan = await signUpLan();
    const token = await inviteByMail(app, minh.token, lan.email);

    const answers = await Promise.all(
      Array.from({ length: 5 }, () => accept(app, lan.token, token)),
    );

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(answers[0]?.body.data).toMatchObject({ myRole: 'member', seats: { used: 2 } });
    expect((await preview(token)).body.data).toMatchObject({ isValid: false });
    expect(noted()).toContainEqual({ event: 'team-joined', outcome: 'ok', user: 2 });
  });

  it('works for an account that is made because of it', async () => {
    const token = await inviteByMail(app, minh.token, 'lan@example.com');
    const earlier = app.mailbox.to('lan@example.com').length;
    const lan = await registerByMail(app, { email: 'lan@example.com', name: 'Lan Pham' });

    expect((await accept(app, lan.token, token)).status).toBe(200);
    expect(earlier).toBe(1);
  });

  it('is for the invited address only', async () => {
    const lan = await signUpLan();
    const token = await inviteByMail(app, minh.token, ADDRESS);

    expect((await accept(app, lan.token, token)).body).toEqual(
      refusal('forbidden', TEAM_MESSAGES.otherAddress),
    );
    expect((await readTeam(app, minh.token)).members).toHaveLength(1);
  });

  it.each([
    ['ran out', () => age('7 days')],
    ['was taken back', () => app.call('DELETE', '/team/invitation/1', { token: minh.token })],
    ['was to a team that is gone', () => app.call('POST', '/team/leave', { token: minh.token })],
  ])('refuses an invitation that %s', async (_, end) => {
    const lan = await signUpLan();
    const token = await inviteByMail(app, minh.token, lan.email);
    await end();

    expect((await accept(app, lan.token, token)).body).toEqual(
      refusal('not_found', TEAM_MESSAGES.invitationGone),
    );
  });

  it('does not bring back who was removed', async () => {
    const lan = await signUpLan();
    const token = await inviteByMail(app, minh.token, lan.email);
    await accept(app, lan.token, token);
    await app.call('DELETE', '/team/member/2', { token: minh.token });

    expect((await accept(app, lan.token, token)).status).toBe(404);
  });

  it('refuses somebody who is in another team', async () => {
    const lan = await signUpLan();
    const an = await signUp(app, { email: 'an@example.com', name: 'Binh An' });
    await grantPlan(app, { userId: 3, plan: 'team', ends: '9 days' });
    await addMember(app, an.token, lan);

    for (const student of [lan, an]) {
      const token = await inviteByMail(app, minh.token, student.email);
      expect((await accept(app, student.token, token)).body).toEqual(
        refusal('conflict', TEAM_MESSAGES.alreadyInTeam),
      );
    }
    expect((await readTeam(app, an.token)).members).toHaveLength(2);
  });

  it('gives up a team in which one is alone', async () => {
    const lan = await signUpLan();
    await grantPlan(app, { userId: 2, plan: 'team', ends: '25 days' });
    await readTeam(app, lan.token);

    await addMember(app, minh.token, lan);

    expect(await app.database.query('select owner_id from teams')).toEqual([{ owner_id: 1 }]);
    // The time that came along counts for everybody.
    const { paidUntil } = await readTeam(app, minh.token);
    expect((Date.parse(paidUntil ?? '') - Date.now()) / 86_400_000).toBeCloseTo(25, 1);
  });

  it.each([
    ['somebody is invited to', (lan: Student) => invite(app, lan.token, ADDRESS)],
    [
      'a set is shared with',
      async (lan: Student) => {
        await saveCards(app, lan.token, cards(1));
        await app.call('POST', '/quiz/post-quiz', {
          token: lan.token,
          body: { title: 'Cells', flashcardList: [1] },
        });
        await app.call('POST', '/team/set/1', { token: lan.token });
      },
    ],
  ])('leaves a team of one alone that %s', async (_, use) => {
    const lan = await signUpLan();
    await grantPlan(app, { userId: 2, plan: 'team', ends: '25 days' });
    await readTeam(app, lan.token);
    await use(lan);
    const token = await inviteByMail(app, minh.token, lan.email);

    expect((await accept(app, lan.token, token)).body).toEqual(
      refusal('conflict', TEAM_MESSAGES.alreadyInTeam),
    );

    expect((await readTeam(app, lan.token)).name).toBe('Lan Pham’s team');
    await app.call('POST', '/team/leave', { token: lan.token });
    expect((await accept(app, lan.token, token)).status).toBe(200);
  });

  it('gives the last seat to one of two', async () => {
    const students = await Promise.all([
      signUpLan(),
      signUp(app, { email: 'an@example.com', name: 'Binh An' }),
    ]);
    const tokens = await Promise.all(
      students.map(({ email }) => inviteByMail(app, minh.token, email)),
    );
    await fill(TEAM_SEATS - 2);

    const answers = await Promise.all(
      students.map((student, index) => accept(app, student.token, tokens[index] ?? '')),
    );

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await readTeam(app, minh.token)).members).toHaveLength(TEAM_SEATS);
  });

  it('joins one of two teams that were accepted at once', async () => {
    const lan = await signUpLan();
    const an = await signUp(app, { email: 'an@example.com', name: 'Binh An' });
    await grantPlan(app, { userId: 3, plan: 'team', ends: '9 days' });
    const tokens = [
      await inviteByMail(app, minh.token, lan.email),
      await inviteByMail(app, an.token, lan.email),
    ];

    const answers = await Promise.all(tokens.map((token) => accept(app, lan.token, token)));

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('needs a team that is paid for', async () => {
    const lan = await signUpLan();
    const token = await inviteByMail(app, minh.token, lan.email);
    await endPlans(app);

    expect((await accept(app, lan.token, token)).body).toEqual(
      refusal('plan_limit', TEAM_MESSAGES.ended),
    );
  });
});
