import { ApiError, serverMessage } from '../../../lib/api/api';

export type Failure = {
  message: string;
  code?: ApiError['code'];
  requestId?: string | undefined;
};

/** The server's own words where it spoke, else the sentence the screen has for silence. */
export function toFailure(error: unknown, fallback: string): Failure {
  if (!(error instanceof ApiError)) {
    return { message: fallback };
  }
  return {
    message: serverMessage(error) ?? fallback,
    code: error.code,
    // Only a fault of the server is worth writing to support about; a wrong password is not.
    requestId: error.status >= 500 ? error.requestId : undefined,
  };
}
