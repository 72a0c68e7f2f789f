import {
  MESSAGES,
  STUDY_MESSAGES,
  TEAM_MESSAGES,
  type TeamUsage,
  TeamUsageSchema,
  USAGE_MESSAGES,
} from '@scholar/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCountingHasher } from '../../testing/counting-hasher';
import { saveDocument } from '../../testing/documents';
import { cards, saveCards, saveSet } from '../../testing/flashcards';
import { grantPlan } from '../../testing/payments';
import { refusal } from '../../testing/refusal';
import { restartIds } from '../../testing/same-ids';
import { signUp, type Student } from '../../testing/students';
import { addMember, endPlans, readTeam, startTeam } from '../../testing/teams';
import { startTestApp, type TestApp } from '../../testing/test-app';

const LAN = 2;
const NOTHING = { documents: 0, cards: 0, tests: 0, studySeconds: 0 };

let app: TestApp;
let minh: Student;
let lan: Student;
beforeAll(async () => {
  app = await startTestApp({ passwords: createCountingHasher({ isQuick: true }).replace });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.reset();
  minh = await startTeam(app);
  lan = await signUp(app, { email: 'lan@example.com', name: 'Lan Pham' });
  await addMember(app, minh.token, lan);
});

const ask = ({ token }: Student, query = '') => app.call('GET', `/team/usage${query}`, { token });
const read = async (query = ''): Promise<TeamUsage> =>
  TeamUsageSchema.parse((await ask(minh, query)).body.data);

/** A document, three cards, a test and some study, Lan's if nobody else is named. */
async function work({ token } = lan) {
  await saveDocument(app, token);
  await saveCards(app, token, cards(2));
  const { quizId: setId } = await saveSet(app, token, { flashcardList: cards(1) });
  for (const [index, kind] of ['test', 'study'].entries()) {
    await app.call('POST', '/report/study-session', {
      token,
      body: {
        sessionId: `00000000-0000-4000-8000-00000000000${index}`,
        quizId: setId,
        kind,
        seconds: 90,
        correct: 0,
        incorrect: 0,
      },
    });
  }
}

const DONE = { documents: 1, cards: 3, tests: 1, studySeconds: 180 };

