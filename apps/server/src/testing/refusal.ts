import { ERROR_STATUS, type ErrorCode } from '@scholar/contract';

/** The whole body of an answer that refuses. */
export function refusal(errorCode: ErrorCode, message: unknown) {
  return { responseCode: ERROR_STATUS[errorCode], message, data: null, errorCode };
}
