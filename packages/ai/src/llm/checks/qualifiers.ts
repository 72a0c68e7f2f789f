import { STOP_WORDS } from '../../reading/stop-words';
import { hasStem, wordsIn } from './words';

const START = '(?<![\\p{L}\\p{M}])';
const END = '(?![\\p{L}\\p{M}])';

/** Words that say how far something holds. One of a kind may stand for another of it. */
const KINDS = {
  possible:
    'may|might|can|could|possibly|perhaps|probably|likely|able to|potential(?:ly)?|có thể|có lẽ|có khả năng',
  needed:
    'must|should|ought|have to|has to|required?|requires|necessary|(?<!không |chẳng |bên |tay )phải|bắt buộc|cần phải',
  often:
    'often|usually|generally|typically|commonly|normally|frequently|sometimes|occasionally|rarely|seldom|mostly|mainly|largely|partly|(?<!bình |phi |thông )thường|đôi khi|hiếm khi|chủ yếu|phần lớn',
  some: 'some|many|several|few|(?<!the )most|nearly|almost|approximately|roughly|at least|at most|up to|một số|một vài|hầu hết|gần như|ít nhất|nhiều nhất|tối thiểu|tối đa',
  only: '(?<!not )only|solely|exclusively|(?<!địa |không )chỉ(?! số| tiêu| ra| định| thị| đạo| huy| dẫn)|duy nhất',
  all: 'all|every|each|always|entirely|completely|fully|any|mọi|tất cả|toàn bộ|luôn|mỗi|bất kỳ|bất kì',
};
type Kind = keyof typeof KINDS;

/** Case matters: May is a month. */
const patternOf = (words: string) => new RegExp(`${START}(?:${words})${END}`, 'gu');
const QUALIFIERS = Object.entries(KINDS).map(([kind, words]) => ({
  // The entries of an object have its keys.
  kind: kind as Kind,
  pattern: patternOf(words),
}));
/** So far after a qualifier stands what it qualifies. */
const REACH_WORDS = 4;

/**
 * Whether something is said to hold further or less far than the quote says: 'may cause' is not 'causes',
 * 'some cells' are not 'cells'. `term` is what it is said of. Translated, only what was added can be told.
 */
export function changesReach(
  said: string,
  quote: string,
  { term = '', isTranslated }: { term?: string | undefined; isTranslated: boolean },
): boolean {
  const spoken = new Set([...wordsIn(said), ...wordsIn(term)]);
  return QUALIFIERS.some(({ kind, pattern }) => {
    const isSaid = has(said, pattern);
    const isQuoted = has(quote, pattern);
    if (isSaid || !isQuoted) {
      return isSaid && !isQuoted;
    }
    // 'All functions' are functions.
    return (
      kind !== 'all' && !isTranslated && qualifiedBy(quote, pattern).some((w) => hasStem(spoken, w))
    );
  });
}

function has(text: string, pattern: RegExp): boolean {
  return lowerFirst(text).search(pattern) !== -1;
}

/** For each place of the pattern the next word that carries meaning. */
function qualifiedBy(quote: string, pattern: RegExp): string[] {
  const text = lowerFirst(quote);
  return Array.from(text.matchAll(pattern), ({ 0: found, index }) =>
    wordsIn(text.slice(index + found.length))
      .slice(0, REACH_WORDS)
      .find((word) => !STOP_WORDS.has(word)),
  ).filter((word) => word !== undefined);
}

/** 'Some cells' at the start of a sentence. */
function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
