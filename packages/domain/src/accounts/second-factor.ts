import { MESSAGES, SECOND_FACTOR_CODE, SECURITY_MESSAGES } from '@scholar/contract';
import { AppError } from '../shared/app-error';
import type { OwnerId } from '../shared/owner-id';
import type { SecondFactorCodes, SecondFactorsRepository } from './second-factor.ports';

const TIMED = new RegExp(`^[0-9]{${SECOND_FACTOR_CODE.digits}}$`);

/** Uses a code from the app, or a recovery code, up. False when it is wrong or was used before. */
export async function consumeSecondFactor(
  secondFactors: SecondFactorsRepository,
  codes: SecondFactorCodes,
  owner: OwnerId,
  typed: string,
): Promise<boolean> {
  const code = toPlainCode(typed);
  if (!TIMED.test(code)) {
    return secondFactors.useRecoveryCode(owner, codes.hashRecoveryCode(owner, code));
  }
  const factor = await secondFactors.find(owner);
  if (!factor) {
    return false;
  }
  const { sealed } = factor;
  const step = codes.findStep(sealed, code);
  return (
    step !== undefined &&
    secondFactors.useStep(owner, { step, sealed, sealedAnew: codes.sealAnew(sealed) })
  );
}

/** Apps and lists show codes in groups. */
export function toPlainCode(typed: string): string {
  return typed.replaceAll(/[\s-]/g, '').toUpperCase();
}

/** For whoever is not signed in: only said after the password was right. */
export function secondFactorNeeded(): AppError {
  return new AppError('unauthenticated', SECURITY_MESSAGES.secondFactorNeeded);
}

export function secondFactorRefused(): AppError {
  return new AppError('unauthenticated', SECURITY_MESSAGES.secondFactorWrong);
}

export function notSignedIn(): AppError {
  return new AppError('unauthenticated', MESSAGES.signIn);
}
