import { AppError } from '../shared/app-error';
import type { Caller } from '../shared/caller';
import type { OwnerId } from '../shared/owner-id';
import type { AccountEvent, AuditLog, AuditOutcome, PaymentEvent } from './accounts.ports';

export function createNote(audit: AuditLog) {
  return (
    event: AccountEvent | PaymentEvent,
    outcome: AuditOutcome,
    caller: Caller,
    owner?: OwnerId,
  ) => {
    const { address, requestId } = caller;
    audit({ event, outcome, address, requestId, ...(owner !== undefined && { owner }) });
  };
}

/** The operator sees it too when a limit turns somebody away. */
export function whenLimited<T>(work: Promise<T>, onLimited: () => void): Promise<T> {
  return work.catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'too_many_requests') {
      onLimited();
    }
    throw error;
  });
}
