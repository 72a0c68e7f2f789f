import { medianTime } from '@scholar/memory';
import type { OwnerId } from '../shared/owner-id';
import type { QueueRepository } from './memory.ports';

/** How many of the last answers tell how long one takes. */
const TIMES = 100;

/** How long the student's answers take, in milliseconds. */
export async function findMedianTime(
  queue: Pick<QueueRepository, 'listTimes'>,
  owner: OwnerId,
): Promise<number> {
  return medianTime(await queue.listTimes(owner, TIMES));
}
