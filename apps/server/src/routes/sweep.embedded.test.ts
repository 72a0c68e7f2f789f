import { randomUUID } from 'node:crypto';
import type { Endpoint, Method } from '@scholar/contract';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLinkTokens } from '../adapters/link-tokens';
import { loadSecrets } from '../adapters/secrets';
import { createUnsubscribeTokens } from '../adapters/unsubscribe-tokens';
import { issueCode } from '../testing/codes';
import { createCountingHasher } from '../testing/counting-hasher';
import { saveDocument } from '../testing/documents';
import { putExam } from '../testing/exams';
import { CARD, saveSet } from '../testing/flashcards';
import { sound, UNKNOWN_MEDIA, uploadMedia } from '../testing/media';
import { saveFolder } from '../testing/folders';
import { grantPlan } from '../testing/payments';
import { createPushCalls } from '../testing/push';
import { createBrowser } from '../testing/push-service';
import { refusal } from '../testing/refusal';
import { giveSecondFactor } from '../testing/second-factor';
import {
  forgetSends,
  logIn,
  PASSWORD,
  requestCode,
  signUp,
  type Student,
} from '../testing/students';
import { startTestApp, type TestApp } from '../testing/test-app';
import { API_BASE, API_ENDPOINTS, API_PARTS } from './api-endpoints';

const VERBS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;
const EMAIL = 'minh@example.com';
const CODE = '424242';
const INVITATION = 'invitation';
const UNSUBSCRIBE = 'u'.repeat(43);
const BROWSER = createBrowser();

let app: TestApp;
beforeAll(async () => {
  // What stands behind the calls is not the matter here, so passwords need not be expensive.
  app = await startTestApp({ passwords: createCountingHasher({ isQuick: true }).replace });
});
afterAll(() => app.close());

const methodsOf = ({ method, alsoMethods = [] }: Endpoint): Method[] => [method, ...alsoMethods];

/** Of the one mail; the ids of mails go on from test to test. */
let mailId = 1;
/** Of the picture on the one card, or of none. */
let mediaId: string = UNKNOWN_MEDIA;
/** Of the student's session, or of none. */
let sessionId: string = randomUUID();

/** The address of a call, with something well-formed in place of each parameter. */
const addressOf = ({ path, method }: Endpoint) =>
  API_BASE +
  path
    .replace(':email', EMAIL)
    .replace(':code', CODE)
    .replace(':plan', 'pro')
    .replace(':examId', '1')
    .replace('/search', '/search?keyword=cells')
    .replace(':documentId', '1')
    .replace(':folderId', '1')
    .replace(':flashcardId', '1')
    .replace(':quizId', path.includes('delete-quiz-flashcards') ? '1?flashcardId=1' : '1')
    .replace(':invitation', method === 'GET' ? INVITATION : '1')
    .replace(':token', UNSUBSCRIBE)
    .replace(':fingerprint', BROWSER.fingerprint)
    .replace(':userId', '3')
    .replace(':mailId', String(mailId))
    .replace(':mediaId', mediaId)
    .replace(':sessionId', sessionId)
    .replace(':paymentId', '1')
    .replace(':pageIndex', '0')
    .replace(':pageSize', '5');

function contentTypeOf({ bodyKind }: Endpoint): Record<string, string> {
  const types = {
    none: {},
    json: { 'content-type': 'application/json' },
    multipart: { 'content-type': 'multipart/form-data; boundary=x' },
  };
  return types[bodyKind];
}

const everyCall = API_ENDPOINTS.flatMap((endpoint) =>
  methodsOf(endpoint).map((method) => ({ name: `${method} ${endpoint.path}`, method, endpoint })),
);

