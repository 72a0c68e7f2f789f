import { phraseWords } from '../reading/compare-phrases';
import type { ReadSentence } from '../reading/read-document';
import { STOP_WORDS } from '../reading/stop-words';
import { tidy } from '../reading/tidy';

/** What makes a sentence one of the main points of its part, each with what it adds. */
const WORTH = {
  base: 1,
  /** Learnt from textbooks: which sentences, which pairs of words their summaries say again. */
  sentence: 0.35,
  pairs: 0.35,
  /** A card that students keep is made of it. */
  taught: 1.4,
  /** The author set its subject apart. */
  emphasised: 1,
  definesPart: 2,
  defines: 0.8,
  namesPart: 0.5,
  opensPart: 0.9,
  opensParagraph: 0.5,
  concludes: 0.3,
};
/** What makes it less of one. */
const LESS = { speaks: 0.7, figures: 0.6, quotes: 0.5, asides: 0.3, exemplifies: 0.8, hedges: 0.3 };
/** No sentence is liked or disliked beyond all measure. */
const LIKING = { min: -2, max: 2.5 };
/** The subject of a sentence stands within its first words. */
const SUBJECT_WORDS = 8;
const DEFINING_WORDS = 5;
/** Other names and dates behind a name. */
const ASIDE = /\s*\([^)]*\)/gu;
const SAYS_WHAT =
  /\s(?:is|are|was|were|refers? to|means?|occurs? when|consists? of|describes?|là|được gọi là|được hiểu là|được định nghĩa là|bao gồm|gồm)\s(?!not\s|never\s|no longer\s|không\s|chưa\s)/u;
const GIVES_NAME = /\b(?:called|known as|termed|referred to as)\s|(?:gọi|biết đến) là\s/iu;
const SPEAKS =
  /(?<![\p{L}\p{M}])(?:you|your|yours|we|our|us|me|chúng ta|chúng tôi|bạn|tôi|ta)(?![\p{L}\p{M}])/iu;
const EXEMPLIFIES =
  /\b(?:for example|for instance|e\.g\.|such as when|imagine|one example)(?=[\s,])|ví dụ|chẳng hạn|giả sử/iu;
const HEDGES = /\b(?:also|perhaps|maybe|probably|interestingly|surprisingly)\b|thú vị|có lẽ|cũng/iu;
const CONCLUDES =
  /\b(?:main|key|most important|primary|essential|fundamental|in general|generally|there are (?:two|three|four|five|several|many))\b|quan trọng|chủ yếu|cơ bản|chính là|có (?:hai|ba|bốn|năm) /iu;
const FIGURES_MANY = 3;
const OPENING_SENTENCES = 3;

export type RatedSentence = {
  written: string;
  /** Place among the sentences of its part, and whether it opens a paragraph. */
  place: number;
  opensParagraph: boolean;
  /** What was learnt about it, mean 0 and spread 1. */
  liking: number;
  pairs: number;
  isTaught: boolean;
  isEmphasised: boolean;
};

/** How much a sentence says of what its part is about. `names` are the words of the part's heading. */
export function worthOf(
  { written, place, opensParagraph, liking, pairs, isTaught, isEmphasised }: RatedSentence,
  names: ReadonlySet<string>,
): number {
  const subject = subjectOf(written);
  const isAboutPart = subject.some((word) => names.has(word));
  const isDefinition = subject.length > 0 && subject.length <= DEFINING_WORDS;
  const said = phraseWords(written);
  const figures = written.match(/\d[\d.,]*/gu)?.length ?? 0;
  return (
    WORTH.base +
    WORTH.sentence * within(liking) +
    WORTH.pairs * within(pairs) +
    (isTaught ? WORTH.taught : 0) +
    (isEmphasised && (subject.length > 0 || GIVES_NAME.test(written)) ? WORTH.emphasised : 0) +
    (isAboutPart ? WORTH.definesPart : isDefinition ? WORTH.defines : 0) +
    (said.some((word) => names.has(word)) ? WORTH.namesPart : 0) +
    WORTH.opensPart * Math.max(0, 1 - place / OPENING_SENTENCES) +
    (opensParagraph ? WORTH.opensParagraph : 0) +
    (CONCLUDES.test(written) ? WORTH.concludes : 0) -
    (SPEAKS.test(written) ? LESS.speaks : 0) -
    (figures >= FIGURES_MANY ? LESS.figures : 0) -
    (/["“”«»]/u.test(written) ? LESS.quotes : 0) -
    (/[()]/u.test(written) ? LESS.asides : 0) -
    (EXEMPLIFIES.test(written) ? LESS.exemplifies : 0) -
    (HEDGES.test(written) ? LESS.hedges : 0)
  );
}

/** The words of what a sentence says something is; none where it says nothing of the kind. */
export function subjectOf(written: string): string[] {
  const joint = SAYS_WHAT.exec(written);
  const subject = joint ? phraseWords(written.slice(0, joint.index).replaceAll(ASIDE, '')) : [];
  return subject.length <= SUBJECT_WORDS ? subject : [];
}

/** The words of a title that name something. */
export function namesIn(title: string): ReadonlySet<string> {
  return new Set(phraseWords(title).filter((word) => !STOP_WORDS.has(word) && word.length > 1));
}

export function writtenOf(plain: string, { start, end }: ReadSentence): string {
  return tidy(plain.slice(start, end));
}

function within(value: number): number {
  return Math.min(LIKING.max, Math.max(LIKING.min, value));
}
