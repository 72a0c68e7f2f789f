import { createClauseDescriber } from './definitions/clause-features';
import { type Clause, writeClause } from './definitions/clauses';
import { findDefinition } from './definitions/find-definition';
import { givesAway } from '../cards/gives-away';
import { pointsElsewhere } from '../cards/points-elsewhere';
import type { Models } from '../models';
import type { Draft } from '../cards/draft';
import { findCandidates } from './terms/candidates';
import { quoteOf } from '../reading/quote';
import type { ReadDocument } from '../reading/read-document';
import { createSentenceFinder } from '../reading/sentence-finder';
import { findEmphasised } from './emphasised-terms';
import { writeTerm } from './term-form';

/** How much a good definition speaks for a term. */
const DEFINITION_WEIGHT = 8;
/** Terms that are looked up for each card that is wanted. */
const TRIES = { perCard: 3, least: 20, mostMore: 30 };
/** An English clause that scores less is not shown. Set by hand: a lower bound brought mostly wrong cards. */
const ENGLISH_MIN = 0.2;
/** Where a definition may begin: with its sentence, behind a sign, or behind a verb that says what a thing is. */
const JOINT =
  /^\P{L}*$|[,:;(—–-]\s*(?:an?|the)?\s*$|\s(?:is|are|was|were|be|means?|refers? to|known as|defined as|called|as|describes?)(?:\s(?:an?|the))?\s+$/iu;
/** ', were developed by …': the sentence goes on behind what it said in passing. */
const GOES_ON_BEHIND =
  /,\s(?:is|are|was|were|has|have|had|may|might|can|could|will|would|should|must)\s.*$/u;
const TAIL = /^\s(?:in|by|with|on|at|for|from|of|to)\s[\p{L}\p{N}\s’'-]+[.!]?$/u;
const TAIL_MAX_WORDS = 6;
/** 'bounded by a membrane', 'every cell': the beginning of a statement, not a term. */
const IS_PIECE =
  /^(?:every|several|various)\b|^\p{L}+ed (?:by|to|in|into|from|as|with|at|on|for)\b/iu;

/** Cards for what the author emphasised, with the clause that looks most like its definition, best first. */
export function draftEmphasisedCards(
  document: ReadDocument,
  { count, emphasis, models }: { count: number; emphasis: readonly string[]; models: Models },
): Draft[] {
  if (emphasis.length === 0) {
    return [];
  }
  const lexicon = models.lexicon();
  const candidates = findCandidates(document, lexicon);
  const emphasised = findEmphasised(document, candidates, emphasis);
  const isEnglish = document.language === 'en';
  const rank = models.terms();
  const most = Math.max(TRIES.least, Math.min(count * TRIES.perCard, count + TRIES.mostMore));
  const ranked = rank(document, [...emphasised], { most, always: emphasised }).slice(0, most);

  const { text } = document;
  const tools = {
    describe: createClauseDescriber(document, lexicon),
    score: models.clauses(),
    sentenceAt: createSentenceFinder(document.sentences),
  };
  // The terms of one sentence have many of their clauses in common.
  const known = new Map<string, boolean>();
  const standsAlone = (definition: string) => {
    const answer = known.get(definition) ?? !pointsElsewhere(definition);
    known.set(definition, answer);
    return answer;
  };
  return ranked
    .flatMap(({ candidate, score }) => {
      const term = writeTerm(document, candidate);
      if (IS_PIECE.test(term) || pointsElsewhere(term)) {
        return [];
      }
      const best = findDefinition(document, candidate, {
        ...tools,
        least: isEnglish ? ENGLISH_MIN : 0,
        isFit: (definition) => standsAlone(definition) && !givesAway(definition, term),
      });
      if (!best || beginsInside(document, best.clause)) {
        return [];
      }
      const { sentence } = best.clause.mention;
      const card = {
        term,
        definition: writeClause(document, toItsEnd(document, best.clause)).replace(
          GOES_ON_BEHIND,
          '',
        ),
        source: quoteOf(text, sentence.start, sentence.end),
      };
      return [
        {
          card,
          origin: isEnglish ? ('clause' as const) : ('foreign' as const),
          worth: score + DEFINITION_WEIGHT * best.score,
          isEmphasised: true,
        },
      ];
    })
    .toSorted((a, b) => b.worth - a.worth);
}

/** '… far from the others' goes on with 'in the horizontal direction': it says which ones. */
function toItsEnd({ plain, tokens }: ReadDocument, clause: Clause): Clause {
  const { sentence } = clause.mention;
  const rest = plain.slice(tokens.ends[clause.to - 1], sentence.end);
  const isTail = sentence.to - clause.to <= TAIL_MAX_WORDS && TAIL.test(rest);
  return isTail && clause.from > clause.mention.at ? { ...clause, to: sentence.to } : clause;
}

/** 'Cognitive bias influences the way people think' is not to be cut behind its verb. */
function beginsInside({ plain, tokens }: ReadDocument, { from, mention }: Clause): boolean {
  const start = tokens.starts[from] ?? 0;
  const isBehindTerm = from === mention.at + mention.size;
  const before = plain.slice(mention.sentence.start, start);
  return (!isBehindTerm && !JOINT.test(before)) || plain.startsWith('to ', start);
}
