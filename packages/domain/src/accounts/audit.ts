import { AppError } from '../shared/app-error';
import type { Caller } from '../shared/caller';
import type { OwnerId } from '../shared/owner-id';
import type { AuditLog, AuditOutcome } from './accounts.ports';

export function createNote(audit: AuditLog) {
  return (
    event: Parameters<AuditLog>[0]['event'],
    outcome: AuditOutcome,
    caller: Caller,
    owner?: OwnerId,
    member?: number,
  ) => {
    const { address, requestId } = caller;
    audit({
      event,
      outcome,
      address,
      requestId,
      ...(owner !== undefined && { owner }),
      ...(member !== undefined && { member }),
    });
  };
}

/** Refusals by a limit are logged too. */
export function whenLimited<T>(work: Promise<T>, onLimited: () => void): Promise<T> {
  return work.catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'too_many_requests') {
      onLimited();
    }
    throw error;
  });
}