describe('every call that needs a student', () => {
  const protectedCalls = everyCall.filter(({ endpoint }) => endpoint.auth === 'required');
  const tokens = new Map<string, string | undefined>();

  beforeAll(async () => {
    await app.reset();
    const student = await signUp(app, { email: EMAIL });
    const leaving = await signUp(app, { email: 'lan@example.com' });
    const idle = await signUp(app, { email: 'idle@example.com' });
    const old = await signUp(app, { email: 'old@example.com' });
    const loggedOut = await logIn(app, student);
    await app.call('POST', '/user/logout', { token: loggedOut });
    const revoked = await logIn(app, student);
    await app.call('POST', '/user/invalidate-me', { token: revoked });
    await app.database.query(
      `update users set deactivated_at = now() where email = 'lan@example.com'`,
    );
    await app.database.query(`update sessions set last_seen_at = now() - interval '15 days'
      where user_id = (select id from users where email = 'idle@example.com')`);
    await app.database.query(`update sessions set created_at = now() - interval '91 days'
      where user_id = (select id from users where email = 'old@example.com')`);
    const alive = await logIn(app, student);

    tokens.set('no token', undefined);
    tokens.set('garbage', 'garbage');
    tokens.set('a token with another signature', `${alive.slice(0, -4)}AAAA`);
    tokens.set('an unsigned token', unsigned(alive));
    tokens.set('an expired token', await expire(alive));
    tokens.set('a token of an idle session', idle.token);
    tokens.set('a token of a session that lived too long', old.token);
    tokens.set('a logged-out token', loggedOut);
    tokens.set('a token from before the log-out everywhere', revoked);
    tokens.set('a token of a deactivated account', leaving.token);
  });

  /** The same token, rightly signed, an hour past its end. */
  async function expire(token: string) {
    const [secret = ''] = loadSecrets(app.config.secrets, app.config.dataDir);
    const past = Math.floor(Date.now() / 1000) - 3600;
    return new SignJWT({ ...payloadOf(token), exp: past })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .sign(new TextEncoder().encode(secret));
  }

  it.each([
    'no token',
    'garbage',
    'a token with another signature',
    'an unsigned token',
    'an expired token',
    'a token of an idle session',
    'a token of a session that lived too long',
    'a logged-out token',
    'a token from before the log-out everywhere',
    'a token of a deactivated account',
  ])('[A-29] [A-33] [A-42] answers 401 to %s', async (kind) => {
    const token = tokens.get(kind);

    const answers = await Promise.all(
      protectedCalls.map(async ({ name, method, endpoint }) => {
        const answer = await app.app.inject({
          method,
          url: addressOf(endpoint),
          headers: {
            ...contentTypeOf(endpoint),
            ...(token !== undefined && { authorization: `Bearer ${token}` }),
          },
        });
        return { name, body: answer.json() };
      }),
    );

    const body = refusal('unauthenticated', 'Please sign in.');
    expect(answers).toEqual(protectedCalls.map(({ name }) => ({ name, body })));
  });

  it('is among those that were tried', () => {
    expect(protectedCalls.length).toBeGreaterThanOrEqual(35);
    expect(tokens.size).toBe(10);
  });
});

