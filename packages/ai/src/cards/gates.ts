import type { DropReason, Language } from '@scholar/contract';
import { areBracketsClosed } from '../reading/brackets';
import { givesAway } from './gives-away';
import { pointsElsewhere } from './points-elsewhere';
import type { Card } from '../engine';
import { phraseWords } from '../reading/compare-phrases';
import { isInLanguage } from '../reading/language';
import { isCode, isReadable } from '../reading/readable';

const TERM_MAX_CHARACTERS = 200;

const DEFINITION_WORDS = { min: 3, max: 40 };
/** Vietnamese writes the syllables of a word apart: half as many again. */
const VIETNAMESE_DEFINITION_WORDS = { min: 3, max: 60 };

/** 'as well as the fees', 'never far from water': the end of something, not what a thing is. */
const GOES_ON = /^(?:as|and|or|but|than|of|by|from|with|at|never)\s/u;

/** 'in which sides a, b': the list had a third one. */
const BREAKS_OFF = /,\s\p{Ll}$/u;
/** 'objects of historical, artistic, scientific' went on with 'or cultural interest'. */
const ENDS_IN_LIST = /, \S+(?: \S+)?$/u;
const LAST_OF_LIST = /^\s*,\s*(?:or|and|hoặc|và)\s/u;
/** '… do BBC Anh series Just the Two of Us. sản xuất': the full stop ends no sentence. */
const GOES_ON_SMALL = /^ \p{Ll}/u;

/** '… at various elevations relative to': the rest stands nowhere. */
const ENDS_OPEN =
  /\s(?:the|an?|of|and|or|such as|relative to|after|during|between|than|because|although|is|are|was|were|which|including|i\.e\.|e\.g\.|viz\.|tức là|và|của|các|những|hoặc|như|là|gồm|bao gồm)$/u;

/** 'The first is a vertical line': of what? */
const NAMES_NOTHING =
  /^(?:first|second|third|last|next|former|latter|others?|ones?|same)$|\s(?:if|when|because|although|while|unless)\s/iu;
/** 'The outer layer is called the epidermis, whereas the inner layer': the name of something else. */
const NAMES_ANOTHER = /\b(?:is|are|was|were) (?:also )?(?:called|named|known as)\b/iu;
/** 'Lưu Thịnh nhận giao hảo của Xương Văn': what somebody did, who happens to be named behind 'là'. */
const TELLS_A_DEED = /^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)? \p{Ll}+ \p{Ll}+/u;
/** 'the first needing and the second giving energy, respectively' says two things of two. */
const SORTED_OUT = /\brespectively\b/iu;
/** '____: There is enough evidence' is a label; 'a loyal ... customer' has a gap. */
const TORN = /^____\s?:|\.{3}\s?\p{L}|…\s?\p{Ll}/u;

/** '@wages too high == less workers': somebody's shorthand. */
const SHORTHAND = /(?:^|\s)@\p{L}|\s[=+]{2}\s|^%\p{L}/u;

/** 'Lợi thế so sánh: Anh có lợi thế so sánh trong vải': a case of it, told with its own name. */
const TELLS_A_CASE = { termWords: 2 };
/** 'và hiểu vì sao …' goes on from the half before. */
const GOES_ON_FROM_TERM =
  /^(?:and|or|but|và|hoặc|nhưng)\s|^(?:how |what |where |when |why )?(?:they|their|he|she|his|her)\s/iu;
/** '… giá chỉ khoảng 30' of '30 - 40%'. */
const NUMBER_AT_END = /\d$/u;
const NUMBER_GOES_ON = /^\s?(?:[%‰°]|[-–—,.]\s?\d)/u;
/** 'một trong những nhân vật hấp dẫn nhất lịch sử': praise. */
const PRAISES =
  /^(?:là )?(?:một trong (?:những|các) [^,;]*nhất(?:\s\S+){0,4}$|(?:một )?lĩnh vực đầy |(?:một )?(?:cơ sở|nền tảng) (?:quan trọng )?(?:của|cho) (?:\S+\s?){1,6}$)|^one of the (?:most|best|greatest|largest) [^,;]{1,60}$/iu;

