import type { DocumentDraft, ImportedSet } from '@scholar/contract';
import { toImportedSet, toPlainDocument } from '../../flashcards/public';
import { toTerms } from '../../import-document/public';
import type { QueuedFile } from '../queue/queued-file';

/** A file that is ready, as the document and the set that it becomes. */
export function toSet(file: QueuedFile, { isSeen }: { isSeen: boolean }): ImportedSet {
  const title = file.title.trim();
  const document = toDocument(file);
  if (!file.batch) {
    return { title, document, cards: [] };
  }
  // Nobody decided about cards that were never looked at.
  const batch = isSeen ? file.batch : { ...file.batch, uncounted: null };
  return toImportedSet(batch, { title, document });
}

function toDocument({ reading, summary, isList }: QueuedFile): DocumentDraft | null {
  if (!reading || isList) {
    return null;
  }
  const { source } = reading;
  return summary
    ? {
        title: '',
        ...summary,
        sourceText: source.text.toWellFormed(),
        sourceEmphasis: toTerms([...source.headings, ...source.emphasis]),
      }
    : toPlainDocument(source);
}
