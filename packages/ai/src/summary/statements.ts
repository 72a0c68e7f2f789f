import type { ReadDocument, ReadSentence } from '../reading/read-document';
import { isCode } from '../reading/readable';

/** Sentences outside these lengths are fragments or run on. */
const SENTENCE_WORDS = { min: 5, max: 70 };
/** What only makes sense in its place: figures, exercises, questions, signposts. */
const IN_PLACE =
  /\b(?:figures?|table|chapter|section|exercise|appendix|hình|bảng|bài tập|chương)\s+\d|\b(?:as shown in|see the figure|in the figure|shown in the figure|you will (?:learn|be able)|in this (?:section|chapter|module)|click|visit this)\b|\?["”’)]*$/iu;

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

/** Words at the start of a sentence that lean on the one before it. */
const LEANS =
  /^(?:this|these|those|that|it|its|they|their|he|she|his|her|such|here|there|so|but|and|or|also|then|thus|hence|however|therefore|similarly|finally|likewise|moreover|furthermore|instead|otherwise|nevertheless|for example|for instance|in other words|as a result|in this|in that|at this|điều này|điều đó|nó|chúng|đây|đó|như vậy|do đó|do vậy|vì vậy|vì thế|tuy nhiên|ngoài ra|bên cạnh đó|hơn nữa|ví dụ|mặt khác|trong đó|khi đó|tóm lại|như đã|như đề cập)(?=[\s,])/iu;
/** An author who talks to the reader, and what is left of formulas and programs. */
const ASIDE =
  /\b(?:we['’]ll|you['’]ll|i['’]ll|let['’]s|let us|i['’]d|we will|you will|so far|in this (?:lecture|book|article|lesson|post|tutorial))\b|[$\\{}]|\w\(\)|\w+_\w+|[:：]$/iu;
const ENDED = /[.!…]["”’)\]]*$/u;
/** A line without a full stop says something from so many words on. */
const UNENDED_MIN_WORDS = 8;

/** Of the statements, those that make sense away from their neighbours. */
export function standsAlone(
  { plain }: ReadDocument,
  { start, end, from, to }: ReadSentence,
): boolean {
  const written = plain.slice(start, end);
  return (
    !LEANS.test(written) &&
    !ASIDE.test(written) &&
    (ENDED.test(written) || to - from >= UNENDED_MIN_WORDS)
  );
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
    !isCode(written) &&
    !IN_PLACE.test(written)
  );
}