const IS_EXAMPLE = /^\(?(?:ví dụ|chẳng hạn|for (?:example|instance)|e\.g\.)(?:[\s,:])/iu;
const HEADING_MIN_WORDS = 5;

/** Checks a card by itself; the reason why it must not be shown, if there is one. */
export function findFault(
  { term, definition, source, kind }: Card,
  {
    text,
    language,
    isSupported = isWordForWord,
    isToTheLetter = false,
  }: {
    text: string;
    /** Of the cards; their quotes stay as they are. */
    language: Language | undefined;
    isSupported?: (definition: string, quote: string) => boolean;
    /** A pair that the document makes itself: its wording and length are the author's. */
    isToTheLetter?: boolean;
  },
): DropReason | undefined {
  const isCut = !areBracketsClosed(term) || (!isToTheLetter && !areBracketsClosed(definition));
  if (term.length > TERM_MAX_CHARACTERS || isMalformed(term) || isMalformed(definition) || isCut) {
    return 'malformed';
  }
  if (text.slice(source.start, source.end) !== source.quote || source.quote === '') {
    return 'not_in_text';
  }
  if (SHORTHAND.test(definition)) {
    return 'not_self_contained';
  }
  if (!isInLanguage(definition, language, source.quote)) {
    return 'wrong_language';
  }
  if (!isSupported(definition, source.quote)) {
    return 'not_in_text';
  }
  if (IS_EXAMPLE.test(definition) || isHeading(definition) || ENDS_OPEN.test(definition)) {
    return 'not_self_contained';
  }
  if (PRAISES.test(definition)) {
    return 'not_self_contained';
  }
  if (isToTheLetter) {
    const tellsCase = GOES_ON_FROM_TERM.test(definition) || tellsOneCase(term, definition);
    return tellsCase ? 'not_self_contained' : undefined;
  }
  if (GOES_ON_SMALL.test(text.slice(source.end, source.end + 3))) {
    return 'not_self_contained';
  }
  const limits = language === 'vi' ? VIETNAMESE_DEFINITION_WORDS : DEFINITION_WORDS;
  const words = phraseWords(definition).length;
  if (words < limits.min || words > limits.max || phraseWords(term).length === 0) {
    return 'wrong_length';
  }
  if (ENDS_IN_LIST.test(definition) && LAST_OF_LIST.test(behind(definition, source.quote))) {
    return 'not_self_contained';
  }
  if (givesAway(definition, term, language)) {
    return 'gives_itself_away';
  }
  if (NUMBER_AT_END.test(definition) && NUMBER_GOES_ON.test(behind(definition, source.quote))) {
    return 'not_self_contained';
  }
  const isSortedOut = kind !== 'cloze' && SORTED_OUT.test(source.quote);
  return isSortedOut ||
    NAMES_NOTHING.test(term) ||
    TORN.test(definition) ||
    (kind !== 'cloze' && NAMES_ANOTHER.test(definition) && comesFirst(definition, term, source)) ||
    (language === 'vi' && kind !== 'cloze' && TELLS_A_DEED.test(definition)) ||
    GOES_ON.test(definition) ||
    BREAKS_OFF.test(definition) ||
    pointsElsewhere(definition) ||
    pointsElsewhere(term)
    ? 'not_self_contained'
    : undefined;
}

function tellsOneCase(term: string, definition: string): boolean {
  const [name, said] = [term, definition.replace(/^(?:the|an?)\s/iu, '')].map(
    (words) => ` ${phraseWords(words).join(' ')} `,
  );
  const at = said?.indexOf(name ?? '') ?? -1;
  return at > 0 && phraseWords(term).length >= TELLS_A_CASE.termWords;
}

/** 'Bài 34: SỬ DỤNG HỢP LÍ TỰ NHIÊN': nobody explains in capitals. */
function isHeading(definition: string): boolean {
  return (
    phraseWords(definition).length >= HEADING_MIN_WORDS &&
    definition === definition.toUpperCase() &&
    definition !== definition.toLowerCase()
  );
}

/** '… is called the gastrodermis': what is said stands before its name. */
function comesFirst(definition: string, term: string, { quote }: Card['source']): boolean {
  return quote.indexOf(definition) < quote.indexOf(term);
}

/** What the quote says after the words, where it says them to the letter. */
function behind(words: string, quote: string): string {
  const at = quote.indexOf(words);
  return at === -1 ? '' : quote.slice(at + words.length);
}

function isMalformed(words: string): boolean {
  return !isReadable(words) || isCode(words);
}

/** Every word of the definition stands in its quote: nothing was made up. */
function isWordForWord(definition: string, quote: string): boolean {
  const quoted = new Set(phraseWords(quote));
  return phraseWords(definition).every((word) => quoted.has(word));
}

/** Tells cards that say the same as one it was asked about before. */
export function createDuplicateFinder(): (card: Card) => boolean {
  const terms = new Set<string>();
  const definitions = new Set<string>();
  const bySentence = new Map<number, Said[]>();
  return ({ term, definition, source, kind }) => {
    const card = {
      term: phraseWords(term).join(' '),
      definition: phraseWords(definition).join(' '),
    };
    const others = bySentence.get(source.start) ?? [];
    const isKnown =
      terms.has(card.term) ||
      definitions.has(card.definition) ||
      // The sentence with a blank asks again what its first card has asked.
      (kind === 'cloze' && others.length > 0) ||
      others.some((other) => saysThat(card, other) || saysThat(other, card));
    terms.add(card.term);
    definitions.add(card.definition);
    bySentence.set(source.start, [...others, card]);
    return isKnown;
  };
}

type Said = { term: string; definition: string };

/** 'Mitochondria release: energy from food' is 'Mitochondria: release energy from food', cut elsewhere. */
function saysThat(longer: Said, shorter: Said): boolean {
  return (
    ` ${longer.term} `.includes(` ${shorter.term} `) &&
    ` ${shorter.definition} `.includes(` ${longer.definition} `)
  );
}
