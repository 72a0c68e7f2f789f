import { readFile } from 'node:fs/promises';
import { startServer } from '../e2e/fixtures/server';
import type { Figure } from './figure';

const SECOND_START_LIMIT_MS = 3_000;
const AFTER_KILL_LIMIT_MS = 5_000;

export async function measureStartUp(): Promise<Figure[]> {
  const firstStart = performance.now();
  const server = await startServer();
  const first = performance.now() - firstStart;
  const memory = await residentMegabytes(server.pid());
  await server.halt();
  const secondStart = performance.now();
  await server.restart();
  const second = performance.now() - secondStart;
  const memoryAfter = await residentMegabytes(server.pid());
  await server.kill9();
  const thirdStart = performance.now();
  await server.restart();
  const afterKill = performance.now() - thirdStart;
  await server.stop();
  return [
    {
      what: 'Very first start, from the snapshot, until ready',
      measured: `${first.toFixed(0)} ms`,
      against: 'second start of the same run',
      ratio: first / second,
    },
    {
      what: 'Second start with nothing changed, until ready',
      measured: `${second.toFixed(0)} ms`,
      against: `limit ${SECOND_START_LIMIT_MS} ms`,
      ratio: second / SECOND_START_LIMIT_MS,
      limit: 1,
    },
    {
      what: 'Start after kill -9, until ready',
      measured: `${afterKill.toFixed(0)} ms`,
      against: `limit ${AFTER_KILL_LIMIT_MS} ms`,
      ratio: afterKill / AFTER_KILL_LIMIT_MS,
      limit: 1,
    },
    {
      what: 'Resident memory after the first start',
      measured: `${memory.toFixed(0)} MB`,
      against: `after the second start, ${memoryAfter.toFixed(0)} MB`,
      ratio: memory / memoryAfter,
    },
  ];
}

async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1000;
}
