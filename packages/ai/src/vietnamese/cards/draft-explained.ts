import { quoteOf } from '../../reading/quote';
import type { ReadDocument } from '../../reading/read-document';
import type { VietnameseReader } from '../words/read-words';
import type { Draft } from '../../cards/draft';
import { countSyllables } from './cut-clause';
import { findExplanations, type Explanation } from './find-explanations';
import { worthOfDefinition } from './definition-worth';
import { foldedPhrases, type Support, supportOf } from './phrase-support';

const WEIGHT = { heading: 1.5, gloss: 1.5, emphasis: 6, often: 2, everyday: 1.5 };
/** What is worth less than this is not shown: fewer cards rather than poor ones. */
const LEAST = 1.7;
/** However often a text has a term: what says less than this about it is no card. */
const SAYING_LEAST = { setApart: 1, other: 1.5 };
/** More of its places than this with the same word behind it: a piece of a longer term. */
const CONTINUED_MAX = 0.6;
const SHORTEST = 5;
const PIECE_MIN = 3;
/** One syllable alone is a term only where it comes from another language. */
const VIETNAMESE_SYLLABLE =
  /^(?:ngh|ng|nh|ch|gh|gi|kh|ph|qu|th|tr|[bcdđghklmnprstvx])?[aeiouyăâêôơưà-ỹ]{1,3}(?:ng|nh|ch|[cmnpt])?$|^[\p{L}\p{N}]{1,2}$|^\p{N}+$/u;

/** Cards for terms that the text uses often, from the clause that tells most about each. */
export function draftExplained(
  document: ReadDocument,
  emphasis: readonly string[],
  reader: VietnameseReader,
): Draft[] {
  const found = document.sentences.flatMap((_, at) => findExplanations(document, at, reader));
  const support = supportOf(
    document,
    found.map(({ words }) => words),
  );
  const stressed = foldedPhrases(emphasis);
  const best = new Map<string, { explanation: Explanation; score: number }>();
  for (const each of chooseNames(found, support)) {
    const key = each.words.join(' ');
    const isStressed = stressed.has(key) || stressed.has(each.gloss.toLowerCase());
    const score = scoreOf(each, { support: support(each.words), isStressed, reader });
    if (score >= LEAST && score > (best.get(key)?.score ?? 0)) {
      best.set(key, { explanation: each, score });
    }
  }
  return Array.from(
    withoutEchoes([...best.values()]),
    ({ explanation: { term, definition, start, end }, score }) => ({
      card: {
        term,
        definition,
        source: quoteOf(document.text, start, end),
      },
      origin: 'explained' as const,
      worth: score,
    }),
  );
}

/** 'FM là máy phân rã dùng để Y': the second half says nothing more about 'máy phân rã'. */
function withoutEchoes<T extends { explanation: Explanation }>(all: readonly T[]): T[] {
  const bySentence = new Map<number, string[]>();
  for (const { explanation } of all) {
    bySentence.set(explanation.end, [
      ...(bySentence.get(explanation.end) ?? []),
      explanation.definition,
    ]);
  }
  return all.filter(
    ({ explanation }) =>
      !bySentence
        .get(explanation.end)
        ?.some(
          (other) =>
            other !== explanation.definition && other.endsWith(` ${explanation.definition}`),
        ),
  );
}

/** Of the names a clause may begin with the longest that the text has elsewhere too, else the shortest. */
function chooseNames(
  found: readonly Explanation[],
  supportOfWords: (words: string[]) => Support,
): Explanation[] {
  const byClause = new Map<string, Explanation[]>();
  for (const explanation of found) {
    byClause.set(explanation.clause, [...(byClause.get(explanation.clause) ?? []), explanation]);
  }
  return Array.from(byClause.values()).flatMap((readings) => {
    const known = readings.findLast(({ words }) => {
      const support = supportOfWords(words);
      return support.count > 1 && !isPiece(support, words);
    });
    return known ?? readings[0] ?? [];
  });
}

function isPiece({ count, continued, preceded }: Support, words: readonly string[]): boolean {
  const isForeign = words.length === 1 && !VIETNAMESE_SYLLABLE.test(words[0] ?? '');
  return (
    (count >= PIECE_MIN && continued > CONTINUED_MAX) ||
    (count > 1 && preceded > CONTINUED_MAX && !isForeign)
  );
}

function scoreOf(
  explanation: Explanation,
  {
    support,
    isStressed,
    reader,
  }: { support: Support; isStressed: boolean; reader: VietnameseReader },
): number {
  const { words, definition, worth, gloss } = explanation;
  const hasGloss = gloss !== '';
  const isSingle = words.length === 1 && VIETNAMESE_SYLLABLE.test(words[0] ?? '');
  const length = countSyllables(definition);
  const isSetApart = hasGloss || isStressed || support.isInHeading;
  if (length < SHORTEST || (isSingle && !hasGloss && !isStressed) || isPiece(support, words)) {
    return 0;
  }
  if (explanation.isVerbal && support.count < 2 && !isSetApart) {
    return 0;
  }
  const saying = worth + worthOfDefinition(definition, reader);
  if (saying < (hasGloss || isStressed ? SAYING_LEAST.setApart : SAYING_LEAST.other)) {
    return 0;
  }
  return (
    saying +
    (support.count > 1 || hasGloss ? Math.min(WEIGHT.often, Math.log2(support.count) / 2) : -0.5) +
    (support.isInHeading ? WEIGHT.heading : 0) +
    (hasGloss ? WEIGHT.gloss : 0) +
    (isStressed ? WEIGHT.emphasis : 0) +
    (words.length >= 3 ? 0.5 : 0) -
    (reader.isEveryday(words.join(' ')) && !isSetApart ? WEIGHT.everyday : 0)
  );
}
