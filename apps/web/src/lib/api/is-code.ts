import type { ErrorCode } from '@scholar/contract';
import { ApiError } from './api';

export function isCode(error: unknown, code: ErrorCode): boolean {
  return error instanceof ApiError && error.code === code;
}
