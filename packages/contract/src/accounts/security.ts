import * as z from 'zod/mini';
import { LoginPasswordSchema } from './password';
import { SecondFactorCodeSchema } from './second-factor-code';
import { endpoint } from '../wire/endpoint';
import { NothingSchema } from '../wire/envelope';
import { BODY_LIMIT } from '../wire/limits';

export const SECURITY_MESSAGES = {
  sessionId: 'sessionId must be the id of a session.',
  sessionNotFound: 'Session not found.',
  secondFactorNeeded: 'Please enter the code from your authenticator app.',
  secondFactorWrong: 'The code is incorrect or was used before.',
  secondFactorOn: 'Your second factor is on already.',
  secondFactorOff: 'Your second factor is not on.',
  passwordWrong: 'Incorrect password.',
  secondFactorRequired: 'Operators need a second factor. Please set one up first.',
  passwordNeeded: 'Please enter your password again.',
} as const;

export const SECOND_FACTOR_CODE = { digits: 6 } as const;
export const RECOVERY_CODES = 10;
/** Without the letters and digits that are taken for each other. */
export const RECOVERY_CODE = {
  letters: 'ABCDEFGHJKMNPQRSTUVWXYZ23456789',
  length: 12,
  groups: 3,
} as const;

export const SecondFactorStateSchema = z.object({
  /** Null while it is off. */
  since: z.nullable(z.string()),
  recoveryCodesLeft: z.number(),
});
export type SecondFactorState = z.output<typeof SecondFactorStateSchema>;

const RecoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });
const ProofSchema = z.strictObject({
  password: LoginPasswordSchema,
  code: SecondFactorCodeSchema,
});

export const OwnSessionSchema = z.object({
  sessionId: z.string(),
  /** Names such as 'Firefox' and 'Android'; null when the browser did not say. */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  signedInDate: z.string(),
  /** Noted once an hour. */
  lastUsedDate: z.string(),
  /** The session that asks. */
  isThis: z.boolean(),
  /** Whether it signed in from the network that asks; null when that is not known. */
  isFromHere: z.nullable(z.boolean()),
});
export type OwnSession = z.output<typeof OwnSessionSchema>;

export const securityEndpoints = {
  listSessions: endpoint({
    summary: 'Where the student is signed in, this session first, then the last used',
    method: 'GET',
    path: '/user/sessions',
    auth: 'required',
    bodyLimit: BODY_LIMIT.none,
    data: z.object({ sessions: z.array(OwnSessionSchema) }),
  }),
  endSession: endpoint({
    summary: 'End one session of the student',
    method: 'DELETE',
    path: '/user/session/:sessionId',
    auth: 'required',
    params: z.strictObject({ sessionId: z.uuid(SECURITY_MESSAGES.sessionId) }),
    bodyLimit: BODY_LIMIT.none,
    data: NothingSchema,
    isEssential: true,
  }),
  endOtherSessions: endpoint({
    summary: 'End every session of the student but this one',
    method: 'POST',
    path: '/user/sessions/end-others',
    auth: 'required',
    bodyLimit: BODY_LIMIT.none,
    data: NothingSchema,
    isEssential: true,
  }),
  confirmPassword: endpoint({
    summary: 'Enter the password again, for what asks for a fresh one',
    method: 'POST',
    path: '/user/confirm-password',
    auth: 'required',
    body: z.strictObject({ password: LoginPasswordSchema }),
    bodyLimit: BODY_LIMIT.login,
    data: NothingSchema,
  }),
  readSecondFactor: endpoint({
    summary: 'Whether the student signs in with a second factor',
    method: 'GET',
    path: '/user/second-factor',
    auth: 'required',
    bodyLimit: BODY_LIMIT.none,
    data: SecondFactorStateSchema,
  }),
  beginSecondFactor: endpoint({
    summary: 'A new secret for an authenticator app, shown once; nothing is on yet',
    method: 'POST',
    path: '/user/second-factor/begin',
    auth: 'required',
    body: z.strictObject({ password: LoginPasswordSchema }),
    bodyLimit: BODY_LIMIT.login,
    data: z.object({ secret: z.string(), url: z.string() }),
  }),
  turnOnSecondFactor: endpoint({
    summary: 'Turn the second factor on with a first code; ends the other sessions',
    method: 'POST',
    path: '/user/second-factor/turn-on',
    auth: 'required',
    body: z.strictObject({ code: SecondFactorCodeSchema }),
    bodyLimit: BODY_LIMIT.login,
    data: RecoveryCodesSchema,
  }),
  renewRecoveryCodes: endpoint({
    summary: 'New recovery codes in place of the old ones',
    method: 'POST',
    path: '/user/second-factor/recovery-codes',
    auth: 'required',
    body: ProofSchema,
    bodyLimit: BODY_LIMIT.login,
    data: RecoveryCodesSchema,
  }),
  turnOffSecondFactor: endpoint({
    summary: 'Turn the second factor off',
    method: 'POST',
    path: '/user/second-factor/turn-off',
    auth: 'required',
    body: ProofSchema,
    bodyLimit: BODY_LIMIT.login,
    data: NothingSchema,
  }),
};
