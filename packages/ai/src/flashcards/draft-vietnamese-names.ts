import type { TaggedWord } from '../vietnamese/read-words';

const NAME_MAX_WORDS = 6;
const NOUN = /^(?:N|Np|Ny|Nu|Nc|FW|X)$/u;
/** Word classes that may follow a noun within a name. */
const PART = /^(?:N|Np|Ny|Nu|Nc|FW|V|A|M|X)$/u;
/** 'hạng của ma trận', 'chuẩn hóa theo batch'. */
const LINK = /^(?:của|theo|trong|cho)$/u;
const AUXILIARY =
  /^(?:được|bị|có|là|phải|cần|nên|muốn|có thể|gồm|bao gồm|giúp|cho phép|khiến|làm)$/u;

const NO_PART = /^(?:cách|việc|rõ|nhau|nhất|hơn)$/u;
const NUMBER = /^(?:\d.*|một|hai|ba|bốn|năm|sáu|bảy|tám|chín|mười|vài|nhiều|mấy)$/u;
const ADVERB =
  /^(?:sẽ|đã|đang|cũng|vẫn|còn|đều|chỉ|không|chưa|chẳng|đừng|thường|luôn|rất|khá|hơi|quá|lại|mới|vừa|càng|cứ|từng|sắp|liền|bèn|hãy|mãi|thậm chí|gần như|hầu như|dần|không thể|đôi khi|hoàn toàn|thực sự|vốn|tự)$/u;
const MANNER =
  /^(?:có thể|tự động|trực tiếp|chủ yếu|thường xuyên|luôn luôn|đồng thời|lần lượt|trước tiên)$/u;
const QUALITY = /^(?:điều kiện|giám sát|hướng|trọng số|mặt nạ|cấu trúc|ích|hại)$/u;
const ALWAYS_VERB =
  /^(?:được|bị|có thể|gồm|bao gồm|giúp|cho phép|khiến|là|ám chỉ|sử dụng|thực hiện|đòi hỏi|yêu cầu|cung cấp|mô tả|chứa|trở thành|dẫn đến|phụ thuộc|sẽ|đã|cần|phải|có)$/u;
const NEVER_IN_NAME =
  /^(?:sử dụng|thực hiện|đòi hỏi|yêu cầu|cung cấp|chứa|trở thành|dẫn đến|phụ thuộc|ám chỉ|giữ|tham gia)$/u;
const PASSED_MAX_WORDS = 6;
const LATER_MARK = /^(?:là|vẫn|cũng|đều|sẽ|có thể|thường|chính)$/u;
const CLAUSE_START = /^(?:để|mà|khi|vì|nếu|do|rằng|nhằm|sao cho|như|thì|và|hoặc|cách|việc)$/u;
const RELATIVE_MAX_WORDS = 10;

/** Where a name and the verb that says something about it stand, in words. */
export type NamedPlace = {
  from: number;
  to: number;
  /** From its adverbs on, and the verb itself. */
  verb: { from: number; at: number };
  isVerbal: boolean;
};

/** The names that a clause from `offset` on may begin with, shortest first, each before a verb. */
export function findNames(
  words: readonly TaggedWord[],
  offset: number,
  hasGloss: (place: number) => boolean,
): NamedPlace[] {
  let from = words.findIndex(({ start }) => start >= offset);
  while (isCounting(words[from])) {
    from += 1;
  }
  const head = words[from];
  const glossed = from < 0 ? undefined : endOfGlossed(words, from, hasGloss);
  const said = glossed && verbAt(words, glossed);
  if (said) {
    return [{ from, to: glossed, verb: said, isVerbal: false }];
  }
  if (from < 0 || !head || !isHead(head)) {
    return [];
  }
  const isVerbal = /^[VA]$/u.test(head.tag);
  const found: NamedPlace[] = [];
  let at = from + 1;
  while (at < words.length && at - from <= NAME_MAX_WORDS) {
    const verb = verbAt(words, at);
    if (verb && !isPassedOver(words, verb)) {
      found.push({ from, to: at, verb, isVerbal });
    }
    const { folded = '' } = words[at] ?? {};
    if (!isPart(words, at) || (verb && (MANNER.test(folded) || NEVER_IN_NAME.test(folded)))) {
      break;
    }
    at += 1;
  }
  return found;
}

/** The noun phrase that ends where the verb at `offset` begins. */
export function nameEndingAt(
  words: readonly TaggedWord[],
  offset: number,
): { from: number; to: number } | undefined {
  const to = words.findIndex(({ start }) => start >= offset);
  let from = to;
  while (from > 0 && to - from < NAME_MAX_WORDS && isInnerPart(words, from - 1)) {
    from -= 1;
  }
  while (from < to && !NOUN.test(words[from]?.tag ?? '')) {
    from += 1;
  }
  // A piece of 'front-end', or of 'chuẩn hóa theo batch'.
  const isCut = isHyphen(words, from - 1) || LINK.test(words[from - 1]?.folded ?? '');
  return from < to && to > 0 && !isCut ? { from, to } : undefined;
}

