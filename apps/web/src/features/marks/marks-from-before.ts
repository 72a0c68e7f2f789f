import { markEndpoints, MARKS_PER_CALL, type MarksChange } from '@scholar/contract';
import type { QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { type Api, isCode } from '../../lib/api/api';
import { parseStored } from '../../lib/device/parse-stored';
import { localStore } from '../../lib/storage/storage';
import { toChanges } from './marks';
import { tellMarks } from './marks.queries';

/** Marks once lay in the browser, without a time: whatever was marked or taken off since is later. */
const BEFORE = new Date(0).toISOString();
const StoredSchema = z.object({ studied: z.array(z.int().check(z.minimum(1))) });

export type MarksOwner = { userId: number; setId: number };

/** As it lies there: the same text until it is taken over. */
export function readStoredMarks(owner: MarksOwner): string | null {
  return localStore.get(keyOf(owner));
}

/** What is damaged counts as nothing. */
export function parseMarksFromBefore(stored: string | null): MarksChange {
  const studied = parseStored(StoredSchema, stored)?.studied ?? [];
  return { changes: toChanges({ mark: studied, clear: [] }, BEFORE) };
}

export function dropMarksFromBefore(owner: MarksOwner): void {
  localStore.remove(keyOf(owner));
}

/** Gives the server what this browser holds, set by set. What it has no answer to yet stays for the next time. */
export async function handOverMarks(
  { api, queryClient }: { api: Api; queryClient: QueryClient },
  userId: number,
): Promise<void> {
  const prefix = keyOf({ userId, setId: '' });
  const setIds = localStore
    .keys()
    .filter((key) => key.startsWith(prefix))
    .map((key) => Number(key.slice(prefix.length)));
  for (const setId of setIds) {
    const owner = { userId, setId };
    try {
      const { changes } = parseMarksFromBefore(readStoredMarks(owner));
      for (let start = 0; start < changes.length; start += MARKS_PER_CALL) {
        const body = { changes: changes.slice(start, start + MARKS_PER_CALL) };
        const answer = await api(
          markEndpoints.change,
          { params: { quizId: String(setId) }, body },
          { isQuiet: true },
        );
        tellMarks(queryClient, setId, answer);
      }
      dropMarksFromBefore(owner);
    } catch (error) {
      if (!isCode(error, 'not_found') && !isCode(error, 'invalid_input')) {
        return;
      }
      // The set is gone, or what is stored never was of one.
      dropMarksFromBefore(owner);
    }
  }
}

function keyOf({ userId, setId }: { userId: number; setId: number | '' }): string {
  return `studyStatus:${userId}:${setId}`;
}