describe('usage', () => {
  it('counts by member and week what was done, this week last', async () => {
    await work();

    const { weeks, members } = await read('?weeks=3');

    expect(weeks).toHaveLength(3);
    expect(weeks.map((day) => new Date(day).getUTCDay())).toEqual([1, 1, 1]);
    expect(members).toEqual([
      { userId: 1, name: 'Minh Anh', weeks: [NOTHING, NOTHING, NOTHING] },
      { userId: LAN, name: 'Lan Pham', weeks: [NOTHING, NOTHING, DONE] },
    ]);
  });

  it('counts earlier weeks, but nothing from before somebody joined', async () => {
    await work();
    await app.database.query(`update documents set upload_date = now() - interval '7 days'`);
    await app.database.query(`update study_sessions set at = now() - interval '14 days'`);
    expect((await read('?weeks=3')).members[1]?.weeks).toEqual([
      NOTHING,
      NOTHING,
      { ...NOTHING, cards: 3 },
    ]);

    await app.database.query(`update team_members set joined_at = now() - interval '30 days'`);
    expect((await read('?weeks=3')).members[1]?.weeks).toEqual([
      { ...NOTHING, tests: 1, studySeconds: 180 },
      { ...NOTHING, documents: 1 },
      { ...NOTHING, cards: 3 },
    ]);
    expect((await read('?weeks=2')).members[1]?.weeks).toHaveLength(2);
    expect((await read()).weeks).toHaveLength(8);
  });

  it('goes by the weeks of the given time zone', async () => {
    await app.database.query(`update team_members set joined_at = now() - interval '30 days'`);
    await saveDocument(app, lan.token);
    const [lastMonday, monday] = (await read('?weeks=2')).weeks;
    // Sunday evening in London is Monday morning in Vietnam.
    await app.database.query(`update documents
      set upload_date = '${monday}T00:00:00Z'::timestamptz - interval '1 hour'`);

    const weekOfDocument = async (zone: string) => {
      const { weeks, members } = await read(`?weeks=3&timeZone=${zone}`);
      return weeks.find((_, index) => members[1]?.weeks[index]?.documents === 1);
    };
    expect(await weekOfDocument('UTC')).toBe(lastMonday);
    expect(await weekOfDocument('Asia/Ho_Chi_Minh')).toBe(monday);
  });

  it('leaves out what was deleted, other people and members who are gone', async () => {
    const stranger = await signUp(app, { email: 'huy@example.com', name: 'Quoc Huy' });
    await saveDocument(app, stranger.token);
    await work();
    await app.database.query(`update documents set deleted_at = now() where user_id = ${LAN}`);

    const { members } = await read('?weeks=1');
    expect(members.map(({ name }) => name)).toEqual(['Minh Anh', 'Lan Pham']);
    expect(members[1]?.weeks).toEqual([{ ...DONE, documents: 0 }]);

    await app.call('DELETE', `/team/member/${LAN}`, { token: minh.token });
    expect((await read('?weeks=1')).members).toHaveLength(1);
  });

  it('[A-38] is of one’s own team only', async () => {
    const stranger = await signUp(app, { email: 'huy@example.com', name: 'Quoc Huy' });
    await grantPlan(app, { userId: 3, plan: 'team', ends: '9 days' });
    await readTeam(app, stranger.token);
    await work();
    await restartIds(app);
    await work(stranger);

    expect((await read('?weeks=1')).members).toEqual([
      { userId: 1, name: 'Minh Anh', weeks: [NOTHING] },
      { userId: LAN, name: 'Lan Pham', weeks: [DONE] },
    ]);
    expect(TeamUsageSchema.parse((await ask(stranger, '?weeks=1')).body.data).members).toEqual([
      { userId: 3, name: 'Quoc Huy', weeks: [DONE] },
    ]);
    const day = 86_400_000;
    const bounds = [new Date(Date.now() - day), new Date(Date.now() + day)];
    const counted = await app.composition.store.teamUsage.count(1, bounds);
    expect(new Set(counted.map(({ userId }) => userId))).toEqual(new Set([LAN]));
  });

  it('takes as many statements for a full team as for one', async () => {
    const count = async () => {
      const statements = await app.database.statementsOf(() => ask(minh));
      return statements.filter((statement) => statement.includes('team_members')).length;
    };
    const before = await count();
    await app.database.query(`with added as (insert into users (email, name, password_hash)
        select 'seat' || n || '@example.com', 'Seat', 'x' from generate_series(1, 3) n returning id)
      insert into team_members (team_id, user_id, role) select 1, id, 'member' from added`);

    expect(await count()).toBe(before);
  });

  it('is for owner and admins of a team that is paid for', async () => {
    const stranger = await signUp(app, { email: 'huy@example.com', name: 'Quoc Huy' });

    for (const path of ['/team/usage', '/team/usage.csv']) {
      const answers = (student: Student) => app.call('GET', path, { token: student.token });
      expect((await answers(lan)).body).toEqual(refusal('forbidden', MESSAGES.forbidden));
      expect((await answers(stranger)).body).toEqual(refusal('not_found', TEAM_MESSAGES.none));
    }
    await app.call('PUT', `/team/member/${LAN}`, { token: minh.token, body: { role: 'admin' } });
    expect((await ask(lan)).status).toBe(200);
    await endPlans(app);
    expect((await ask(minh)).body).toEqual(refusal('plan_limit', TEAM_MESSAGES.ended));
  });

  it.each([
    ['?weeks=0', USAGE_MESSAGES.weeks],
    ['?weeks=53', USAGE_MESSAGES.weeks],
    ['?weeks=many', USAGE_MESSAGES.weeks],
    ['?timeZone=Mars', STUDY_MESSAGES.timeZone],
  ])('refuses %s', async (query, message) => {
    expect((await ask(minh, query)).body).toEqual(refusal('invalid_input', message));
  });
});

it('the download says the same as a table that runs no formula', async () => {
  await work();
  await app.database.query(`update users set name = '=1+1, "x"' where id = ${LAN}`);
  const { weeks } = await read('?weeks=1');

  const { headers, body } = await app.app.inject({
    url: '/api/team/usage.csv?weeks=1',
    headers: { authorization: `Bearer ${minh.token}` },
  });

  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(headers['content-disposition']).toMatch(
    /^attachment; filename="scholar-\d{4}-\d\d-\d\d\.csv"$/,
  );
  expect(headers['cache-control']).toBe('no-store');
  expect(body).toBe(
    [
      '\uFEFFWeek of,Member,Documents,Flashcards,Tests,Study seconds',
      `${weeks[0]},Minh Anh,0,0,0,0`,
      `${weeks[0]},"'=1+1, ""x""",1,3,1,180`,
      '',
    ].join('\r\n'),
  );
});
