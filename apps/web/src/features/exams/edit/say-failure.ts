import { STUDY_MESSAGES } from '@scholar/contract';
import { ApiError, serverMessage } from '../../../lib/api/api';
import type { examFormTexts } from './exam-form.texts';

type Texts = (typeof examFormTexts)['en'];
const OF_NO_FIELD = ['examLimit', 'examNotFound'] as const;

/** Why an exam was not saved, where no field is to blame. */
export function sayFailure(error: unknown, texts: Pick<Texts, 'failed' | 'problems'>): string {
  const known = OF_NO_FIELD.find(
    (each) => error instanceof ApiError && STUDY_MESSAGES[each] === error.message,
  );
  return known ? texts.problems[known] : (serverMessage(error) ?? texts.failed);
}
