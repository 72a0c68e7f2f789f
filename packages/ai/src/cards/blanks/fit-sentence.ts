import type { Language } from '@scholar/contract';
import { phraseWords } from '../../reading/compare-phrases';
import type { ReadDocument, ReadSentence } from '../../reading/read-document';
import { isCode } from '../../reading/readable';
import { standsAlone } from '../../reading/stands-alone';
import { tidy } from '../../reading/tidy';
import { anyOf } from '../../vietnamese/word-lists';
import { pointsElsewhere } from '../points-elsewhere';

/** Shorter ones say too little to tell what is missing, longer ones are not read. */
const WORDS = { min: 9, max: 35 };
/** Vietnamese writes the syllables of a word apart. */
const SYLLABLES = { min: 10, max: 50 };
const LIST_MARK = /^(?:[-–—•*▪●○◦+]\s*|\(?(?:\d{1,3}|[a-zđ])[.)]\s+)+/iu;
/** The author speaks to the reader, or the sentence answers the one before it. */
const ENGLISH_LEANS =
  /\b(?:we|our|ours|us|you|your|yours|i|my|me|also|too|as well|however|therefore|thus|instead|nevertheless|moreover|meanwhile|thereby|likewise|latter|former|below|above|aforementioned|respectively|this|these|those|on the (?:left|right|other hand)|one such|in (?:some|many|these) ways|in (?:either|both) cases?|still the same|in some form|of course|lastly|furthermore|additionally|conversely|listing \d|(?:shaded|shown|highlighted|orange|blue|red|green|dashed|dotted)(?= (?:area|region|portion|line|bar|part|curve)))\b/iu;
/** 'The corresponding outputs are 7.9 and 7.99', 'Next, the firm …': of an example that was given before. */
const GOES_ON =
  /^(?:Next|Then|First|Second|Third|Finally|Again|Still|Later)\b|\sones?(?=[;,.])|^The (?:corresponding|resulting|remaining|given)\b|\s(?:is|are|was|were|equals?) [−-]?\d[\d.,\s]*(?:(?:and|or|to) \d[\d.,]*)?$/iu;
/** 'Notice each …' speaks to the reader; 'Adverse effects include …' does not say of what. */
const BEGINS_ELSEWHERE =
  /^(?:notice|note|recall|remember|consider|suppose|assume|imagine|observe)\b|^(?:The\s)?(?:(?:adverse|side|risk|common|typical|other|possible|major|main|clinical|early|late|severe|serious|positive|negative|additional)\s){0,2}(?:effects|symptoms|signs|causes|examples|types|complications|benefits|advantages|disadvantages|risks|factors|characteristics|features|indications|contraindications|treatments?|uses)\s(?:may\s|can\s|often\s|also\s)?(?:include|are|is)\b/iu;
/** '… is the corresponding value when.': what a formula said is lost. */
const BREAKS_OFF = /\s(?:when|where|if|and|or|the|an?|because|than|whose|between|equals?)[.!]$/iu;
/** No `\b`: it takes the 'i' of 'đại' for a word. */
const VIETNAMESE_LEANS = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${anyOf('words-that-lean')})(?![\\p{L}\\p{M}])`,
  'iu',
);
/** 'Ông sinh năm 1870': nobody was named before. */
const VIETNAMESE_PERSON = new RegExp(
  `^(?:(?!\\s\\p{Lu}).)*?(?:^|\\s)(?:${anyOf('subjects-that-lean')})\\s(?!\\p{Lu})`,
  'u',
);
/** Somebody is quoted, or a formula, an address or a note is left in it. */
const REMAINS = /[?"“”«»$\\{}=]|https?:|\(\p{Lu}[^()]*,\s*\d{4}|\[\d+\]|^[^,.;]{1,60}:\s/u;

/** The sentence as a card shows it, if it can be read away from its neighbours. */
export function sentenceForBlank(
  document: ReadDocument,
  sentence: ReadSentence,
): string | undefined {
  const { plain, blocks, language } = document;
  const { kind } = blocks[sentence.block] ?? {};
  if (kind !== 'paragraph' && kind !== 'item') {
    return undefined;
  }
  const written = tidy(plain.slice(sentence.start, sentence.end)).replace(LIST_MARK, '');
  const words = phraseWords(written).length;
  const limits = language === 'vi' ? SYLLABLES : WORDS;
  const isWhole =
    words >= limits.min &&
    words <= limits.max &&
    /^[\p{Lu}\d].*[.!]["”’)]*$/u.test(written) &&
    !REMAINS.test(written) &&
    !isCode(written);
  return isWhole && standsAlone(document, sentence) && !leansOnNeighbours(written, language)
    ? written
    : undefined;
}

/** Whether what it says is only understood beside the sentences around it. */
function leansOnNeighbours(written: string, language: Language | undefined): boolean {
  return language === 'vi'
    ? VIETNAMESE_LEANS.test(written) || VIETNAMESE_PERSON.test(lowerFirst(written))
    : ENGLISH_LEANS.test(written) ||
        GOES_ON.test(written) ||
        BEGINS_ELSEWHERE.test(written) ||
        BREAKS_OFF.test(written) ||
        pointsElsewhere(written);
}

function lowerFirst(written: string): string {
  return written.charAt(0).toLowerCase() + written.slice(1);
}
