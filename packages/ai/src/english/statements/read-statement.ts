import { endOfPredicate } from './clause-ends';
import { readSubject, termAt } from './noun-phrases';
import { readAsides } from './read-asides';
import { BE, SAYS_LITTLE, type Statement } from './statement';
import type { TaggedWord, Tagger } from './tagger';

const LENGTH = { min: 20, max: 500 };
const OPENING_MAX_WORDS = 8;
/** 'a basic feature' says nothing. */
const IS_MIN_WORDS = 4;
/** The least that the front of 'X is called T' must say. */
const NAMED_MIN_WORDS = 5;
const POINTING = new Set(
  'this that these those it its they their he she his her we our you your i my there here such another other one some many most all each both either neither several few much what which who who’s when where why how if because although while since as for in on at by with from to of and or but so then thus hence therefore however also first second third finally next only even just more less same today now recently historically traditionally currently originally'.split(
    ' ',
  ),
);
const NAMING =
  /^(?:(?:also|often|sometimes|commonly|usually|generally|frequently|now|then)\s+)*(?:called|known as|termed|named|referred to as|dubbed)\s+(?:the\s+|an?\s+)?/i;
const MEANING =
  /^(?:refers? to|means?|denotes?|signif(?:y|ies)|(?:is|are) defined as|(?:is|are) the term for)\s+/i;
const TELLING =
  /^(?:(?:occurs?|happens?|arises?|takes place) (?:when|if|as)|consists? of|describes?|measures?|represents?|states? that|says? that|involves?|allows?|enables?|prevents?|stores?|controls?|produces?|converts?|provides?|determines?|protects?|carr(?:y|ies)|regulates?|requires?|specif(?:y|ies)|shows?|manages?|keeps? track of|holds?|contains?|transports?|breaks? down|helps?|gives?|makes?|causes?|reduces?|increases?)\s+/i;
/** Verbs that tell where a text goes or what people do, not what a thing is. */
const NEVER_TELLS =
  /^(?:has|have|had|does|do|did|can|could|may|might|will|would|should|must|seems?|appears?|begins?|starts?|continues?|becomes?|remains?|goes|comes|looks?|wants?|needs?|gets?|takes?|uses?|works?|lives?|says?|thinks?|believes?|wonders?|knows?|sees?|tells?|asks?|suggests?|argues?|shows?|explains?|illustrates?|depicts?|lists?|summarizes?|presents?|notes?|include)\b/i;
/** What 'T is …' goes on with where it says what T is. */
const KIND_OF = /^(?:an?|the|one of|any|a set of|when|where)\s+/i;

