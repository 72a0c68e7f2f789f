import type { StudyDocument } from '@scholar/contract';
import { findPassage, type Passage } from '../../import-document/public';

/**
 * Where the passage of a card stands now. `quote` is what it says, where that came along: a text that was edited since
 * may have other words at that place, and a highlight over the wrong ones is worse than none.
 */
export function findCited(
  { content, sourceText, uploadDate, updateDate }: StudyDocument,
  { passage, quote }: { passage: Passage; quote: string | undefined },
): Passage | undefined {
  const text = sourceText ?? content;
  if (quote !== undefined) {
    return findPassage(text, { quote, ...passage });
  }
  const isUntouched = sourceText !== null || uploadDate === updateDate;
  return isUntouched && passage.end <= text.length ? passage : undefined;
}
