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
/** In 'chủ nghĩa là' the verb is 'là' alone. */
const OTHER_NGHIA = `(?<=(?:${anyOf('words-ending-in-nghia').replaceAll('nghĩa', '')}))nghĩa là`;
const NO_NGHIA_LA = `(?!${OTHER_NGHIA})`;
export const NGHIA_LA = `${NO_NGHIA_LA}nghĩa là`;
/** Longest first; 'có điều kiện' is part of a name. */
const PREDICATES = `${NO_NGHIA_LA}(?:${anyOf(...LISTS.map(({ list }) => list))})|được|bị|có(?! (?:${anyOf('no-verb-after-co')}))`;
/** Adverbs that only a verb has behind it. */
const MARKS = 'sẽ|đã|đang|thường|luôn|có thể';
export const PREDICATE = new RegExp(
  `(?<=[\\s)])(?<!(?:trợ|thông|bình|bên)\\s)(?:${PREDICATES}|(?:(?:${MARKS})\\s)+\\p{Ll}+)(?=\\s)`,
  'iu',
);
const OTHER_NGHIA_HERE = new RegExp(OTHER_NGHIA, 'iuy');
const PREDICATE_HERE = new RegExp(`(?:${PREDICATES})(?=\\s|$)`, 'iuy');

/** The longest known way to begin a statement at that place. */
export function predicateAt(text: string, at: number): string | undefined {
  PREDICATE_HERE.lastIndex = at;
  return PREDICATE_HERE.exec(text)?.[0].toLowerCase();
}

/** 'Ban đầu, eBay chỉ là một mục': without 'only' it would be said for good. */
export const LIMIT = /(?:^|\s)(?:chỉ|từng|gần như|hầu như|đôi khi)$/iu;

/** Whether what is read as a verb there is the end of a word and 'là'. */
export function endsInNghia(text: string, at: number): boolean {
  OTHER_NGHIA_HERE.lastIndex = at;
  return OTHER_NGHIA_HERE.test(text);
}

export function worthOfPredicate(predicate: string): number {
  return WORTH.get(predicate.toLowerCase()) ?? OTHER_WORTH;
}

/** In the middle of a sentence only these tell enough about the noun before them. */
export const STRONG_PREDICATE = new RegExp(
  `(?<=[\\p{L})]\\s)${NO_NGHIA_LA}(?:${anyOf('verbs/strong')})(?=\\s)`,
  'giu',
);