/** The name that begins at `offset`, up to the first word that is no part of one. */
export function nameStartingAt(
  words: readonly TaggedWord[],
  offset: number,
  hasGloss: (place: number) => boolean,
): { from: number; to: number } | undefined {
  let from = words.findIndex(({ start }) => start >= offset);
  while (isCounting(words[from])) {
    from += 1;
  }
  const glossed = from < 0 ? undefined : endOfGlossed(words, from, hasGloss);
  if (glossed) {
    return { from, to: glossed };
  }
  let to = from;
  while (to >= 0 && to - from < NAME_MAX_WORDS && isPart(words, to)) {
    to += 1;
  }
  while (to > from && LINK.test(words[to - 1]?.folded ?? '')) {
    to -= 1;
  }
  return from >= 0 && to > from ? { from, to } : undefined;
}

/** What the text itself translates is a name up to there, whatever its words are: 'quá khớp'. */
function endOfGlossed(
  words: readonly TaggedWord[],
  from: number,
  hasGloss: (place: number) => boolean,
): number | undefined {
  for (let at = from; at < Math.min(words.length, from + NAME_MAX_WORDS); at += 1) {
    const word = words[at];
    if (!word || (/^(?:CH|C|P|L)$/u.test(word.tag) && !isHyphen(words, at))) {
      return undefined;
    }
    if (hasGloss(word.end)) {
      return at + 1;
    }
  }
  return undefined;
}

/** 'các', 'một', 'hai'; a word that nobody knows is taken for a number too. */
function isCounting(word: TaggedWord | undefined): boolean {
  return word?.tag === 'L' || (word?.tag === 'M' && NUMBER.test(word.folded));
}

function isHead({ tag, folded }: TaggedWord): boolean {
  return (NOUN.test(tag) || /^[VAM]$/u.test(tag)) && !AUXILIARY.test(folded);
}

function isPart(words: readonly TaggedWord[], at: number): boolean {
  const word = words[at];
  return (
    word !== undefined &&
    !isAuxiliary(words, at) &&
    !NO_PART.test(word.folded) &&
    (isPartClass(word) || LINK.test(word.folded) || isHyphen(words, at))
  );
}

/** The tagger takes the second half of a word that it does not know for an adverb: 'ti thể'. */
function isPartClass(word: TaggedWord): boolean {
  return PART.test(word.tag) || (word.tag === 'R' && !isAdverb(word));
}

function isAdverb(word: Pick<TaggedWord, 'tag' | 'folded'> | undefined): boolean {
  return word !== undefined && (ADVERB.test(word.folded) || MANNER.test(word.folded));
}

/** In the middle of a sentence 'với', 'cho' and the like more often belong to the verb before. */
function isInnerPart(words: readonly TaggedWord[], at: number): boolean {
  return isPart(words, at) && !LINK.test(words[at]?.folded ?? '');
}

/** 'nơ-ron', 'end-to-end': no spaces around it. */
function isHyphen(words: readonly TaggedWord[], at: number): boolean {
  const word = words[at];
  return (
    word?.folded === '-' && words[at - 1]?.end === word.start && words[at + 1]?.start === word.end
  );
}

/** A verb from here on, behind adverbs. */
function verbAt(words: readonly TaggedWord[], from: number): NamedPlace['verb'] | undefined {
  let at = from;
  while (isAdverb(words[at])) {
    at += 1;
  }
  const word = words[at];
  const isVerb = word?.tag === 'V' && !LINK.test(word.folded);
  return word && (isVerb || isAuxiliary(words, at)) && !isQuality(words, at)
    ? { from, at }
    : undefined;
}

function isAuxiliary(words: readonly TaggedWord[], at: number): boolean {
  return AUXILIARY.test(words[at]?.folded ?? '') && !isQuality(words, at);
}

/** 'xác suất có điều kiện', 'học có giám sát': here 'có' makes part of a name. */
function isQuality(words: readonly TaggedWord[], at: number): boolean {
  return words[at]?.folded === 'có' && QUALITY.test(words[at + 1]?.folded ?? '');
}

/**
 * Whether a verb that shows itself as one, by its adverb or because it is always one, follows so soon
 * that this one belongs to the name: 'tập dữ liệu huấn luyện ban đầu được chia'.
 */
function isPassedOver(words: readonly TaggedWord[], { from, at }: NamedPlace['verb']): boolean {
  const isMarked = at > from || ALWAYS_VERB.test(words[at]?.folded ?? '');
  for (const [step, { tag, folded }] of words.slice(at + 1, at + 1 + PASSED_MAX_WORDS).entries()) {
    if (folded === 'là') {
      return step > 0;
    }
    const isMark = isAdverb({ tag, folded }) || ALWAYS_VERB.test(folded);
    if (isMark && !isMarked) {
      return true;
    }
    if (isMark || /^(?:CH|C|L|P)$/u.test(tag) || (tag === 'E' && !LINK.test(folded))) {
      return isRelative(words, { from, at });
    }
  }
  return isRelative(words, { from, at });
}

/** 'mạng được tối ưu bằng SGD vẫn có thể khớp': what is said comes only then. */
function isRelative(words: readonly TaggedWord[], { from, at }: NamedPlace['verb']): boolean {
  if (at > from || words[at]?.folded === 'là') {
    return false;
  }
  for (const { tag, folded } of words.slice(at + 1, at + 1 + RELATIVE_MAX_WORDS)) {
    if (/^(?:CH|C)$/u.test(tag) || CLAUSE_START.test(folded)) {
      return false;
    }
    if (LATER_MARK.test(folded)) {
      return true;
    }
  }
  return false;
}
