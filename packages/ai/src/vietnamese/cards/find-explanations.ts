import type { ReadDocument, ReadSentence } from '../../reading/read-document';
import type { TaggedWord, VietnameseReader } from '../words/read-words';
import { readBackward } from './read-backward';
import { readNamings } from './read-namings';
import { findNames, nameEndingAt, type NamedPlace } from './find-names';
import { readPhrases } from './read-phrases';
import {
  INTRODUCTION,
  isNameGloss,
  readStatement,
  type Reading,
  withoutConnector,
} from './statement';
import { plainSentence, type PlainSentence } from './plain-sentence';
import { likenedAt, worthOfVerb } from './verb-worth';
import { LIMIT, endsInNghia, predicateAt, STRONG_PREDICATE, worthOfPredicate } from './predicates';
import { anyOf } from '../word-lists';

const SENTENCE_MAX_CHARACTERS = 800;
/** Where another clause may begin, and what its subject is worth less. */
const CLAUSE_BREAK = /[,;]\s(?:và\s|còn\s)?|(?<!(?:giả định|giả sử))\srằng,?\s|\s(?:bởi\s)?vì\s/giu;
const CLAUSES_MAX = 6;
const LATER_LOSS = 0.4;
/** A name that begins with a verb is one less often. */
const VERBAL_LOSS = 0.5;
/** What may be says less than what is. */
const POSSIBLE_LOSS = 0.4;
const LIKENED = 2.2;
const EMPTY_ADVERB = new RegExp(`(?<!\\p{L})(?:${anyOf('empty-adverbs')})\\s`, 'giu');
const NEGATION = /^(?:không|chưa|chẳng|đừng)$/u;
/** An answer to choose may be a wrong one. */
const CHOICE = /^\s*[A-D][.)]\s/u;
/** What is only supposed or asked of the reader is no statement. */
const SUPPOSED =
  /^(?:giả sử|giả thiết|xét|hãy|ví dụ|cho\s(?!phép)|nếu|đặt|nhớ lại|lưu ý:|câu)(?!\p{L})/iu;

/** A term that a sentence says something about. */
export type Explanation = Reading & {
  /** From where to where the text says it. */
  start: number;
  end: number;
  /** Readings of one clause, of which only one can be right: shorter and longer names. */
  clause: string;
};

/** What the clauses of a sentence tell about their subjects. */
export function findExplanations(
  { plain: text, blocks, sentences }: ReadDocument,
  at: number,
  reader: VietnameseReader,
): Explanation[] {
  const sentence = sentences[at];
  const written = sentence ? statementIn(text, sentence) : '';
  if (!sentence || written === '' || blocks[sentence.block]?.isHeading) {
    return [];
  }
  const plain = plainSentence(written);
  if (SUPPOSED.test(plain.body) || CHOICE.test(written)) {
    return [];
  }
  const { start, end } = sentence;
  const words = reader.readWords(plain.body);
  const hasGloss = (place: number) => isNameGloss(plain.glossAt(place));
  const explain = (reading: Reading | undefined, clause: string, from = start) =>
    reading ? [{ ...reading, start: from, end, clause: `${start} ${clause}` }] : [];
  const before = sentences[at - 1];
  const isNear = before && before.block === sentence.block;
  const near = isNear ? statementIn(text, before) : '';
  const namings = readNamings(plain, words, near);
  return [
    ...clausesOf(plain.body).flatMap(({ offset, loss }) =>
      findNames(words, offset, hasGloss).flatMap((name) =>
        explain(readSubject(plain, words, name, loss), `at ${offset}`),
      ),
    ),
    ...readObjects(plain, words).flatMap((reading, index) => explain(reading, `object ${index}`)),
    ...readPhrases(plain, words).flatMap((reading, index) => explain(reading, `phrase ${index}`)),
    ...explain(readBackward(plain.body, near, reader), 'backward', before?.start),
    ...namings.flatMap(({ reading, isOfBefore }, index) =>
      explain(reading, `name ${index}`, isOfBefore ? before?.start : start),
    ),
  ];
}

