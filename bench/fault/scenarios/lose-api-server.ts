import { setTimeout as wait } from 'node:timers/promises';
import type { FaultScenario } from '../scenario';
import { told } from '../limits';
import { reportOnStudents, startStudents } from '../students';

/** [L-06] kill -9 of each API server in turn, under load. */
export const loseApiServer: FaultScenario = async ({ cluster, tokens }) => {
  const students = startStudents({ url: cluster.url, tokens });
  let slowestMs = 0;
  for (const server of cluster.apiServers) {
    await wait(2_000);
    await server.kill9();
    await wait(1_000);
    const startedAt = performance.now();
    await server.start();
    slowestMs = Math.max(slowestMs, performance.now() - startedAt);
  }
  await wait(2_000);
  const studied = await students.stop();
  const what = 'kill -9 of API servers';
  return [
    ...(await reportOnStudents(what, studied, cluster.databases.query)),
    told(`${what}: slowest start to ready`, `${(slowestMs / 1_000).toFixed(1)} s`),
  ];
};
