import type { Store } from '@scholar/db';
import {
  type AuditLog,
  type CodesService,
  createAttempts,
  createOwnSessionsService,
  createPasswordCheck,
  createPasswordService,
  createRegistrationService,
  createSecondFactorService,
  createSessionsService,
  type LimitKeys,
  type MailQueue,
  type PasswordBlocklist,
  type PasswordHasher,
  type PlaceWindows,
  type TokenSigner,
} from '@scholar/domain';
import { createSecondFactorCodes } from './adapters/second-factor-codes';

/** Everything that lets somebody in, or keeps them out. */
export function composeSignIn({
  secrets,
  windows,
  codes,
  blocklist,
  tokens,
  makeDevice,
  ...parts
}: {
  store: Store;
  secrets: readonly string[];
  passwords: PasswordHasher;
  blocklist: PasswordBlocklist;
  tokens: TokenSigner;
  keys: LimitKeys;
  audit: AuditLog;
  codes: CodesService;
  mails: MailQueue;
  windows: PlaceWindows;
  makeDevice: () => string;
}) {
  const { store, passwords, keys, audit, mails } = parts;
  const attempts = createAttempts({ store, keys, windows });
  const checkPassword = createPasswordCheck({ store, passwords, attempts, audit });
  const secondFactorCodes = createSecondFactorCodes(secrets);
  const proofs = { tokens, makeDevice, attempts, secondFactorCodes };
  return {
    registration: createRegistrationService({ ...parts, ...proofs, codes, blocklist }),
    sessions: createSessionsService({ ...parts, ...proofs, checkPassword }),
    secondFactor: createSecondFactorService({ ...parts, codes: secondFactorCodes, checkPassword }),
    ownSessions: createOwnSessionsService({ store, keys, audit }),
    password: createPasswordService({ store, codes, passwords, blocklist, mails, audit }),
  };
}
