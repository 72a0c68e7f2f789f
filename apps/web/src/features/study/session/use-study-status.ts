import { useMemo, useSyncExternalStore } from 'react';
import { parseStatus, type StudyStatus } from './study-status';
import { readStoredStatus, type StatusOwner, subscribeToStatus } from './study-status-store';

/** Which cards of a set the student has studied; follows other tabs. */
export function useStudyStatus(owner: StatusOwner): StudyStatus {
  const stored = useSyncExternalStore(subscribeToStatus, () => readStoredStatus(owner));
  return useMemo(() => parseStatus(stored), [stored]);
}
