import { ERROR_STATUS, type ErrorCode, messageIdOf } from '@scholar/contract';
import { expect } from 'vitest';

/** The whole body of an answer that refuses. */
export function refusal(errorCode: ErrorCode, message: unknown): object {
  const body = { responseCode: ERROR_STATUS[errorCode], message, data: null, errorCode };
  if (typeof message !== 'string') {
    // Which sentence it will be decides about its id.
    return expect.objectContaining(body) as object;
  }
  const messageId = messageIdOf(message);
  return messageId === undefined ? body : { ...body, messageId };
}
