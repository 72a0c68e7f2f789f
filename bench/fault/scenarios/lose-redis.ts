import { setTimeout as wait } from 'node:timers/promises';
import type { FaultScenario } from '../scenario';
import { reportOnStudents, startStudents } from '../students';

/** Redis gone and back: limits are counted by each server for itself meanwhile. */
export const loseRedis: FaultScenario = async ({ cluster, tokens }) => {
  const students = startStudents({ url: cluster.url, tokens });
  await wait(2_000);
  await cluster.redis.kill9();
  await wait(5_000);
  await cluster.redis.start();
  await wait(2_000);
  return reportOnStudents('Redis gone', await students.stop(), cluster.databases.query);
};
