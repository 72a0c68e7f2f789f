import { verbOfWhole } from '../english/blanks/whole-sentence';
import type { Models } from '../models';
import type { ReadDocument } from '../reading/read-document';
import { verbOfStatement } from '../vietnamese/blanks/verb-of-statement';

/** Tells whole sentences from pieces by the grammar of the text's language. */
export function createWholeCheck(
  { language }: ReadDocument,
  models: Models,
): (written: string) => boolean {
  if (language === 'vi') {
    const { readWords } = models.vietnamese();
    return (written) => verbOfStatement(readWords(written)) !== undefined;
  }
  if (language === 'en') {
    const tag = models.tagger();
    return (written) => verbOfWhole(tag(written)) !== undefined;
  }
  return () => true;
}
