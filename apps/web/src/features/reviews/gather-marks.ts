import { MARKS_PER_CALL, type MarksChange } from '@scholar/contract';
import type { WaitingMarks } from './waiting';

/** None larger than a call may be. */
export function splitMarksChange({ changes, ...cleared }: MarksChange): MarksChange[] {
  const parts: MarksChange[] = [{ ...cleared, changes: changes.slice(0, MARKS_PER_CALL) }];
  for (let start = MARKS_PER_CALL; start < changes.length; start += MARKS_PER_CALL) {
    parts.push({ changes: changes.slice(start, start + MARKS_PER_CALL) });
  }
  return parts;
}

/** Set by set, as many as go into one call. */
export function gatherMarks(
  waiting: readonly WaitingMarks[],
): { setId: number; entries: WaitingMarks[] }[] {
  const calls: { setId: number; entries: WaitingMarks[]; changes: number }[] = [];
  for (const entry of waiting) {
    const { setId, marks } = entry;
    const open = calls.find(
      (call) => call.setId === setId && call.changes + marks.changes.length <= MARKS_PER_CALL,
    );
    if (open) {
      open.entries.push(entry);
      open.changes += marks.changes.length;
    } else {
      calls.push({ setId, entries: [entry], changes: marks.changes.length });
    }
  }
  return calls;
}

/** The order does not matter: each has its time. */
export function joinMarksChanges(entries: readonly WaitingMarks[]): MarksChange {
  const cleared = entries.flatMap(({ marks }) => marks.clearedAt ?? []).toSorted();
  const clearedAt = cleared.at(-1);
  return {
    changes: entries.flatMap(({ marks }) => marks.changes),
    ...(clearedAt !== undefined && { clearedAt }),
  };
}
