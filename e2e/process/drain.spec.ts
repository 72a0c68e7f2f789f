import { expect, test } from '@playwright/test';
import { startServer } from '../fixtures/server';

test('[D-73] a server that is told to stop says so first, and takes calls a while longer', async () => {
  const server = await startServer({ DRAIN_DELAY: '5' });
  const ask = async (path: string) => (await fetch(server.url + path)).status;

  const stopped = server.stop();
  await expect.poll(() => ask('/readyz')).toBe(503);
  const meanwhile = await Promise.all([ask('/healthz'), ask('/api/user/me')]);

  expect(meanwhile).toEqual([200, 401]);
  await stopped;
  await expect(ask('/healthz')).rejects.toThrow('fetch failed');
});