describe('every address', () => {
  const contractPaths = API_PARTS.flatMap(({ base, endpoints }) =>
    endpoints.map(({ path }) => base + path),
  );
  let student: Student;
  beforeAll(async () => {
    await app.reset();
    student = await signUp(app, { email: EMAIL });
  });

  const countRows = () =>
    app.database.query(`select (select count(*) from mail_jobs) as mails,
      (select count(*) from sessions) as sessions, (select count(*) from codes) as codes,
      (select count(*) from documents) as documents, (select count(*) from flashcards) as cards,
      (select count(*) from quizzes) as sets, (select count(*) from study_sessions) as reports, (select count(*) from exams) as exams,
      (select count(*) from study_marks) as marks, (select count(*) from push_subscriptions) as browsers, (select count(*) from orders) as orders,
      (select count(*) from audit_log) as actions`);

  it.each(API_ENDPOINTS.map((endpoint) => [endpoint.path, endpoint] as const))(
    '[B-06] %s names its verbs to any other one, and does nothing',
    async (_, endpoint) => {
      const methods = API_ENDPOINTS.filter(({ path }) => path === endpoint.path).flatMap(methodsOf);
      const others = VERBS.filter((verb) => !methods.some((method) => method === verb));
      const headers = { authorization: `Bearer ${student.token}` };
      const before = await countRows();

      const answers = await Promise.all(
        others.map((method) => app.app.inject({ method, url: addressOf(endpoint), headers })),
      );

      expect(answers.map(({ statusCode }) => statusCode)).toEqual(others.map(() => 405));
      expect(answers.map((answer) => answer.headers['allow'])).toEqual(
        others.map(() => methods.join(', ')),
      );
      expect(await countRows()).toEqual(before);
    },
  );

  it('[A-42] is in the contract or known to be something else', async () => {
    await app.app.ready();

    const unknown = registeredRoutes(app.app.printRoutes({ commonPrefix: false })).filter(
      ({ path }) => !contractPaths.some((known) => isSamePlace(known, path)),
    );

    const paths = new Set(unknown.map(({ path }) => path));
    // The built pages are there only after a build.
    const pages = new Set(['/', '/index.html', '/*']);
    expect([...paths].filter((path) => !pages.has(path)).toSorted()).toEqual([
      '/.well-known/change-password',
      '/api/docs',
      '/api/docs/openapi.json',
      '/api/docs/style.css',
      '/api/payment/ipn',
      '/api/payment/return',
      '/api/payment/sandbox/:number',
      '/api/payment/sandbox/sandbox.css',
      '/api/payment/sandbox/sandbox.js',
      '/csp-report',
      '/dev/mailbox',
      '/dev/mailbox/mailbox.css',
      '/dev/mailbox/mailbox.js',
      '/dev/mailbox/messages',
      '/dev/mailbox/messages/:id',
      '/dev/mailbox/messages/:id/source',
      '/healthz',
      '/metrics',
      '/readyz',
    ]);
    const changing = unknown.filter(({ methods }) =>
      methods.some((method) => method !== 'GET' && method !== 'HEAD'),
    );
    expect(changing.toSorted((a, b) => (a.path < b.path ? -1 : 1))).toEqual([
      // Needs the key in its address and the token of its form.
      { path: '/api/payment/sandbox/:number', methods: expect.arrayContaining(['POST']) },
      { path: '/csp-report', methods: ['POST'] },
    ]);
  });

  it('[A-42] of the contract is there', async () => {
    const routes = registeredRoutes(app.app.printRoutes({ commonPrefix: false }));

    const missing = contractPaths.filter(
      (known) => !routes.some(({ path }) => isSamePlace(path, known)),
    );

    expect(missing).toEqual([]);
  });
});

