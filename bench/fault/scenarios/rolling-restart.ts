import { setTimeout as wait } from 'node:timers/promises';
import type { FaultScenario } from '../scenario';
import { reportOnStudents, startStudents } from '../students';

/** [L-15] Each API server is told to stop and started anew, as in an upgrade. */
export const rollingRestart: FaultScenario = async ({ cluster, tokens }) => {
  const students = startStudents({ url: cluster.url, tokens });
  for (const server of cluster.apiServers) {
    await wait(1_000);
    await server.terminate();
    await server.start();
  }
  await wait(1_000);
  return reportOnStudents('Rolling restart', await students.stop(), cluster.databases.query);
};
