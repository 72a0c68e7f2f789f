import { execFileSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import type { FaultScenario } from '../scenario';
import { atMost, none } from '../limits';
import { findLosses, startStudents } from '../students';

const FROZEN_MS = 8_000;

/** PostgreSQL takes connections and answers nothing, as on a machine whose disk hangs. */
export const frozenPostgres: FaultScenario = async ({ cluster, tokens }) => {
  const { primary, query } = cluster.databases;
  const students = startStudents({ url: cluster.url, tokens });
  await wait(2_000);
  const frozen = [primary.pid, ...childrenOf(primary.pid)];
  frozen.forEach((pid) => process.kill(pid, 'SIGSTOP'));
  await wait(FROZEN_MS);
  const unhealthy = await Promise.all(
    cluster.apiServers.map(async ({ url }) => !(await fetch(`${url}/healthz`)).ok),
  );
  frozen.forEach((pid) => process.kill(pid, 'SIGCONT'));
  await wait(4_000);
  const before = students.failedTwice;
  await wait(4_000);
  const studied = await students.stop();
  const { missing } = await findLosses(studied, query);
  const what = `PostgreSQL frozen for ${FROZEN_MS / 1_000} s`;
  return [
    none(`${what}: acknowledged and missing`, missing, studied.saved.length),
    none(`${what}: servers that ask to be restarted`, unhealthy.filter(Boolean).length, 3),
    atMost(`${what}: slowest call`, Math.max(...studied.times) / 1_000, { limit: 10, unit: 's' }),
    none(`${what}: calls that failed twice, 4 s after`, studied.failedTwice - before, 'all'),
  ];
};

function childrenOf(pid: number): number[] {
  return execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
    .split('\n')
    .map(Number)
    .filter((child) => child > 0);
}
