import { useTexts } from '../../../lib/i18n';
import { serverMessage } from '../../../lib/api/api';
import { Notice } from '../../../ui/forms/notice';
import { documentsTexts } from '../documents.texts';

/** Small and out of the way: what was written is still in the form. */
export function SaveFailure({ error, hasProblems }: { error: unknown; hasProblems: boolean }) {
  const texts = useTexts(documentsTexts).form;
  const reason = hasProblems ? undefined : serverMessage(error);
  return (
    <Notice tone="bad">{reason === undefined ? texts.failed : texts.failedBecause(reason)}</Notice>
  );
}