/** Everything that a sentence says of its terms, cut only where the grammar has a joint. */
export function readStatements(sentence: string, tag: Tagger): Statement[] {
  if (
    sentence.length < LENGTH.min ||
    sentence.length > LENGTH.max ||
    /[?:]["”’)]*$/u.test(sentence)
  ) {
    return [];
  }
  const words = tag(sentence);
  const main = readMain(sentence, words);
  return [...(main ? [main] : []), ...readAsides(sentence, words)];
}

/** What the sentence says of its subject. */
function readMain(sentence: string, words: readonly TaggedWord[]): Statement | undefined {
  const from = skipOpening(words);
  const first = words[from];
  if (!first || POINTING.has(first.word.toLowerCase())) {
    return undefined;
  }
  const naming = namingAt(sentence, words, first.start);
  if (naming) {
    return naming;
  }
  const subject = readSubject(words.slice(from));
  if (!subject) {
    return undefined;
  }
  const end = endOfPredicate(sentence, words, subject.next);
  const rest = sentence.slice(subject.next, end);
  const meaning = MEANING.exec(rest);
  const term = { start: subject.start, end: subject.end };
  if (isMean(rest, sentence.slice(subject.start, subject.end))) {
    return undefined;
  }
  if (meaning) {
    return { term, definition: { start: subject.next + meaning[0].length, end }, how: 'means' };
  }
  const [verb = ''] = rest.split(/\s/, 1);
  if (BE.has(verb.toLowerCase())) {
    const start = subject.next + verb.length + 1;
    const said = sentence.slice(start, end);
    const isKind = KIND_OF.test(said) || (isPlural(verb) && startsWithThings(words, start));
    return isKind && !SAYS_LITTLE.test(said) && said.split(' ').length >= IS_MIN_WORDS
      ? { term, definition: { start, end }, how: 'is' }
      : undefined;
  }
  const isTold = TELLING.test(rest) || (!NEVER_TELLS.test(rest) && isPresent(words, subject.next));
  return isTold ? { term, definition: { start: subject.next, end }, how: 'does' } : undefined;
}

/** 'The sample means of both groups', 'the sample mean x is': a mean, nobody means anything. */
function isMean(rest: string, subject: string): boolean {
  return (
    /^means? (?:of|and|or|is|are|was|were)\b/i.test(rest) ||
    (/^mean\s/i.test(rest) && !/s$/i.test(subject))
  );
}

function isPlural(verb: string): boolean {
  return /^(?:are|were)$/i.test(verb);
}

/** 'are tiny pores on …': things, not qualities. */
function startsWithThings(words: readonly TaggedWord[], start: number): boolean {
  const said = words.filter((word) => word.start >= start);
  const at = said.findIndex(({ tag }) => tag !== 'ADJ' && tag !== 'ADV' && tag !== 'NUM');
  const next = said[at + 1];
  return (
    (said[at]?.tag === 'NOUN' || said[at]?.tag === 'PROPN') &&
    (next?.tag === 'ADP' ||
      next?.tag === 'NOUN' ||
      /^(?:that|which|who|where|used|made|located|formed|called)$/i.test(next?.word ?? ''))
  );
}

/** A verb that tells what its subject does, as a rule and not once. */
function isPresent(words: readonly TaggedWord[], start: number): boolean {
  const at = words.findIndex((word) => word.start === start);
  const verb = words[at];
  const before = words[at - 1];
  const isSingular = /[^s]s$/i.test(verb?.word ?? '');
  const isPluralSubject = /[^s]s$/i.test(before?.word ?? '');
  return (
    verb?.tag === 'VERB' && (isSingular || (isPluralSubject && !/(?:ed|ing)$/i.test(verb.word)))
  );
}

/** 'In mammals, …': where or when something holds. What depends on a condition is left alone. */
function skipOpening(words: readonly TaggedWord[]): number {
  const comma = words.findIndex(({ word }) => word === ',');
  const opening = words.slice(0, Math.max(0, comma));
  const [first] = opening;
  const isOpening =
    comma > 0 &&
    comma <= OPENING_MAX_WORDS &&
    (first?.tag === 'ADP' || first?.tag === 'ADV') &&
    !/^(?:if|when|although|while|because|since|unless|as|like|unlike|after|before|though|whereas|once|despite|instead)$/i.test(
      first.word,
    ) &&
    !opening.some(
      ({ tag, word }) =>
        tag === 'AUX' ||
        tag === 'VERB' ||
        tag === 'PRON' ||
        /^(?:this|these|that|such)$/i.test(word),
    );
  return isOpening ? comma + 1 : 0;
}

/** 'The range in which … is called T.': the subject is the definition. */
function namingAt(
  sentence: string,
  words: readonly TaggedWord[],
  first: number,
): Statement | undefined {
  const be = words.find(
    ({ word, end, start }) =>
      start > first && BE.has(word.toLowerCase()) && NAMING.test(sentence.slice(end).trimStart()),
  );
  if (!be) {
    return undefined;
  }
  const behind = sentence.slice(be.end);
  const naming = NAMING.exec(behind.trimStart());
  const start = be.end + (behind.length - behind.trimStart().length) + (naming?.[0].length ?? 0);
  const term = termAt(sentence, start);
  const said = sentence.slice(first, be.start).trim();
  const isWhole =
    said.split(/\s+/).length >= NAMED_MIN_WORDS &&
    !/;|,$/.test(said) &&
    /^(?:an?|the|any)\s/i.test(said);
  return term && isWhole
    ? { term, definition: { start: first, end: first + said.length }, how: 'named' }
    : undefined;
}
