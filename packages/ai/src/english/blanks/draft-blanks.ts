import { type BlankSpan, chooseBlanks } from '../../cards/blanks/choose-blanks';
import { sentenceForBlank } from '../../cards/blanks/fit-sentence';
import type { Draft } from '../../cards/draft';
import type { Models } from '../../models';
import type { ReadDocument } from '../../reading/read-document';
import type { TaggedWord, Tagger } from '../statements/tagger';
import { createNameFinder, findYear } from './find-names';
import { createTermFinder } from './find-terms';
import { verbOfWhole } from './whole-sentence';

/** Whole English sentences with a term, a name or a year taken out. */
export function draftBlanks(
  document: ReadDocument,
  { emphasis, tag, models }: { emphasis: readonly string[]; tag: Tagger; models: Models },
): Draft[] {
  const findTerms = createTermFinder(document, emphasis, models);
  const findNames = createNameFinder(document, models.lexicon());
  const sentences = document.sentences.flatMap((sentence) => {
    const written = sentenceForBlank(document, sentence);
    const words = written === undefined ? [] : tag(written);
    const verb = verbOfWhole(words);
    if (written === undefined || !verb) {
      return [];
    }
    const spans = [...findTerms(words), ...findNames(words), ...findYear(words)].map(
      (span): BlankSpan => ({ ...span, isSubject: isSubject(words, span.start, verb.start) }),
    );
    return [{ sentence, written, spans }];
  });
  return chooseBlanks(document, sentences);
}

/** Before the verb, and in no phrase that only says when or where. */
function isSubject(words: readonly TaggedWord[], start: number, verb: number): boolean {
  const before = words.filter((word) => word.start < start);
  const comma = before.findLastIndex(({ word }) => word === ',');
  return start < verb && !before.slice(comma + 1).some(({ tag }) => tag === 'ADP');
}
