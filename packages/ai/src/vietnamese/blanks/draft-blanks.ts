import { type BlankSpan, chooseBlanks } from '../../cards/blanks/choose-blanks';
import { sentenceForBlank } from '../../cards/blanks/fit-sentence';
import type { Draft } from '../../cards/draft';
import type { ReadDocument } from '../../reading/read-document';
import type { TaggedWord, VietnameseReader } from '../words/read-words';
import { createNameFinder, findDate } from './find-names';
import { createTermFinder } from './find-terms';
import { verbOfStatement } from './verb-of-statement';

/** Whole Vietnamese sentences with a term, a name or a date taken out. */
export function draftBlanks(
  document: ReadDocument,
  {
    emphasis,
    explained,
    reader,
  }: {
    emphasis: readonly string[];
    /** Terms about which the text says something. */
    explained: readonly string[];
    reader: VietnameseReader;
  },
): Draft[] {
  const findTerms = createTermFinder(document, {
    emphasis,
    explained,
    isEveryday: reader.isEveryday,
  });
  const findNames = createNameFinder(document, reader);
  const sentences = document.sentences.flatMap((sentence) => {
    const written = sentenceForBlank(document, sentence);
    const words = written === undefined ? [] : reader.readWords(written);
    const verb = verbOfStatement(words);
    if (written === undefined || !verb) {
      return [];
    }
    const spans = [...findTerms(words), ...findNames(written, words), ...findDate(written)].map(
      (span): BlankSpan => ({ ...span, isSubject: isSubject(words, span.start, verb.start) }),
    );
    return [{ sentence, written, spans }];
  });
  return chooseBlanks(document, sentences);
}

/** Before the verb, and in no phrase that only says when or where. */
function isSubject(words: readonly TaggedWord[], start: number, verb: number): boolean {
  const before = words.filter((word) => word.start < start);
  const comma = before.findLastIndex(({ folded }) => folded === ',');
  return start < verb && !before.slice(comma + 1).some(({ tag }) => tag === 'E');
}
