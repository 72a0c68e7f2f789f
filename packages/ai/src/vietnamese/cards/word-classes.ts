import type { TaggedWord } from '../words/read-words';
import { wordSet } from '../word-lists';

export const NOUN = /^(?:N|Np|Ny|Nu|Nc|FW|X)$/u;
/** Word classes that may follow a noun within a name. */
const PART = /^(?:N|Np|Ny|Nu|Nc|FW|V|A|M|X)$/u;
/** 'hạng của ma trận', 'chuẩn hóa theo batch'. */
export const LINK = /^(?:của|theo|trong|cho)$/u;
const AUXILIARY = wordSet('auxiliaries');
const NO_PART = /^(?:cách|việc|rõ|nhau|nhất|hơn)$/u;
const NUMBER = wordSet('numbers');
const ADVERB = wordSet('adverbs');
export const MANNER = wordSet('adverbs-of-manner');
const QUALITY = wordSet('parts-of-names-after-co');

/** 'các', 'một', 'hai'; a word that nobody knows is taken for a number too. */
export function isCounting(word: TaggedWord | undefined): boolean {
  return word?.tag === 'L' || (word?.tag === 'M' && isNumber(word.folded));
}

function isNumber(word: string): boolean {
  return /^\d/u.test(word) || NUMBER.has(word);
}

export function isHead({ tag, folded }: TaggedWord): boolean {
  return (NOUN.test(tag) || /^[VAM]$/u.test(tag)) && !AUXILIARY.has(folded);
}

export function isPart(words: readonly TaggedWord[], at: number): boolean {
  const word = words[at];
  return (
    word !== undefined &&
    !isAuxiliary(words, at) &&
    !NO_PART.test(word.folded) &&
    (isPartClass(word) || LINK.test(word.folded) || isHyphen(words, at))
  );
}

/** In the middle of a sentence 'với', 'cho' and the like more often belong to the verb before. */
export function isInnerPart(words: readonly TaggedWord[], at: number): boolean {
  return isPart(words, at) && !LINK.test(words[at]?.folded ?? '');
}

/** 'nơ-ron', 'end-to-end': no spaces around it. */
export function isHyphen(words: readonly TaggedWord[], at: number): boolean {
  const word = words[at];
  return (
    word?.folded === '-' && words[at - 1]?.end === word.start && words[at + 1]?.start === word.end
  );
}

export function isAdverb(word: Pick<TaggedWord, 'tag' | 'folded'> | undefined): boolean {
  return word !== undefined && (ADVERB.has(word.folded) || MANNER.has(word.folded));
}

export function isAuxiliary(words: readonly TaggedWord[], at: number): boolean {
  return AUXILIARY.has(words[at]?.folded ?? '') && !isQuality(words, at);
}

/** 'xác suất có điều kiện', 'học có giám sát': here 'có' makes part of a name. */
export function isQuality(words: readonly TaggedWord[], at: number): boolean {
  return words[at]?.folded === 'có' && QUALITY.has(words[at + 1]?.folded ?? '');
}

/** The tagger takes the second half of a word that it does not know for an adverb: 'ti thể'. */
function isPartClass(word: TaggedWord): boolean {
  return PART.test(word.tag) || (word.tag === 'R' && !isAdverb(word));
}
