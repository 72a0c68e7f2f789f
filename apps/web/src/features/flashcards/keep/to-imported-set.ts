import { type DocumentDraft, type ImportedSet, kindOf } from '@scholar/contract';
import { type Batch, selectedOf } from '../cards/batch';
import { countChoices } from '../cards/choices';

/** The selected cards of a batch as the set that they become. */
export function toImportedSet(
  batch: Batch,
  { title, document }: { title: string; document: DocumentDraft | null },
): ImportedSet {
  const choices = countChoices(batch);
  return {
    title,
    // The same text again is the same document.
    document: document && { ...document, title, reuse: true },
    cards: selectedOf(batch).map(({ id, question, answer, kind }) => ({
      question,
      answer,
      ...(kindOf({ kind, answer }) === 'cloze' && { kind }),
      source: batch.sources[batch.cards.findIndex((card) => card.id === id)] ?? null,
    })),
    ...(choices && { choices }),
  };
}
