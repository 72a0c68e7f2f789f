import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildMetricsApp } from '../../build-app';
import { startVariant } from '../../testing/app-variant';
import { callAi, CELL_TEXT } from '../../testing/ai-calls';
import { startBreakableApp } from '../../testing/breakable-app';
import { registerByMail } from '../../testing/students';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { API_BASE, API_ENDPOINTS } from '../api-endpoints';

const logLines: string[] = [];
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ logLines });
});
beforeEach(() => app.reset());
afterAll(() => app.close());

const DOWN = Object.assign(new Error('down'), { code: 'ECONNREFUSED' });

describe('[O-01] health', () => {
  it('says that the process is alive and the database answers, and nothing else', async () => {
    const [health, ready] = await Promise.all([
      app.app.inject('/healthz'),
      app.app.inject('/readyz'),
    ]);

    expect(health.statusCode).toBe(200);
    expect(health.body).toBe('{"status":"ok"}');
    expect(ready.statusCode).toBe(200);
    expect(ready.body).toBe('{"status":"ok"}');
  });

  it('stays alive but is not ready while the database is down', async () => {
    const breakable = await startBreakableApp(app);

    const [health, ready, metrics] = await breakable.whileBroken(DOWN, () =>
      Promise.all(['/healthz', '/readyz', '/metrics'].map((path) => breakable.app.inject(path))),
    );
    const after = await breakable.app.inject('/readyz');
    await breakable.app.close();

    expect(health?.statusCode).toBe(200);
    expect(ready?.statusCode).toBe(503);
    expect(ready?.body).toBe('{"status":"unavailable"}');
    expect(ready?.headers['retry-after']).toBe('2');
    expect(metrics?.statusCode).toBe(200);
    expect(after.statusCode).toBe(200);
  });

  it('[D-73] asks for a new process only where this one is stuck, and asks nobody itself', async () => {
    const { connection } = app.composition;
    const isStuck = vi.spyOn(connection, 'isStuck').mockReturnValue(true);
    const ping = vi.spyOn(connection, 'ping');

    const stuck = await app.app.inject('/healthz');
    isStuck.mockRestore();
    const statements = await app.database.statementsOf(() => app.app.inject('/healthz'));

    expect([stuck.statusCode, stuck.body]).toEqual([503, '{"status":"unavailable"}']);
    expect(ping).not.toHaveBeenCalled();
    expect(statements).toEqual([]);
    ping.mockRestore();
  });

  it('[L-14] is not ready while the server drains, but still serves', async () => {
    let isDraining = false;
    const { token } = await registerByMail(app);
    const draining = await startVariant(app, { isDraining: () => isDraining });
    const before = await draining.app.inject('/readyz');

    isDraining = true;
    const ready = await draining.app.inject('/readyz');
    const health = await draining.app.inject('/healthz');
    const me = await draining.call('GET', '/user/me', { token });
    await draining.app.close();

    expect([before.statusCode, ready.statusCode, health.statusCode, me.status]).toEqual([
      200, 503, 200, 200,
    ]);
    expect([before.headers['connection'], me.headers['connection']]).toEqual([
      'keep-alive',
      'close',
    ]);
  });

  it('is only degraded while mails wait too long', async () => {
    app.mailbox.breakDown();
    await app.call('POST', '/user/send-verification/minh@example.com');
    const fresh = await app.app.inject('/readyz');
    await app.database.query(`update mail_jobs set queued_at = queued_at - interval '61 seconds'`);

    const late = await app.app.inject('/readyz');

    expect(fresh.json()).toEqual({ status: 'ok' });
    expect(late.statusCode).toBe(200);
    expect(late.json()).toEqual({ status: 'degraded' });
  });

  it('is asked without leaving log lines', async () => {
    logLines.length = 0;

    await Promise.all(['/healthz', '/readyz', '/metrics'].map((path) => app.app.inject(path)));

    expect(logLines).toEqual([]);
  });
});

