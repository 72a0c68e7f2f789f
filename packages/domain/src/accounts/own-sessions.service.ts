import { type OwnSession, SECURITY_MESSAGES } from '@scholar/contract';
import { AppError } from '../shared/app-error';
import type { Caller } from '../shared/caller';
import type { AccountsStore, AuditLog, SessionClaims, StoredSession } from './accounts.ports';
import { createNote } from './audit';
import type { LimitKeys } from './limits';

/** Where somebody is signed in, for themselves to look at and to end. */
export function createOwnSessionsService({
  store,
  keys,
  audit,
}: {
  store: AccountsStore;
  keys: LimitKeys;
  audit: AuditLog;
}) {
  const note = createNote(audit);

  return {
    async list({ owner, sessionId }: SessionClaims, { address }: Caller) {
      const addressKey = keys.knownPlace(address);
      const sessions = (await store.sessions.list(owner)).map((session) =>
        toOwnSession(session, { isThis: session.sessionId === sessionId, addressKey }),
      );
      return { sessions: sessions.toSorted((a, b) => Number(b.isThis) - Number(a.isThis)) };
    },

    async end({ owner }: SessionClaims, sessionId: string, caller: Caller) {
      if (!(await store.sessions.end(owner, sessionId))) {
        // Somebody else's session answers like a missing one, so that ids cannot be probed.
        throw new AppError('not_found', SECURITY_MESSAGES.sessionNotFound);
      }
      note('session-ended', 'ok', caller, owner);
      return null;
    },

    async endOthers(claims: SessionClaims, caller: Caller) {
      await store.transaction(({ sessions }) => sessions.endOthers(claims));
      note('other-sessions-ended', 'ok', caller, claims.owner);
      return null;
    },
  };
}

function toOwnSession(
  { sessionId, browser, system, createdAt, lastSeenAt, ...session }: StoredSession,
  here: { isThis: boolean; addressKey: string },
): OwnSession {
  return {
    sessionId,
    browser,
    system,
    signedInDate: createdAt.toISOString(),
    lastUsedDate: lastSeenAt.toISOString(),
    isThis: here.isThis,
    isFromHere: session.addressKey === null ? null : session.addressKey === here.addressKey,
  };
}
