import type { ReadDocument, ReadSentence } from '../reading/read-document';
import { isCode } from '../reading/readable';

/** Sentences outside these lengths are fragments or run on. */
const SENTENCE_WORDS = { min: 5, max: 70 };
/** What only makes sense in its place: figures, exercises, questions, signposts. */
const IN_PLACE =
  /\b(?:figures?|table|chapter|section|exercise|appendix|listing|hình|bảng|bài tập|chương)\s+\d|\b(?:as shown in|see the figure|in the figure|shown in the figure|you will (?:learn|be able)|in this (?:section|chapter|module)|click|visit this)\b|\?["”’)]*$/iu;

/** No text of sentences has more of them; one of half a million short lines does. */
const SENTENCES_MAX = 50_000;

/** The same text with no more sentences than can be looked at: fragments go first, then those at its end. */
export function withoutFragments(document: ReadDocument): ReadDocument {
  const { sentences } = document;
  if (sentences.length <= SENTENCES_MAX) {
    return document;
  }
  const whole = sentences.filter(({ from, to }) => to - from >= SENTENCE_WORDS.min);
  const kept = whole.length > 0 ? whole : sentences;
  return { ...document, sentences: kept.slice(0, SENTENCES_MAX) };
}

/** A whole sentence that can stand alone in a summary. */
export function isStatement(
  { plain: text, blocks }: ReadDocument,
  sentence: ReadSentence,
): boolean {
  const length = sentence.to - sentence.from;
  const written = text.slice(sentence.start, sentence.end);
  return (
    length >= SENTENCE_WORDS.min &&
    length <= SENTENCE_WORDS.max &&
    !blocks[sentence.block]?.isHeading &&
    blocks[sentence.block]?.kind !== 'row' &&
    !isCode(written) &&
    !IN_PLACE.test(written)
  );
}
