import { type Endpoint, type Envelope, MESSAGES } from '@scholar/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { API_PARTS } from '../routes/api-endpoints';
import { startVariant } from '../testing/app-variant';
import { refusal } from '../testing/refusal';
import { startTestApp, type TestApp } from '../testing/test-app';

const OWN = 'http://localhost:3000';
const EVIL = 'https://evil.example';
const PUBLIC_HOST = 'scholar.example.com';
type Headers = Record<string, string>;
type Call = { method: Endpoint['method']; url: string };

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const CALLS = API_PARTS.flatMap(({ base, endpoints }) =>
  endpoints.flatMap(({ method, alsoMethods = [], path, changesOnGet, isForAnySite }) =>
    [method, ...alsoMethods].map((verb) => ({
      method: verb,
      url: base + path.replaceAll(/:\w+/g, '1'),
      isChanging: (!['GET', 'HEAD'].includes(verb) || changesOnGet) && !isForAnySite,
    })),
  ),
);
const CHANGING: Call[] = [
  ...CALLS.filter(({ isChanging }) => isChanging),
  { method: 'POST', url: '/csp-report' },
  { method: 'POST', url: '/api/payment/sandbox/1' },
];
const READING = CALLS.filter(({ isChanging }) => !isChanging);
const LOGIN: Call = { method: 'POST', url: '/api/user/login' };

async function statusOf(server: FastifyInstance, call: Call, headers: Headers, from?: string) {
  const { statusCode } = await server.inject({
    ...call,
    headers,
    ...(from && { remoteAddress: from }),
  });
  return statusCode;
}

function statusesOf(calls: Call[], headers: Headers) {
  return Promise.all(
    calls.map(async (call) => ({ ...call, status: await statusOf(app.app, call, headers) })),
  );
}

describe('every call that changes something', () => {
  it('is among those that are tried', () => {
    expect(CHANGING.length).toBeGreaterThan(40);
    expect(CHANGING.map(({ url }) => url)).toEqual(
      expect.arrayContaining([
        '/ai/summarize',
        '/api/user/login',
        '/api/payment/order/1',
        '/api/team',
      ]),
    );
  });

  it.each<[string, Headers]>([
    ['another site', { origin: EVIL, 'sec-fetch-site': 'cross-site' }],
    ['another site that hides its origin', { 'sec-fetch-site': 'cross-site' }],
    ['another site in an old browser', { origin: EVIL }],
    [
      'a neighbour under the same domain',
      { origin: 'http://blog.localhost:3000', 'sec-fetch-site': 'same-site' },
    ],
    ['a neighbour that hides its origin', { 'sec-fetch-site': 'same-site' }],
    [
      'another port of the same machine',
      { origin: 'http://localhost:4000', 'sec-fetch-site': 'same-site' },
    ],
    ['a page without an origin', { origin: 'null' }],
    [
      'a browser that contradicts itself',
      { origin: 'http://localhost:80', 'sec-fetch-site': 'cross-site' },
    ],
  ])('[W-6] refuses %s', async (_, headers) => {
    const answers = await statusesOf(CHANGING, { host: 'localhost', ...headers });

    expect(answers.filter(({ status }) => status !== 403)).toEqual([]);
  });

  it('[W-6] says so in the envelope', async () => {
    const answer = await app.app.inject({ ...LOGIN, headers: { origin: EVIL } });

    expect(answer.json<Envelope>()).toEqual(refusal('forbidden', MESSAGES.forbidden));
  });

  it.each<[string, Headers]>([
    ['our own page', { origin: OWN, 'sec-fetch-site': 'same-origin' }],
    [
      'our own page under another name of this machine',
      { host: '127.0.0.1:3000', origin: 'http://127.0.0.1:3000', 'sec-fetch-site': 'same-origin' },
    ],
    [
      'a form of our own page, which sends no referrer',
      { origin: 'null', 'sec-fetch-site': 'same-origin' },
    ],
    ['the address bar', { 'sec-fetch-site': 'none' }],
    ['a program', {}],
  ])('[W-6] takes %s', async (_, headers) => {
    const answers = await statusesOf(CHANGING, headers);

    expect(answers.filter(({ status }) => status === 403)).toEqual([]);
  });
});

it('[W-6] what is only read asks for nothing but the token', async () => {
  const answers = await statusesOf(READING, { origin: EVIL, 'sec-fetch-site': 'cross-site' });

  expect(READING.length).toBeGreaterThan(10);
  expect(answers.filter(({ status }) => status === 403)).toEqual([]);
});

describe('the configured web origin', () => {
  it.each(['cross-site', 'same-site'])('[W-6] is no other site: %s', async (site) => {
    const webOrigin = 'https://web.example.edu';
    const elsewhere = await startVariant(app, { settings: { webOrigin } });

    const own = await statusOf(elsewhere.app, LOGIN, { origin: webOrigin, 'sec-fetch-site': site });
    const other = await statusOf(elsewhere.app, LOGIN, { origin: EVIL, 'sec-fetch-site': site });
    await elsewhere.app.close();

    expect([own, other]).toEqual([415, 403]);
  });
});

describe('in production', () => {
  let production: FastifyInstance;
  beforeAll(async () => {
    const settings = {
      isProduction: true,
      publicUrl: `https://${PUBLIC_HOST}`,
      trustProxy: ['127.0.0.1'],
    };
    production = (await startVariant(app, { settings })).app;
  });
  afterAll(() => production.close());

  it.each<[string, Headers, number]>([
    ['its own name', { host: PUBLIC_HOST }, 415],
    ['its own name in capitals', { host: 'SCHOLAR.example.com' }, 415],
    ['another name', { host: 'evil.example' }, 403],
    ['another name that is also the origin', { host: 'evil.example', origin: EVIL }, 403],
    ['its network address', { host: '198.51.100.1:3000' }, 403],
    ['a name that only a stranger forwards', { host: 'x', 'x-forwarded-host': PUBLIC_HOST }, 403],
  ])('[D-73] a call that changes something comes under %s', async (_, headers, status) => {
    expect(await statusOf(production, LOGIN, headers, '203.0.113.5')).toBe(status);
  });

  it('[D-73] the name a trusted proxy forwards counts', async () => {
    const headers = { host: '127.0.0.1:3000', 'x-forwarded-host': PUBLIC_HOST };

    expect(await statusOf(production, LOGIN, headers, '127.0.0.1')).toBe(415);
  });

  it.each(['/healthz', '/readyz', '/api/payment/ipn?vnp_TxnRef=1'])(
    '[D-73] %s is for everybody',
    async (url) => {
      const headers = { host: '10.0.0.7:3000', origin: EVIL, 'sec-fetch-site': 'cross-site' };

      expect(await statusOf(production, { method: 'GET', url }, headers)).toBe(200);
    },
  );
});

it('[D-73] metrics are for everybody who reaches them', async () => {
  expect(await statusOf(app.app, { method: 'GET', url: '/metrics' }, { origin: EVIL })).toBe(200);
});
