import { setTimeout as wait } from 'node:timers/promises';
import type { FaultScenario } from '../scenario';
import { atMost, none } from '../limits';
import { startStudents } from '../students';

const HELD_SECONDS = 8;

/** [L-12] A lock holds up every list until no connection is left: short 503s, and all is well behind it. */
export const lockedTable: FaultScenario = async ({ cluster, tokens }) => {
  const { query } = cluster.databases;
  const students = startStudents({ url: cluster.url, tokens });
  await wait(2_000);
  await query(
    `begin; lock table documents in access exclusive mode; select pg_sleep(${HELD_SECONDS}); commit`,
  );
  // Whoever was turned away comes back after two seconds.
  await wait(3_000);
  const before = students.failedTwice;
  await wait(4_000);
  const { times, failedTwice } = await students.stop();
  const what = `Documents locked for ${HELD_SECONDS} s`;
  return [
    atMost(`${what}: slowest call`, Math.max(...times) / 1_000, { limit: 8, unit: 's' }),
    none(`${what}: calls that failed twice, 3 s after`, failedTwice - before, 'all'),
  ];
};
