import type { StudyDocument } from '@scholar/contract';
import { NO_SOURCE, type SourceDocument } from '../../import-document/public';

export type DocumentPart = NonNullable<SourceDocument['saved']>['part'];

/** The text of a saved document: the one it was made from where it is kept, which has more to learn. */
export function toSavedSource(
  { documentId, title, content, sourceText, sourceEmphasis }: StudyDocument,
  wanted: DocumentPart = 'source',
): SourceDocument {
  const part = sourceText === null ? 'summary' : wanted;
  const text = part === 'source' ? (sourceText ?? '') : content;
  return {
    ...NO_SOURCE,
    // A text area knows one kind of line break only, and passages are counted in what it holds.
    text: text.replaceAll(/\r\n?/g, '\n'),
    saved: { documentId, title, part },
    emphasis: part === 'source' ? sourceEmphasis : [],
  };
}