describe('[O-04] metrics', () => {
  const read = async () => (await app.app.inject('/metrics')).body;
  const valueOf = (metrics: string, name: string, missing = 0) =>
    Number(
      new RegExp(`^${name.replaceAll(/[{}]/g, '\\$&')} (.+)$`, 'm').exec(metrics)?.[1] ?? missing,
    );

  it('count requests by route template, verb and status', async () => {
    const name =
      'http_request_duration_seconds_count{route="/api/user/send-verification/:email",method="POST",status="200"}';
    const before = valueOf(await read(), name);

    await app.call('POST', '/user/send-verification/minh@example.com');
    await app.call('POST', '/user/send-verification/lan@example.com');

    expect(valueOf(await read(), name)).toBe(before + 2);
  });

  it('count account events, mails and reports of browsers', async () => {
    const names = [
      'scholar_account_events_total{event="registered",outcome="ok"}',
      'scholar_account_events_total{event="login",outcome="refused"}',
      'scholar_mails_total{outcome="sent"}',
      'scholar_csp_reports_total',
    ];
    const before = await read();

    const { email } = await registerByMail(app);
    await app.call('POST', '/user/login', { body: { email, password: 'Wrong1Word' } });
    const report = await app.app.inject({
      method: 'POST',
      url: '/csp-report',
      headers: { 'content-type': 'application/reports+json' },
      payload: '[{"type":"csp-violation","url":"https://example.com"}]',
    });

    expect(report.statusCode).toBe(204);
    const countNew = async () => {
      const after = await read();
      return names.map((name) => valueOf(after, name) - valueOf(before, name));
    };
    // Mails of the tests before are counted when they are done.
    const mails = expect.toSatisfy((count: number) => count >= 1);
    await expect.poll(countNew).toEqual([1, 1, mails, 1]);
  });

  it('tell how the process and its queues are doing', async () => {
    const metrics = await read();

    for (const name of [
      'nodejs_eventloop_lag_p99_seconds',
      'process_resident_memory_bytes',
      'scholar_password_hash_load',
      'scholar_mails_waiting',
      'scholar_oldest_mail_seconds',
      'scholar_database_connections{state="busy"}',
      'scholar_database_connections{state="waiting"}',
    ]) {
      expect(valueOf(metrics, name, -1)).toBeGreaterThanOrEqual(0);
    }
  });

  it('stay few, whatever is asked for', async () => {
    const verbs = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;
    await Promise.all(
      verbs.flatMap((method) => [
        ...API_ENDPOINTS.flatMap(({ path }) => [
          app.app.inject({ method, url: API_BASE + path.replaceAll(/:\w+/g, 'x') }),
          app.app.inject({
            method,
            url:
              API_BASE + path.replace(':email', `${method}@example.com`).replace(':code', '123456'),
            headers: { 'content-type': 'application/json', authorization: 'Bearer x' },
            payload: '{}',
          }),
        ]),
        ...Array.from({ length: 50 }, (_, at) =>
          app.app.inject({ method, url: `/unknown-${at}/${method}?q=${at}` }),
        ),
      ]),
    );

    const metrics = await read();

    const series = metrics.match(/^http_request_duration_seconds_count\{.*$/gm) ?? [];
    expect(series.length).toBeGreaterThan(50);
    expect(series.length).toBeLessThanOrEqual(300);
    expect(metrics).not.toContain('unknown-1');
    expect(metrics).not.toContain('@example.com');
  });
});

describe('production', () => {
  it('keeps metrics, documentation and mailbox off the public port', async () => {
    const production = await startVariant(app, {
      settings: { isProduction: true, hasDocs: false },
      webDir: '/nowhere',
    });
    const paths = ['/metrics', '/api/docs', '/api/docs/openapi.json', '/dev/mailbox'];

    const answers = await Promise.all(paths.map((path) => production.app.inject(path)));
    await production.app.close();

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
  });

  it('serves metrics apart', async () => {
    const metricsApp = buildMetricsApp({ config: app.config, composition: app.composition });

    const answer = await metricsApp.inject('/metrics');
    const other = await metricsApp.inject('/api/user/me');
    await metricsApp.close();

    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toMatch(/^text\/plain/);
    expect(answer.body).toContain('http_request_duration_seconds');
    expect(other.statusCode).toBe(404);
  });

  it('serves metrics to who has the token, where one is set', async () => {
    const { config, composition } = app;
    const token = 'a-token-for-prometheus';
    const metrics = { ...config.metrics, token };
    const metricsApp = buildMetricsApp({ config: { ...config, metrics }, composition });
    const ask = (authorization: string) =>
      metricsApp.inject({ url: '/metrics', headers: { authorization } });

    const answers = await Promise.all(['', 'Bearer wrong', `Bearer ${token}`].map(ask));
    await metricsApp.close();

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 200]);
  });
});

describe('[O-04] what costs', () => {
  const readMetrics = async ({ inject }: { inject: (path: string) => Promise<{ body: string }> }) =>
    (await inject('/metrics')).body;
  const valueOf = (metrics: string, series: string) =>
    Number(
      metrics
        .split('\n')
        .find((line) => line.startsWith(`${series} `))
        ?.split(' ')
        .at(-1) ?? 0,
    );

  it('counts calls that were turned away by the limit that did it', async () => {
    const limited = await startVariant(app, { settings: { rateLimit: 1 } });
    const breakable = await startBreakableApp(app);
    const { token } = await registerByMail(app);

    await limited.call('GET', '/user/me', { from: '192.0.2.71' });
    await limited.call('GET', '/user/me', { from: '192.0.2.71' });
    await breakable.whileBroken(DOWN, () => breakable.call('GET', '/user/me', { token }));
    const counted = await readMetrics({ inject: (path) => limited.app.inject(path) });
    const broken = await readMetrics({ inject: (path) => breakable.app.inject(path) });
    await Promise.all([limited.app.close(), breakable.app.close()]);

    expect(valueOf(counted, 'scholar_refusals_total{status="429",reason="rate_api"}')).toBe(1);
    expect(valueOf(broken, 'scholar_refusals_total{status="503",reason="database"}')).toBe(1);
  });

  it('times texts by engine and outcome, and tells how many wait', async () => {
    await callAi(app.app, 'summarize', { document_text: CELL_TEXT });
    const metrics = await readMetrics({ inject: (path) => app.app.inject(path) });

    expect(
      valueOf(
        metrics,
        'scholar_ai_duration_seconds_count{engine="embedded",task="summarize",outcome="ok"}',
      ),
    ).toBeGreaterThan(0);
    expect(metrics).toContain('scholar_ai_queue{state="waiting"} 0');
    expect(metrics).toContain('scholar_oldest_mail_seconds');
  });
});
