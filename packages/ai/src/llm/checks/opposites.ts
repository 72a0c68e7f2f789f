import { wordsIn } from './words';

/** Each word beside its opposites. */
const PAIRS =
  'increase:decrease,decline,reduce raise:lower,reduce rise:fall,drop,decline grow:shrink high:low higher:lower highest:lowest more:less,fewer most:least large:small big:small larger:smaller long:short longer:shorter strong:weak stronger:weaker fast:slow faster:slower hot:cold warm:cool rich:poor old:new older:younger early:late earlier:later positive:negative active:passive internal:external inner:outer inside:outside upper:lower above:below over:under before:after begin:end start:stop,end first:last open:close gain:lose add:remove,subtract absorb:release,emit attract:repel accept:reject donate:accept expand:contract create:destroy produce:consume import:export buy:sell enter:leave push:pull input:output supply:demand maximum:minimum maximise:minimise maximize:minimize presence:absence present:absent same:different similar:different true:false allow:prevent,forbid cause:prevent help:hinder support:oppose protect:harm join:separate dissolve:precipitate freeze:melt evaporate:condense oxidation:reduction convex:concave horizontal:vertical static:dynamic permanent:temporary public:private simple:complex voluntary:involuntary tăng:giảm cao:thấp lớn:nhỏ,bé dài:ngắn mạnh:yếu nhanh:chậm nóng:lạnh dương:âm trước:sau trên:dưới trong:ngoài hút:đẩy mua:bán nhập:xuất thu:tỏa,chi mới:cũ giàu:nghèo đúng:sai mở:đóng thắng:thua giống:khác'
    .split(' ')
    .flatMap((entry) => {
      const [word = '', others = ''] = entry.split(':');
      return others.split(',').map((other) => [formsOf(word), formsOf(other)] as const);
    });
/** In front of a word, these make its opposite of it. */
const DENYING = ['un', 'in', 'im', 'il', 'ir', 'non', 'dis'];
const FACING = [
  ['hyper', 'hypo'],
  ['endo', 'exo'],
  ['macro', 'micro'],
  ['pre', 'post'],
  ['mono', 'poly'],
  ['homo', 'hetero'],
  ['inter', 'intra'],
] as const;
const WORD_MIN_LETTERS = 4;

/** Whether something is said with the opposite of a word of the quote, or with two opposites changed round. */
export function saysOpposite(said: string, quote: string): boolean {
  const [words, quoted] = [wordsIn(said), wordsIn(quote)];
  return (
    PAIRS.some(
      ([one, other]) =>
        isReplaced(words, quoted, one, other) ||
        isReplaced(words, quoted, other, one) ||
        isSwapped(words, quoted, one, other),
    ) || hasOtherPrefix(words, quoted)
  );
}

function formsOf(word: string): RegExp {
  const stem = word.replace(/e$/, '');
  return new RegExp(`^${stem}(?:e|s|es|d|ed|er|ers|est|ing|ly|ion|ions)?$`, 'u');
}

function isReplaced(
  words: readonly string[],
  quoted: readonly string[],
  one: RegExp,
  other: RegExp,
): boolean {
  const has = (list: readonly string[], form: RegExp) => list.some((word) => form.test(word));
  return has(words, one) && !has(quoted, one) && has(quoted, other) && !has(words, other);
}

/** 'From low to high' is not 'from high to low'. */
function isSwapped(
  words: readonly string[],
  quoted: readonly string[],
  one: RegExp,
  other: RegExp,
): boolean {
  const distance = (list: readonly string[]) => {
    const [at, otherAt] = [one, other].map((form) => list.findIndex((word) => form.test(word)));
    return at === undefined || otherAt === undefined || at < 0 || otherAt < 0 ? 0 : otherAt - at;
  };
  return distance(words) * distance(quoted) < 0;
}

/** 'Soluble' for 'insoluble', 'hypotonic' for 'hypertonic'. */
function hasOtherPrefix(words: readonly string[], quoted: readonly string[]): boolean {
  const [own, theirs] = [new Set(words), new Set(quoted)];
  const isFor = (word: string, other: string) => theirs.has(other) && !own.has(other);
  return [...own].some(
    (word) =>
      word.length >= WORD_MIN_LETTERS &&
      !theirs.has(word) &&
      oppositesOf(word).some((other) => isFor(word, other)),
  );
}

function oppositesOf(word: string): string[] {
  const longer = DENYING.map((prefix) => prefix + word);
  const shorter = DENYING.filter((prefix) => word.startsWith(prefix)).map((prefix) =>
    word.slice(prefix.length),
  );
  const facing = FACING.flatMap(([one, other]) => [
    ...(word.startsWith(one) ? [other + word.slice(one.length)] : []),
    ...(word.startsWith(other) ? [one + word.slice(other.length)] : []),
  ]);
  return [...longer, ...shorter.filter((each) => each.length >= WORD_MIN_LETTERS), ...facing];
}