function statementIn(text: string, { start, end }: ReadSentence): string {
  const written = end - start > SENTENCE_MAX_CHARACTERS ? '' : text.slice(start, end);
  return /[?…]["”’)]*$/u.test(written) ? '' : written;
}

/** Where a subject may begin: the sentence, after its introduction, after 'rằng' or a semicolon. */
function clausesOf(body: string): { offset: number; loss: number }[] {
  const offsetOf = (rest: string) => body.length - rest.length;
  const main = withoutConnector(body);
  const introduction = INTRODUCTION.exec(main)?.[0].length;
  const later = [...main.matchAll(CLAUSE_BREAK)].slice(0, CLAUSES_MAX);
  const found = [
    { offset: offsetOf(main), loss: 0 },
    ...(introduction
      ? [{ offset: offsetOf(withoutConnector(main.slice(introduction))), loss: 0 }]
      : []),
    ...later.map((match) => ({
      offset: offsetOf(withoutConnector(main.slice(match.index + match[0].length))),
      loss: LATER_LOSS,
    })),
  ];
  return found.filter(({ offset }, at) => found.findIndex((each) => each.offset === offset) === at);
}

function readSubject(
  { body, glossAt }: PlainSentence,
  words: readonly TaggedWord[],
  { from, to, verb, isVerbal }: NamedPlace,
  loss: number,
): Reading | undefined {
  const adverbs = words.slice(verb.from, verb.at);
  const nameEnd = words[to - 1]?.end ?? 0;
  const subject = body.slice(words[from]?.start, nameEnd);
  const main = words[verb.at];
  const isNegated = adverbs.some(({ folded }) => NEGATION.test(folded));
  if (!main || isNegated || endsInNghia(body, main.start)) {
    return undefined;
  }
  const likened = likenedAt(body, words[verb.from]?.start ?? 0);
  if (likened) {
    return readLikened(likened);
  }
  const known = predicateAt(body, main.start);
  // A single syllable is taken for a verb too easily: 'hệ số'.
  if (known === undefined && adverbs.length === 0 && !main.folded.includes(' ')) {
    return undefined;
  }
  const predicate = known ?? main.folded;
  const isCopula = /(?:^|\s)là$/u.test(predicate);
  const after = body.slice(main.start + predicate.length);
  const next = words.find(({ start }) => start > main.start + predicate.length);
  const isQuality = isCopula && /^(?:A|V|R|C|P)$/u.test(next?.tag ?? '') && next?.folded !== 'để';
  const isLimited = isCopula && adverbs.some(({ folded }) => LIMIT.test(folded));
  if (isQuality || isLimited || (!isCopula && /^\slà\s/iu.test(after))) {
    return undefined;
  }
  const manner = isCopula
    ? ''
    : body.slice(adverbs[0]?.start ?? main.start, main.start).replaceAll(EMPTY_ADVERB, '');
  const isPossible = adverbs.some(({ folded }) => folded === 'có thể');
  return readStatement({
    subject,
    gloss: glossAt(nameEnd),
    predicate: isCopula ? after : manner + body.slice(main.start),
    worth:
      Math.max(worthOfPredicate(predicate), worthOfVerb(words, verb.at)) -
      loss -
      (isVerbal ? VERBAL_LOSS : 0) -
      (isPossible ? POSSIBLE_LOSS : 0),
    isVerbal,
  });

  function readLikened(saying: string): Reading | undefined {
    return readStatement({
      subject,
      gloss: glossAt(nameEnd),
      predicate: body.slice((words[verb.from]?.start ?? 0) + saying.length),
      worth: LIKENED - loss,
      isVerbal,
    });
  }
}

/** 'một T cho phép Y' within a sentence: the noun phrase right before. */
function readObjects(
  { body, glossAt }: PlainSentence,
  words: readonly TaggedWord[],
): (Reading | undefined)[] {
  return Array.from(body.matchAll(STRONG_PREDICATE), (match) => {
    const name = nameEndingAt(words, match.index);
    // At the sentence's start it is the subject, which is read elsewhere.
    if (!name || name.from === 0) {
      return undefined;
    }
    const nameEnd = words[name.to - 1]?.end ?? 0;
    return readStatement({
      subject: body.slice(words[name.from]?.start, nameEnd),
      gloss: glossAt(nameEnd),
      predicate: body.slice(match.index),
      worth: worthOfPredicate(match[0]) - 0.5,
    });
  });
}
