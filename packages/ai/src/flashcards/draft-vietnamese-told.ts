import { quoteOf } from '../text/quote';
import type { ReadDocument } from '../text/read-document';
import type { ScoredCard } from './draft-english';
import { countSyllables } from './draft-vietnamese-clause';
import { FIRST_PERSON } from './draft-vietnamese-reading';
import { findTold, type Told } from './draft-vietnamese-subjects';
import { foldedPhrases, type Support, supportOf } from './draft-vietnamese-support';

/** Below every definition that says so, and yet in the order of their own worth. */
const BELOW_DEFINITIONS = 8;
const WEIGHT = { heading: 1.5, gloss: 1.5, emphasis: 6, often: 2 };
/** What is worth less than this is not shown: fewer cards rather than poor ones. */
const LEAST = 1.7;
/** News tell what people did, which says little about things: more must speak for a card there. */
const REPORTED =
  /cho (?:biết|hay)[,:\s]|(?:theo|với|được) (?:ông|bà|anh|chị)\s|ngày \d{1,2}[/-]\d/giu;
const REPORTED_MIN = 2;
const REPORT_LEAST = 3.5;
/** More of its places than this with the same word behind it: a piece of a longer term. */
const CONTINUED_MAX = 0.6;
const SHORTEST = 5;
const PIECE_MIN = 3;
/** One syllable alone is a term only where it comes from another language. */
const VIETNAMESE_SYLLABLE =
  /^(?:ngh|ng|nh|ch|gh|gi|kh|ph|qu|th|tr|[bcdđghklmnprstvx])?[aeiouyăâêôơưà-ỹ]{1,3}(?:ng|nh|ch|[cmnpt])?$|^[\p{L}\p{N}]{1,2}$|^\p{N}+$/u;
/** Numbers of one example. */
const ONE_CASE = /(?:bằng|là|gồm|có)\s\d/iu;
const NAME_IN_OTHER_LANGUAGE = /^[A-Za-z\d '’–-]+$/;

/** Cards for terms that the text uses often, from the clause that tells most about each. */
export function draftTold(document: ReadDocument, emphasis: readonly string[]): ScoredCard[] {
  const told = document.sentences.flatMap((sentence) => findTold(document, sentence));
  const support = supportOf(
    document,
    told.map(({ words }) => words),
  );
  const stressed = foldedPhrases(emphasis);
  const isReport = (document.text.match(REPORTED)?.length ?? 0) >= REPORTED_MIN;
  const least = isReport ? REPORT_LEAST : LEAST;
  const best = new Map<string, { told: Told; score: number }>();
  for (const each of told) {
    const key = each.words.join(' ');
    const isStressed = stressed.has(key) || stressed.has(each.gloss.toLowerCase());
    const score = scoreOf(each, support(each.words), isStressed);
    if (score >= least && score > (best.get(key)?.score ?? 0)) {
      best.set(key, { told: each, score });
    }
  }
  return Array.from(best.values(), ({ told: { term, definition, sentence }, score }) => ({
    card: {
      term,
      definition,
      source: quoteOf(document.text, sentence.start, sentence.end),
    },
    score: score - BELOW_DEFINITIONS,
  }));
}

function scoreOf(told: Told, support: Support, isStressed: boolean): number {
  const { words, definition, worth, gloss } = told;
  const hasGloss = gloss !== '' && NAME_IN_OTHER_LANGUAGE.test(gloss);
  const isSingle = words.length === 1 && VIETNAMESE_SYLLABLE.test(words[0] ?? '');
  const isPiece =
    (support.count >= PIECE_MIN && support.continued > CONTINUED_MAX) ||
    (support.count > 1 && support.preceded > CONTINUED_MAX);
  const length = countSyllables(definition);
  if (length < SHORTEST || (isSingle && !hasGloss && !isStressed) || isPiece) {
    return 0;
  }
  return (
    worth +
    (support.count > 1 || hasGloss ? Math.min(WEIGHT.often, Math.log2(support.count) / 2) : -0.5) +
    (support.isInHeading ? WEIGHT.heading : 0) +
    (hasGloss ? WEIGHT.gloss : 0) +
    (isStressed ? WEIGHT.emphasis : 0) +
    (words.length >= 3 ? 0.5 : 0) +
    (length >= 8 && length <= 35 ? 0.5 : 0) -
    (length < 6 ? 0.7 : 0) -
    (FIRST_PERSON.test(definition) ? 0.7 : 0) -
    (ONE_CASE.test(definition) ? 0.8 : 0)
  );
}
