import type { TaggedWord, VietnameseReader } from '../words/read-words';
import { FIRST_PERSON } from './statement';
import { wordSet } from '../word-lists';

const LENGTH = { good: 8, tooLong: 35 };
/** Words that fit anything: a method that is important and widely used. */
const SAYS_LITTLE = wordSet('words-that-say-little');
const INFORMATIVE = /^(?:N|Np|Ny|Nu|FW|V|A)$/u;
/** Numbers of one example. */
const ONE_CASE = /(?:bằng|là|gồm|có|chứa)\s\d|\d[\d,.]*\s(?:mẫu|kênh|tầng|đặc trưng)/iu;
const COMPARED = /\shơn(?!\s(?:nữa|là))(?=\s|$)/iu;
const UNNAMED = /(?:^|\s)(?:nó|chúng(?! (?:ta|tôi))|họ|của mình)(?=[\s,]|$)/iu;
const ANOTHER = /\skhác$/iu;
const ONE_OF_MANY = /^(?:một trong (?:những|các|số)|một vấn đề|một chủ đề|một phần)\s/iu;
/** 'X là có ích trong …': what it is like, not what it is. */
const LIKE_WHAT =
  /^(?:rất|khá|cực kỳ|hết sức|có ích|có lợi|có hại|hữu ích|quan trọng|cần thiết|phổ biến|thích hợp|phù hợp)(?=[\s,]|$)/iu;
const PAST = /^(?:đã|từng|vừa)\s|\sđã\s/iu;

/** What the words of a definition add to its worth, or take from it. */
export function worthOfDefinition(definition: string, reader: VietnameseReader): number {
  const words = reader.readWords(definition, SAYS_LITTLE);
  const length = definition.split(/\s+/u).length;
  const told = countInformative(words);
  return (
    (told < 2 ? -9 : told < 3 ? -1 : 0) +
    (length >= LENGTH.good && length <= LENGTH.tooLong ? 0.5 : 0) -
    (length < 6 ? 0.7 : 0) -
    (FIRST_PERSON.test(definition) ? 0.7 : 0) -
    (ONE_CASE.test(definition) ? 1 : 0) -
    (UNNAMED.test(definition) ? 0.8 : 0) -
    (COMPARED.test(definition) ? 0.8 : 0) -
    (ANOTHER.test(definition) ? 0.8 : 0) -
    (PAST.test(definition) ? 0.5 : 0) -
    (ONE_OF_MANY.test(definition) ? 1.5 : 0) -
    (LIKE_WHAT.test(definition) ? 9 : 0) -
    (/\sthì\s/iu.test(definition) ? 2 : 0)
  );
}

/** Different words that say something. */
function countInformative(words: readonly TaggedWord[]): number {
  return new Set(
    words
      .filter(({ tag, folded }) => INFORMATIVE.test(tag) && !SAYS_LITTLE.has(folded))
      .map(({ folded }) => folded),
  ).size;
}