describe('every call that takes no body', () => {
  const bodyless = everyCall.filter(({ endpoint }) => endpoint.bodyKind === 'none');
  let student: Student;
  beforeEach(async () => {
    await app.reset();
    student = await signUp(app, { email: EMAIL, password: PASSWORD });
    sessionId = String(payloadOf(student.token)['sid']);
    await forgetSends(app);
    await issueCode(app, { email: EMAIL, purpose: 'account', code: CODE });
    await saveDocument(app, student.token);
    await drawOnCard();
    await saveFolder(app, student.token);
    await putExam(app, student.token);
    await getReminders();
    await subscribeCalendar();
    await shareByLink();
    await joinTeam();
    await becomeOperator();
  });

  async function drawOnCard() {
    ({ mediaId } = await uploadMedia(app, student.token, sound()));
    const flashcardList = [{ ...CARD, media: [{ mediaId, side: 'answer' }] }];
    await saveSet(app, student.token, { flashcardList });
  }

  async function getReminders() {
    await app.call('PATCH', '/memory/settings', {
      token: student.token,
      body: { isReminderOn: true },
    });
    await createPushCalls(app).subscribe(student, BROWSER.subscription);
    const { hash } = createUnsubscribeTokens('');
    await app.database.query(
      `update memory_settings set unsubscribe_hash = '${hash(UNSUBSCRIBE)}'`,
    );
  }

  async function subscribeCalendar() {
    await app.call('POST', '/exam/feed', { token: student.token });
    const { hash } = createLinkTokens();
    await app.database.query(`update calendar_feeds set token_hash = '${hash(UNSUBSCRIBE)}'`);
  }

  async function shareByLink() {
    await app.call('POST', '/share-link/1', {
      token: student.token,
      body: { showsAuthor: true },
    });
    const { hash } = createLinkTokens();
    await app.database.query(`update share_links set token_hash = '${hash(UNSUBSCRIBE)}'`);
  }

  /** With a mail that was given up. */
  async function becomeOperator() {
    await app.composition.services.roles.setOperator(EMAIL, true);
    await giveSecondFactor(app, student);
    await requestCode(app, 'somebody@example.com');
    const outcomes = () => app.database.query('select outcome from mail_jobs');
    await expect.poll(outcomes).toEqual([{ outcome: 'sent' }]);
    const [mail] = await app.database.query<{ id: number }>(`update mail_jobs
      set outcome = 'failed', finished_at = now(), sealed = '\\x00', drop_after = null returning id`);
    mailId = mail?.id ?? mailId;
  }

  /** As an admin of somebody's team, who may do all but what is the owner's. */
  async function joinTeam() {
    const tokenHash = createLinkTokens().hash(INVITATION);
    await grantPlan(app, { plan: 'team', ends: '9 days' });
    await app.database.query(`insert into users (email, name, password_hash)
      values ('owner@example.com', 'Owner', 'x'), ('member@example.com', 'Member', 'x')`);
    await app.database.query("insert into teams (owner_id, name) values (2, 'Team')");
    await app.database.query(`insert into team_members (team_id, user_id, role)
      values (1, 2, 'owner'), (1, 1, 'admin'), (1, 3, 'member')`);
    await app.database.query(`insert into team_invitations
        (team_id, email, token_hash, invited_by, expires_at)
      values (1, 'new@example.com', '${tokenHash}', 2, now() + interval '1 day')`);
    await app.database.query('insert into team_sets (team_id, user_id, quiz_id) values (1, 1, 1)');
  }

  it.each(
    bodyless.flatMap(({ name, ...call }) =>
      [undefined, 'application/json', 'text/plain'].map((type) => ({ name, type, ...call })),
    ),
  )('[M2] [B-11] $name works with content type $type', async ({ method, endpoint, type }) => {
    const answer = await app.app.inject({
      method,
      url: addressOf(endpoint),
      headers: {
        authorization: `Bearer ${student.token}`,
        ...(type !== undefined && { 'content-type': type }),
      },
    });

    expect(answer.statusCode).toBe(200);
  });
});

function payloadOf(token: string): Record<string, unknown> {
  const [, payload = ''] = token.split('.');
  return JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
}

function unsigned(token: string): string {
  const header = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
  return `${header}.${token.split('.')[1]}.`;
}

/** Parameters of two calls at the same place have one name in the drawing. */
function isSamePlace(one: string, other: string): boolean {
  const [place, otherPlace] = [one, other].map((path) => path.replaceAll(/:[^/]+/g, ':'));
  return place === otherPlace;
}

/** Reads the framework's drawing of its routes: four characters a level, each level adds to the address. */
function registeredRoutes(drawing: string) {
  const routes: { path: string; methods: string[] }[] = [];
  const levels: string[] = [];
  for (const line of drawing.split('\n')) {
    const {
      indent = '',
      part = '',
      methods,
    } = /^(?<indent>[│ ]*)(?:├── |└── )(?<part>\S*)(?: \((?<methods>[^)]*)\))?$/.exec(line)
      ?.groups ?? {};
    const level = indent.length / 4;
    levels.splice(level, levels.length, part);
    if (methods) {
      routes.push({ path: levels.join(''), methods: methods.split(', ') });
    }
  }
  return routes;
}
