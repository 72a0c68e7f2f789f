import { setTimeout as wait } from 'node:timers/promises';
import type { Cluster } from '../../cluster/start-cluster';
import type { FaultScenario } from '../scenario';
import { atMost, none, told } from '../limits';
import { findLosses, startStudents } from '../students';

const AWAY_MS = 2_000;
const GIVE_UP_MS = 60_000;

/** [L-07] kill -9 of PostgreSQL under load; a supervisor brings it back. */
export const losePostgres: FaultScenario = async ({ cluster, tokens }) => {
  const { primary } = cluster.databases;
  const students = startStudents({ url: cluster.url, tokens });
  await wait(3_000);
  await primary.kill9();
  const notReadyMs = await timeUntil(async () => !(await isEachReady(cluster)));
  await wait(AWAY_MS);
  await startAgain(primary);
  const readyMs = await timeUntil(() => isEachReady(cluster));
  // Calls that were answered 503 come back after two seconds.
  await wait(3_000);
  const before = students.failedTwice;
  await wait(4_000);
  const studied = await students.stop();

  const what = 'kill -9 of PostgreSQL';
  const { missing, doubled } = await findLosses(studied, cluster.databases.query);
  const dead = cluster.apiServers.filter((server) => !server.isRunning()).length;
  const failures = Object.entries(studied.firstFailures).map(
    ([kind, count]) => `${count} × ${kind}`,
  );
  return [
    none(`${what}: acknowledged and missing`, missing, studied.saved.length),
    none(`${what}: saved twice`, doubled, studied.saved.length),
    none(`${what}: API servers that ended`, dead, cluster.apiServers.length),
    none(`${what}: calls that failed twice, 3 s after`, studied.failedTwice - before, 'all'),
    atMost(`${what}: /readyz says 503 after`, notReadyMs / 1_000, { limit: 2, unit: 's' }),
    atMost(`${what}: all ready again after`, readyMs / 1_000, { limit: 5, unit: 's' }),
    told(
      `${what}: first tries`,
      `${failures.join(', ') || 'none'} failed of ${studied.times.length}`,
    ),
  ];
};

async function isEachReady({ apiServers }: Cluster): Promise<boolean> {
  const ready = await Promise.all(apiServers.map((server) => server.isReady().catch(() => false)));
  return ready.every(Boolean);
}

async function timeUntil(isTrue: () => Promise<boolean>): Promise<number> {
  const startedAt = performance.now();
  while (!(await isTrue())) {
    if (performance.now() - startedAt > GIVE_UP_MS) {
      return Number.NaN;
    }
    await wait(50);
  }
  return performance.now() - startedAt;
}

/** What is left of the old one may hold its memory for a moment; a supervisor tries until it is gone. */
async function startAgain(part: Cluster['databases']['primary']) {
  for (let tries = 1; ; tries += 1) {
    try {
      await part.start();
      return;
    } catch (error) {
      if (tries === 20) {
        throw error;
      }
      await wait(250);
    }
  }
}
