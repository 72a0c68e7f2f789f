import * as z from 'zod/mini';
import { parseStored } from '../../../lib/device/parse-stored';

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
