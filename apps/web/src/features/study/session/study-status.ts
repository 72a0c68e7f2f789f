import { useMemo, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { parseStored } from '../../../lib/device/parse-stored';
import { createSignal } from '../../../lib/storage/signal';
import { localStore } from '../../../lib/storage/storage';

/** Ids of the cards that are studied. Every other card is still being studied. */
export type StudyStatus = ReadonlySet<number>;

const StoredSchema = z.object({ studied: z.array(z.int()) });

/** Anything damaged counts as nothing studied, in this set only. */
export function parseStatus(stored: string | null): StudyStatus {
  return new Set(parseStored(StoredSchema, stored)?.studied);
}

export function formatStatus(status: StudyStatus): string {
  return JSON.stringify({ studied: [...status] });
}

export function addStudied(status: StudyStatus, ids: Iterable<number>): StudyStatus {
  return new Set([...status, ...ids]);
}

export function removeStudied(status: StudyStatus, ids: Iterable<number>): StudyStatus {
  const removed = new Set(ids);
  return new Set([...status].filter((id) => !removed.has(id)));
}

/** Every card is in one of the two, whatever is stored: cards come and go elsewhere. */
export function splitByStatus<Card extends { flashcardId: number }>(
  cards: readonly Card[],
  status: StudyStatus,
): { studied: Card[]; studying: Card[] } {
  const parts: { studied: Card[]; studying: Card[] } = { studied: [], studying: [] };
  for (const card of cards) {
    parts[status.has(card.flashcardId) ? 'studied' : 'studying'].push(card);
  }
  return parts;
}

const statusChanged = createSignal({ isAcrossTabs: true });

export type StatusOwner = { userId: number; setId: number };

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

function keyOf({ userId, setId }: StatusOwner): string {
  return `studyStatus:${userId}:${setId}`;
}

/** Which cards of a set the student has studied; follows other tabs. */
export function useStudyStatus(owner: StatusOwner): StudyStatus {
  const stored = useSyncExternalStore(subscribeToStatus, () => readStoredStatus(owner));
  return useMemo(() => parseStatus(stored), [stored]);
}
