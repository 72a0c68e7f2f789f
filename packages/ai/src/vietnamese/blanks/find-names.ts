import type { BlankSpan } from '../../cards/blanks/choose-blanks';
import { foldWord } from '../../reading/fold-word';
import type { ReadDocument } from '../../reading/read-document';
import { wordSet } from '../word-lists';
import type { TaggedWord, VietnameseReader } from '../words/read-words';

type Span = Omit<BlankSpan, 'isSubject'>;

const RUN = /\p{Lu}[\p{L}\p{M}]*(?: \p{Lu}[\p{L}\p{M}]*)+/gu;
const NAME_MAX_SYLLABLES = 6;
const KNOWN_TO_ALL = wordSet('names-known-to-all');
const LISTED_BEFORE = /(?:,|\s(?:và|hoặc|hay))\s*$/u;
const LISTED_BEHIND = /^(?:,\s|\s(?:và|hoặc|hay)\s)\p{Lu}/u;
/** '7 tháng 5 năm 1954', '7/5/1954', or the year alone. */
const DATE =
  /(?<=(?:^|\s)[Nn]gày\s)\d{1,2}(?:\s*tháng\s*\d{1,2}(?:\s*năm\s*|,?\s+)|[/-]\d{1,2}[/-])\d{4}|(?<=(?:^|\s)[Nn]ăm\s)\d{3,4}(?![\p{L}\d])/gu;

/** Finds names of people, places and events: syllables that all have a capital. */
export function createNameFinder(
  document: ReadDocument,
  { isEveryday }: VietnameseReader,
): (sentence: string, words: readonly TaggedWord[]) => Span[] {
  const times = new Map<string, number>();
  for (const [run] of document.plain.matchAll(RUN)) {
    times.set(foldName(run), (times.get(foldName(run)) ?? 0) + 1);
  }
  return (sentence, words) =>
    Array.from(sentence.matchAll(RUN)).flatMap(({ 0: name, index }): Span[] => {
      const [start, end] = [index, index + name.length];
      const first = words.find((word) => word.start === start);
      const count = times.get(foldName(name)) ?? 0;
      const isListed =
        LISTED_BEFORE.test(sentence.slice(0, start)) || LISTED_BEHIND.test(sentence.slice(end));
      // The first word of a sentence has its capital anyway.
      const isName = start > 0 || (count > 1 && !/^[EC]$/u.test(first?.tag ?? ''));
      return isName &&
        !isListed &&
        name.split(' ').length <= NAME_MAX_SYLLABLES &&
        !KNOWN_TO_ALL.has(name.toLowerCase()) &&
        !isCut(sentence, { start, end }, isEveryday) &&
        isWholePhrase(words, end)
        ? [{ start, end, kind: 'name', worth: Math.min(1, Math.log2(1 + count) / 3) }]
        : [];
    });
}

/** The one date of a sentence. */
export function findDate(sentence: string): Span[] {
  const dates = Array.from(sentence.matchAll(DATE));
  const years = sentence.match(/\d{4}/g)?.length ?? 0;
  const [date] = dates;
  return date && dates.length === 1 && years <= 1
    ? [{ start: date.index, end: date.index + date[0].length, kind: 'date', worth: 0.7 }]
    : [];
}

/** 'George W.' goes on behind its full stop, 'Trung Quốc Đồng' in 'minh hội', 'Rue' in 'De la Rue' begins before. */
function isCut(
  sentence: string,
  { start, end }: { start: number; end: number },
  isEveryday: (word: string) => boolean,
): boolean {
  const name = sentence.slice(start, end);
  const behind = sentence.slice(end);
  const last = name.slice(name.lastIndexOf(' ') + 1);
  const [, next = ''] = /^ (\p{Ll}+)/u.exec(behind) ?? [];
  return (
    /\s\p{Lu}$/u.test(name) ||
    /(?:^|\s)(?:de|la|le|von|van|da|of|the|and)\s$/iu.test(sentence.slice(0, start)) ||
    /^ (?:and|of|the|for|to|de|la)\s/u.test(behind) ||
    (next !== '' && isEveryday(foldWord(`${last} ${next}`)))
  );
}

/** 'Đông Dương' in 'Đông Dương thuộc Pháp' is one; 'Hà Đông' in 'Hà Đông cũ' is a piece. */
function isWholePhrase(words: readonly TaggedWord[], end: number): boolean {
  const next = words.find((word) => word.start >= end);
  const isInside = words.some((word) => word.start < end && word.end > end);
  return !isInside && !/^(?:N|A|M)$/u.test(next?.tag ?? '');
}

function foldName(name: string): string {
  return name.split(' ').map(foldWord).join(' ');
}
