import { createSignal } from '../../../lib/storage/signal';
import { localStore } from '../../../lib/storage/storage';
import {
  addStudied,
  formatStatus,
  parseStatus,
  removeStudied,
  type StudyStatus,
} from './study-status';

const statusChanged = createSignal({ isAcrossTabs: true });

export type StatusOwner = { userId: number; quizId: number };

/** As stored; the same text until it changes, here or in another tab. */
export function readStoredStatus(owner: StatusOwner): string | null {
  return localStore.get(keyOf(owner));
}

/**
 * Writes what changed into what is stored by now: two tabs on one set add to each other instead of
 * overwriting. Where storage is full, memory holds it for the life of the page.
 */
export function changeStatus(
  owner: StatusOwner,
  { mark, clear }: { mark: readonly number[]; clear: readonly number[] },
): void {
  if (mark.length === 0 && clear.length === 0) {
    return;
  }
  const stored = parseStatus(readStoredStatus(owner));
  const changed: StudyStatus = addStudied(removeStudied(stored, clear), mark);
  localStore.set(keyOf(owner), formatStatus(changed));
  statusChanged.notify();
}

export function forgetStatus(owner: StatusOwner): void {
  localStore.remove(keyOf(owner));
  statusChanged.notify();
}

export const subscribeToStatus = statusChanged.subscribe;

function keyOf({ userId, quizId }: StatusOwner): string {
  return `studyStatus:${userId}:${quizId}`;
}
