import type { ReadDocument, ReadSentence } from './read-document';

/** Words at the start of a sentence that lean on the one before it. */
const LEANS =
  /^(?:this|these|those|that|it|its|they|their|he|she|his|her|such|here|there|so|but|and|or|also|then|thus|hence|however|therefore|similarly|finally|likewise|moreover|furthermore|instead|otherwise|nevertheless|for example|for instance|in other words|as a result|in this|in that|at this|điều này|điều đó|nó|chúng|đây|đó|như vậy|do đó|do vậy|vì vậy|vì thế|tuy nhiên|ngoài ra|bên cạnh đó|hơn nữa|ví dụ|mặt khác|trong đó|khi đó|tóm lại|như đã|như đề cập|nhưng|song|còn|rồi|chính vì|bởi vậy|in (?:either|both|each) cases?)(?=[\s,])/iu;
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
