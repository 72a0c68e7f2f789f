import { ERROR_STATUS, type ErrorCode, messageIdOf } from '@scholar/contract';

/** The whole body of an answer that refuses. */
export function refusal(errorCode: ErrorCode, message: unknown) {
  const messageId = messageIdOf(String(message));
  return {
    responseCode: ERROR_STATUS[errorCode],
    message,
    data: null,
    errorCode,
    ...(messageId !== undefined && { messageId }),
  };
}
