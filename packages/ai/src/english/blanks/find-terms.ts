import type { BlankSpan } from '../../cards/blanks/choose-blanks';
import type { Models } from '../../models';
import { phraseWords } from '../../reading/compare-phrases';
import type { ReadDocument } from '../../reading/read-document';
import { findEmphasised } from '../emphasised-terms';
import type { TaggedWord } from '../statements/tagger';
import { findCandidates } from '../terms/candidates';
import { isListed } from './find-names';

type Span = Omit<BlankSpan, 'isSubject'>;
type RankedTerms = ReadonlyMap<string, { score: number; isEmphasised: boolean }>;

/** So many of the phrases that look most like terms are looked at. */
const LOOKED_AT = { least: 60, perWords: 60 };
const TERM_MAX_WORDS = 5;
/** Phrases that score less are terms less often than not. */
const LEAST_SCORE = 0;
/** A single word that is used more than all but so many others. */
const EVERYDAY_RANK = 4_000;
/** What the author emphasised comes before everything that was learnt. */
const EMPHASIS_WORTH = 3;

/** Finds the document's own terms in its sentences. */
export function createTermFinder(
  document: ReadDocument,
  emphasis: readonly string[],
  models: Models,
): (words: readonly TaggedWord[]) => Span[] {
  const terms = rankTerms(document, emphasis, models);
  return (words) => {
    const compared = words.map(({ word }) => phraseWords(word));
    return words.flatMap((first, from) => {
      const phrase: string[] = [];
      return words.slice(from, from + TERM_MAX_WORDS).flatMap((last, size): Span[] => {
        phrase.push(...(compared[from + size] ?? []));
        const known = terms.get(phrase.join(' '));
        return known && isWholePhrase(words, from, from + size)
          ? [
              {
                start: first.start,
                end: last.end,
                kind: known.isEmphasised ? 'emphasised' : 'term',
                worth: known.score + (known.isEmphasised ? EMPHASIS_WORTH : 0),
              },
            ]
          : [];
      });
    });
  };
}

function rankTerms(
  document: ReadDocument,
  emphasis: readonly string[],
  models: Models,
): RankedTerms {
  const candidates = findCandidates(document, models.lexicon());
  const emphasised = findEmphasised(document, candidates, [
    ...emphasis,
    ...document.emphasis.map(({ start, end }) => document.plain.slice(start, end)),
  ]);
  const { count, vocabulary } = document.tokens;
  const most = Math.max(LOOKED_AT.least, Math.ceil(count / LOOKED_AT.perWords));
  const rank = models.terms();
  return new Map(
    rank(document, candidates, { most, always: emphasised })
      .map(({ candidate, score }) => ({
        key: candidate.words.map((id) => vocabulary[id] ?? '').join(' '),
        score,
        isEmphasised: emphasised.has(candidate),
      }))
      .filter(
        ({ key, score, isEmphasised }) =>
          isEmphasised || (score >= LEAST_SCORE && !isEveryday(key, models)),
      )
      .map(({ key, ...term }) => [key, term]),
  );
}

/** 'customer', 'resource': whoever reads the sentence would guess something like it. */
function isEveryday(key: string, models: Models): boolean {
  return !key.includes(' ') && (models.lexicon().rankOf(key) ?? Infinity) < EVERYDAY_RANK;
}

/** 'demand' is no whole phrase in 'the demand curve', and one of a list is told by the others. */
function isWholePhrase(words: readonly TaggedWord[], from: number, to: number): boolean {
  const [before, last, next] = [words[from - 1], words[to], words[to + 1]];
  // '(HCD': brackets are words to the tagger.
  const isThing =
    /^[\p{L}\p{N}]/u.test(words[from]?.word ?? '') &&
    (last?.tag === 'NOUN' || last?.tag === 'PROPN');
  const goesOn =
    next?.tag === 'NOUN' ||
    next?.tag === 'PROPN' ||
    /^(?:['’-]|of$|\p{Lu})/u.test(next?.word ?? '');
  const isPiece =
    /^(?:NOUN|ADJ|PROPN|NUM)$/.test(before?.tag ?? '') ||
    before?.word === '-' ||
    (before?.word === 'of' && /^\p{Lu}/u.test(words[from]?.word ?? ''));
  const isOneOfMany =
    isListed(words, from, to) ||
    (/^(?:and|or)$/.test(next?.word ?? '') &&
      /^(?:other|various|similar|many|some)$/.test(words[to + 2]?.word ?? '')) ||
    (before?.word === ',' && /^(?:,|and|or)$/.test(next?.word ?? ''));
  return isThing && !goesOn && !isPiece && !isOneOfMany;
}
