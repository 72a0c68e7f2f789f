import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import type { FaultScenario } from '../scenario';
import { atMost, none, percentile, told } from '../limits';
import { startStudents } from '../students';

const STORM = { connections: 200, seconds: 12 };

/** [L-03] Two hundred at the door at once, while others study. */
export const loginStorm: FaultScenario = async ({ cluster, tokens }) => {
  const students = startStudents({ url: cluster.url, tokens });
  await wait(2_000);
  const storm = await autocannon({
    url: `${cluster.url}/api/user/login`,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'writer0@example.com', password: 'Abcde1' }),
    connections: STORM.connections,
    duration: STORM.seconds,
    timeout: 20,
  });
  const { times, failedTwice } = await students.stop();
  const { statusCodeStats = {} } = storm as {
    statusCodeStats?: Record<string, { count: number }>;
  };
  const statuses = Object.entries(statusCodeStats).map(
    ([status, { count }]) => `${count} × ${status}`,
  );
  const what = `${STORM.connections} logins at once`;
  return [
    told(`${what}: answers`, statuses.join(', ')),
    atMost(`${what}: slowest login`, storm.latency.max / 1_000, { limit: 5, unit: 's' }),
    none(`${what}: connections lost or timed out`, storm.errors, storm.requests.total),
    atMost(`${what}: p99 of those who study`, percentile(times, 0.99), {
      limit: 1_000,
      unit: 'ms',
    }),
    none(`${what}: their calls that failed twice`, failedTwice, times.length),
  ];
};
