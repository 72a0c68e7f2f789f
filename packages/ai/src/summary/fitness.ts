import { leansOnNeighbours } from '../cards/blanks/fit-sentence';
import { labelKindOf } from '../cards/pairs/labels';
import type { ReadDocument, ReadSentence } from '../reading/read-document';
import { phraseWords } from '../reading/compare-phrases';
import { tidy } from '../reading/tidy';
import { anyOf } from '../vietnamese/word-lists';
import { createReferenceCheck } from './refers-back';

/** How much less a sentence is preferred that speaks to the reader. */
const LESS = 0.35;
/** How much more one that says what a heading of the text is. */
const DEFINES = 2.5;
/** And one that says what anything is. */
const SAYS_WHAT_IT_IS = { factor: 1.5, words: 4 };
/** The subject of a sentence stands within its first words. */
const SUBJECT_WORDS = 8;
const SPEAKS =
  /\b(?:you|your|yours|we|our|us|i|my|me|let['’]s|this|these|those|the (?:former|latter)|also|again|another|others?|instead|too)\b|\bon the other hand\b|một lần nữa/iu;
const VIETNAMESE_SPEAKS = new RegExp(
  `một lần nữa|(?<![\\p{L}\\p{M}])(?:cũng|${anyOf('words-that-lean')})(?![\\p{L}\\p{M}])`,
  'iu',
);
/** Points at what stands beside it: a picture, a program, what was said before. */
const POINTS =
  /\b(?:the|this|above|following|next|previous)\s(?:graph|figure|diagram|chart|plot|picture|image|illustration|code|listing|program|snippet|output|result)\b|^(?:figure|table|listing|examples?|e\.g\.|ví dụ|vd)\b|\b(?:shaded|axis|axes|on the (?:left|right)|(?:provided|shown|given|listed|see) (?:below|above)|below|above|as before|here is|here shown|shown in|discussed in|in the (?:previous|last|next|coming) (?:sections?|chapters?|examples?)|as in the|whatever that|throughout the|(?:the )?following|equations? (?:shows?|above|below)|components of|công thức trên|hình trên|bảng trên)\b|phía trên|ở trên|sau đây|như sau|dưới đây/iu;
/** Half of a line, or said in passing. */
const BROKEN = /^[\d\p{Ll}([]/u;
/** 'Significance: …' says something of the heading above it. */
const LABEL = /^(\p{Lu}[\p{L} ]{1,25}):\s/u;
const ONE_WORD_LABEL = /^\p{Lu}\p{Ll}+:\s/u;
/** 'His philosophy was simple.' only begins to say something. */
const LEAST_WORDS = 8;
/** 'Suppose a process holds a resource', 'Second, …': nobody's main point, or one of several. */
const SUPPOSES =
  /^(?:comparably|first|firstly|second|secondly|third|next|another|other|some|lastly|now|recall|note|notice|remember|trước tiên|thứ nhất|thứ hai|thứ ba|tiếp theo|bây giờ|sau đó|lúc này|hãy|suppose|assume|imagine|consider|at the same time|for now|once|to (?:illustrate|see|understand)|in some cases|giả sử|xét|khi đó)\b/iu;
/** Other names and dates behind a name. */
const ASIDE = /\s*\([^)]*\)/gu;
const SAYS_WHAT = /\s(?:is|are|was|were|refers? to|means?|là|được gọi là|được hiểu là)\s/u;

/** What is left where a formula or a list stood: 'Evaluating the integral gives.' */
const ENDS_OPEN =
  /\s(?:is|are|gives?|by|as|where|that|to|of|the|and|or|but|for|with|in|on|at|from|each|both|every|any|là|gồm|như|thì|và|hoặc|của|với|cho)[.:]?$/iu;
/** A formula stood in it. */
const HAD_FORMULA = /\$|\\[a-z([]|\{/iu;
const VIETNAMESE_LETTER = /[ăâđêôơưàáảãạằắẳẵặầấẩẫậèéẻẽẹềếểễệìíỉĩịòóỏõọồốổỗộờớởỡợùúủũụừứửữựỳýỷỹỵ]/iu;
/** 'How does the OS choose a process', 'When a process ends.': half of a question or of a sentence. */
const HALF =
  /^(?:how|what|why|which|who)\s|^(?:when|if|because|while|nếu|khi|mặc dù|tuy)\s[^,]*$/iu;

/** Factors for sentences by how well they are read away from their page, and by whether they say what it is about. */
export function createFitness(
  document: ReadDocument,
  isWhole: (written: string) => boolean,
): (sentence: ReadSentence) => number {
  const { text, plain, blocks, language } = document;
  const headings = blocks
    .filter(({ isHeading }) => isHeading)
    .map(({ start, end }) => phraseWords(plain.slice(start, end)))
    .filter(({ length }) => length > 0 && length <= SUBJECT_WORDS);
  const speaks = language === 'vi' ? VIETNAMESE_SPEAKS : SPEAKS;
  const refersBack = createReferenceCheck(document);
  return (sentence) => {
    const { start, end, from, to, block } = sentence;
    const written = tidy(plain.slice(start, end));
    const subject = subjectOf(written);
    const isAboutHeading = headings.some((heading) =>
      subject.some((word) => heading.includes(word) && word.length > 3),
    );
    const isUnfit =
      ENDS_OPEN.test(written) ||
      HAD_FORMULA.test(text.slice(start, end)) ||
      (language === 'vi' && !VIETNAMESE_LETTER.test(written)) ||
      POINTS.test(written) ||
      BROKEN.test(written) ||
      to - from < LEAST_WORDS ||
      (blocks[block]?.kind === 'item' && ONE_WORD_LABEL.test(written)) ||
      labelKindOf(LABEL.exec(written)?.[1] ?? '') === 'attribute' ||
      SUPPOSES.test(written) ||
      HALF.test(written) ||
      leansOnNeighbours(written, language) ||
      refersBack(sentence, written) ||
      !isWhole(written);
    const isDefinition = subject.length > 0 && subject.length <= SAYS_WHAT_IT_IS.words;
    const says = isAboutHeading ? DEFINES : isDefinition ? SAYS_WHAT_IT_IS.factor : 1;
    return isUnfit ? 0 : (speaks.test(written) ? LESS : 1) * says;
  };
}

/** The words of what a sentence says something is; none where it says nothing of the kind. */
export function subjectOf(written: string): string[] {
  const joint = SAYS_WHAT.exec(written);
  const subject = joint ? phraseWords(written.slice(0, joint.index).replaceAll(ASIDE, '')) : [];
  return subject.length <= SUBJECT_WORDS ? subject : [];
}
