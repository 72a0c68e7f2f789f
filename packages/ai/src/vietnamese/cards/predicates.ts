import { anyOf, readWordList } from '../word-lists';

/** What follows a subject and says something about it; what a card made of it is worth. */
const LISTS = [
  { list: 'verbs/that-define', worth: 3 },
  { list: 'verbs/of-purpose', worth: 2.5 },
  { list: 'verbs/of-nature', worth: 2 },
  { list: 'verbs/of-action', worth: 1.2 },
];
/** Any other verb, or one that is told only by its adverb. */
const OTHER_WORTH = 0.8;
const WORTH = new Map(
  LISTS.flatMap(({ list, worth }) => readWordList(list).map((words) => [words, worth] as const)),
);
/** Longest first; 'có điều kiện' is part of a name. */
const PREDICATES = `${anyOf(...LISTS.map(({ list }) => list))}|được|bị|có(?! (?:${anyOf('no-verb-after-co')}))`;
/** Adverbs that only a verb has behind it. */
const MARKS = 'sẽ|đã|đang|thường|luôn|có thể';
export const PREDICATE = new RegExp(
  `(?<=[\\s)])(?<!(?:trợ|thông|bình|bên)\\s)(?:${PREDICATES}|(?:(?:${MARKS})\\s)+\\p{Ll}+)(?=\\s)`,
  'iu',
);
const PREDICATE_HERE = new RegExp(`(?:${PREDICATES})(?=\\s|$)`, 'iuy');

/** The longest known way to begin a statement at that place. */
export function predicateAt(text: string, at: number): string | undefined {
  PREDICATE_HERE.lastIndex = at;
  return PREDICATE_HERE.exec(text)?.[0].toLowerCase();
}

export function worthOfPredicate(predicate: string): number {
  return WORTH.get(predicate.toLowerCase()) ?? OTHER_WORTH;
}

/** In the middle of a sentence only these tell enough about the noun before them. */
export const STRONG_PREDICATE = new RegExp(
  `(?<=[\\p{L})]\\s)(?:${anyOf('verbs/strong')})(?=\\s)`,
  'giu',
);
