import type { Quiz } from '@scholar/contract';
import { ApiError, serverMessage } from '../../../lib/api/api';

/** What stands over the screen: one thing at a time. */
export type GeneratorDialog =
  | { kind: 'none' | 'pick' | 'select_one' | 'saved' | 'name_set' | 'cards_gone' }
  | { kind: 'sign_in'; wants: 'save' | 'open' }
  | { kind: 'plan_limit'; message: string }
  | { kind: 'not_saved' | 'set_not_created'; reason: string | undefined }
  | { kind: 'set_created'; quiz: Quiz };

/** A full plan has a dialog of its own, with the way out of it. */
export function toFailureDialog(
  kind: 'not_saved' | 'set_not_created',
  error: unknown,
): GeneratorDialog {
  return error instanceof ApiError && error.code === 'plan_limit'
    ? { kind: 'plan_limit', message: error.message }
    : { kind, reason: serverMessage(error) };
}
