import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import type { FaultScenario } from '../scenario';
import { atLeast, atMost, none, told } from '../limits';

const CEILING = { connections: 20, seconds: 8 };
const STORM = { connections: 400, seconds: 12, times: 3 };
const GOOD = 0.6;

/** [L-04] Three times as many lists as the servers can give, then as many as before. */
export const overload: FaultScenario = async ({ cluster, tokens }) => {
  const list = {
    url: `${cluster.url}/api/document/get/0/5`,
    method: 'POST' as const,
    headers: { authorization: `Bearer ${tokens[0] ?? ''}` },
  };
  await autocannon({ ...list, connections: CEILING.connections, duration: 3 });
  const quiet = await autocannon({
    ...list,
    connections: CEILING.connections,
    duration: CEILING.seconds,
  });
  const ceiling = quiet['2xx'] / quiet.duration;

  let unhealthy = 0;
  let looks = 0;
  const watching = setInterval(() => {
    looks += 1;
    void Promise.all(cluster.apiServers.map(({ url }) => fetch(`${url}/healthz`)))
      .then((answers) => (unhealthy += answers.every(({ ok }) => ok) ? 0 : 1))
      .catch(() => (unhealthy += 1));
  }, 500);
  const storm = await autocannon({
    ...list,
    connections: STORM.connections,
    duration: STORM.seconds,
    overallRate: Math.ceil(STORM.times * ceiling),
  });
  clearInterval(watching);
  await wait(5_000);
  const after = await autocannon({ ...list, connections: 2, duration: 4 });

  const what = '3 × overload';
  const turnedAway = statusCount(storm, '503') + statusCount(storm, '429');
  const wrong = storm.non2xx - turnedAway;
  return [
    told(`${what}: ceiling before`, `${ceiling.toFixed(0)} lists/s, p99 ${quiet.latency.p99} ms`),
    atLeast(`${what}: good answers`, storm['2xx'] / storm.duration / ceiling, {
      limit: GOOD,
      unit: 'of the ceiling',
    }),
    none(`${what}: neither good nor turned away`, wrong, storm.requests.total),
    none(`${what}: connections lost or timed out`, storm.errors, storm.requests.total),
    none(`${what}: looks at /healthz that failed`, unhealthy, looks),
    told(`${what}: turned away`, `${turnedAway} of ${storm.requests.total}`),
    atMost(`${what}: p99 5 s later, of the p99 before`, after.latency.p99 / quiet.latency.p99, {
      limit: 1.5,
      unit: '×',
    }),
  ];
};

function statusCount(result: autocannon.Result, status: string): number {
  const { statusCodeStats } = result as { statusCodeStats?: Record<string, { count: number }> };
  return statusCodeStats?.[status]?.count ?? 0;
}
