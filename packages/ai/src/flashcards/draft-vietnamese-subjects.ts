import type { ReadDocument, ReadSentence } from '../text/read-document';
import { ITEM_MARK } from './draft-vietnamese-defined';
import { readPhrases } from './draft-vietnamese-phrases';
import {
  GLOSS,
  INTRODUCTION,
  nameBefore,
  read,
  type Reading,
  withoutConnector,
} from './draft-vietnamese-reading';
import { PREDICATE, STRONG_PREDICATE, worthOfPredicate } from './draft-vietnamese-words';

const SENTENCE_MAX_CHARACTERS = 800;
const NEGATION = /(?:^|\s)(?:không|chưa|chẳng)(?:\s|$)/iu;
/** Where another clause may begin, and what its subject is worth less. */
const CLAUSE_BREAK = /[,;]\s(?:và\s|còn\s)?|(?<!(?:giả định|giả sử))\srằng,?\s|\s(?:bởi\s)?vì\s/giu;
const CLAUSES_MAX = 6;
/** Another verb so near belongs to the same statement. */
const RELATIVE_SYLLABLES = 14;
const LATER_LOSS = 0.4;
const EACH_PREDICATE = new RegExp(PREDICATE, 'giu');
const PREDICATES_MAX = 3;
/** So much that only a name which the text repeats is read past its first verb. */
const LATER_VERB_LOSS = 1.6;
const EMPTY_ADVERB = /(?<!\p{L})(?:sẽ|đã|đang|cũng|còn|lại|thì|vẫn|đều|sau đó|vốn|thực chất)\s/giu;
/** An answer to choose may be a wrong one. */
const CHOICE = /^\s*[A-D][.)]\s/u;
/** What is only supposed or asked of the reader is no statement. */
const SUPPOSED =
  /^(?:giả sử|giả thiết|xét|hãy|ví dụ|cho\s(?!phép)|nếu|đặt|gọi|nhớ lại|lưu ý:|câu)(?!\p{L})/iu;
/** A term that a sentence says something about. */
export type Told = Reading & { sentence: ReadSentence };

/** What the clauses of a sentence tell about their subjects. */
export function findTold({ text, blocks }: ReadDocument, sentence: ReadSentence): Told[] {
  const { start, end, block } = sentence;
  const isTooLong = end - start > SENTENCE_MAX_CHARACTERS;
  const written = isTooLong ? '' : text.slice(start, end);
  if (written === '' || blocks[block]?.isHeading || /[?…]["”’)]*$/u.test(written)) {
    return [];
  }
  const body = written
    .replace(ITEM_MARK, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/[.;!]+$/u, '');
  if (SUPPOSED.test(body) || CHOICE.test(written)) {
    return [];
  }
  const found = [
    ...clausesOf(body).flatMap(({ clause, loss }) => readSubject(clause, loss)),
    ...readObjects(body),
    ...readPhrases(body),
  ];
  return found.flatMap((told) => (told ? [{ ...told, sentence }] : []));
}

/** Where a subject may begin: the sentence, after its introduction, after 'rằng' or a semicolon. */
function clausesOf(body: string): { clause: string; loss: number }[] {
  const main = withoutConnector(body);
  const introduction = INTRODUCTION.exec(main)?.[0].length;
  const later = [...main.matchAll(CLAUSE_BREAK)].slice(0, CLAUSES_MAX);
  return [
    { clause: main, loss: 0 },
    ...(introduction ? [{ clause: withoutConnector(main.slice(introduction)), loss: 0 }] : []),
    ...later.map((found) => ({
      clause: withoutConnector(main.slice(found.index + found[0].length)),
      loss: LATER_LOSS,
    })),
  ];
}

/** The first verb ends the subject, unless it is part of a name: 'đồ thị tính toán chứa'. */
function readSubject(clause: string, loss: number): (Reading | undefined)[] {
  return [...clause.matchAll(EACH_PREDICATE)]
    .slice(0, PREDICATES_MAX)
    .map((match, at) => readPredicate(clause, match, at === 0 ? loss : loss + LATER_VERB_LOSS));
}

function readPredicate(clause: string, match: RegExpExecArray, loss: number): Reading | undefined {
  const { marks = '', other = '' } = match.groups ?? {};
  const { adverbs = marks, predicate = other } = match.groups ?? {};
  if (NEGATION.test(adverbs)) {
    return undefined;
  }
  const at = match.index + adverbs.length;
  const isNaming = /^\slà\s/iu.test(clause.slice(at + predicate.length)) && predicate !== 'là';
  const isCopula = /(?:^|\s)là$/iu.test(predicate);
  const manner = isCopula ? '' : adverbs.replaceAll(EMPTY_ADVERB, '');
  const rest = manner + clause.slice(at + (isCopula ? predicate.length : 0));
  return isNaming || isRelative(predicate, clause.slice(at))
    ? undefined
    : read(clause.slice(0, match.index), rest, worthOfPredicate(predicate) - loss);
}

/** 'dữ liệu được gán nhãn giúp …': the first verb belongs to the subject, the second tells. */
function isRelative(predicate: string, rest: string): boolean {
  if (worthOfPredicate(predicate) > 2) {
    return false;
  }
  if (!/^(?:được|bị|có)/iu.test(predicate) && /^\sđược\s/iu.test(rest.slice(predicate.length))) {
    return true;
  }
  const [near = ''] = rest.slice(predicate.length).split(/[,;]/u);
  const head = near.split(/\s+/).slice(0, RELATIVE_SYLLABLES).join(' ');
  return /\s(?:là|sẽ|đã|thường|cũng|giúp|cho phép|ám chỉ|bao gồm|gồm|được dùng|dùng để|có thể|phải)\s/iu.test(
    head,
  );
}

/** 'một T cho phép Y' within a sentence: the words since the last one that is no part of a name. */
function readObjects(body: string): (Reading | undefined)[] {
  return Array.from(body.matchAll(STRONG_PREDICATE), (match) => {
    const before = body.slice(0, match.index).trimEnd();
    const gloss = GLOSS.exec(before)?.[0] ?? '';
    const named = before.slice(0, before.length - gloss.length);
    const subject = nameBefore(named);
    // At the sentence's start it is the subject, which is read elsewhere.
    return subject === '' || subject.length === named.length
      ? undefined
      : read(subject + gloss, body.slice(match.index), worthOfPredicate(match[0]) - 0.5);
  });
}
