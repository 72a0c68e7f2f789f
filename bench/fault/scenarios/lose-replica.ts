import { setTimeout as wait } from 'node:timers/promises';
import type { FaultScenario } from '../scenario';
import { atMost } from '../limits';
import { reportOnStudents, startStudents } from '../students';

const GIVE_UP_MS = 30_000;

/** The replica stopped and back: nobody notices, and it catches up. */
export const loseReplica: FaultScenario = async ({ cluster, tokens }) => {
  const { replica, query, queryReplica } = cluster.databases;
  const students = startStudents({ url: cluster.url, tokens });
  await wait(1_000);
  await replica.kill9();
  await wait(4_000);
  await replica.start();
  const studied = await students.stop();
  const count = `select count(*) from documents where title like '${studied.run} %'`;
  const saved = await query(count);
  const startedAt = performance.now();
  while ((await queryReplica(count)) !== saved && performance.now() - startedAt < GIVE_UP_MS) {
    await wait(50);
  }
  return [
    ...(await reportOnStudents('Replica stopped', studied, query)),
    atMost('Replica stopped: level again after', (performance.now() - startedAt) / 1_000, {
      limit: 10,
      unit: 's',
    }),
  ];
};
