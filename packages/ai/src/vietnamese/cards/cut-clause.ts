import { anyOf } from '../word-lists';

const SYLLABLES = { min: 4, cut: 45, shortest: 6 };

/** Formulas, code and what is left of them when a text was taken from a page. */
const NOT_WORDS =
  /[\\_{}^=<>|$`→×±]|&[a-z]{2,6};?|\p{L}\(\)|\p{L}\[|\.(?!(?:com|vn|org|net|edu|gov)(?!\p{L}))\p{Ll}|(?<![\p{L}\p{N}’'-])[b-df-tv-xz](?![\p{L}\p{N}’'-])|\(\s*\)|\p{L}\p{N}*\([\p{L}\p{N}, ]{0,12}\)/u;
/** From here on the sentence goes on to something else. */
const NEXT_THOUGHT = new RegExp(
  `[,;:]?\\s(?:${anyOf('next-thoughts')})(?=[\\s,]|$)|,\\s(?:${anyOf('next-thoughts-after-commas')})(?=\\s)|;\\s|\\s?["”],|\\s[-–—]\\s(?=(?:\\S+\\s){3}\\S)|\\.\\s`,
  'iu',
);
const SAYS_NOTHING =
  /^(?:của|\d|lý do|lí do|nguyên nhân|điều|một trong (?:những|các|số) (?:lý do|lí do|cách|điều|vấn đề|ví dụ)|ví dụ|(?:bao gồm |gồm )?(?:một số|nhiều|vài) )|\shay không(?=\s|$)/iu;
const BRACKETS = /\s\((?:[^()]|\([^()]*\))*\)/gu;
/** 'tham số \\theta': the words say it without the sign; 'bằng \\theta' does not. */
const SYMBOL = new RegExp(
  `(?<=\\p{Ll}{2})(?<!(?:^|\\s)(?:${anyOf('no-symbols-behind')}))\\s(?:\\\\[a-z]+|\\p{L}_\\S+?)(?=,|\\s(?!\\p{P}|\\\\)|$)`,
  'gu',
);
/** Words that only make sense in their place. */
const POINTS_AWAY = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${anyOf('pointers')}|(?:hình|bảng) \\d+|(?<!(?:trong|từ|do|khi|trước|sau|nhờ|qua|theo|nào) )đó)(?![\\p{L}\\p{M}])|:$|(?<=\\s)(?:sau|trên)$`,
  'iu',
);
const DANGLING = new RegExp(
  `[\\s,;:–—-]+(?:${anyOf('dangling-ends')}|(?<!(?:các|những|một|mỗi|của|số|cặp|hai|chuỗi|nghĩa) )từ|(?<!bên )trong|(?<!nhà )ở)$`,
  'iu',
);

const UNFINISHED = new RegExp(`\\s(?:${anyOf('unfinished-ends')})$`, 'iu');

/** The clause as a card may show it, or nothing where it does not stand alone. */
export function cutClause(written: string, term: string): string | undefined {
  const clause = withoutFormulas(written);
  const said = clause.toLowerCase().indexOf(term.toLowerCase());
  if (said === 0 || SAYS_NOTHING.test(clause)) {
    return undefined;
  }
  let text = said > 0 ? atComma(clause, said) : clause;
  text = before(text, NEXT_THOUGHT);
  const wrong = text.search(NOT_WORDS);
  if (wrong >= 0) {
    text = atComma(text, wrong);
  }
  const away = text.search(POINTS_AWAY);
  if (away >= 0) {
    text = atComma(text, away);
  }
  const far = [...text.matchAll(/\S+/gu)][SYLLABLES.cut]?.index;
  if (far !== undefined) {
    text = atComma(text, far);
  }
  if (text.length < clause.length && text.includes(': ')) {
    // A list that was cut is not whole any more.
    const head = before(text, /:\s/u);
    text = countSyllables(head) >= SYLLABLES.shortest ? head : '';
  }
  text = closeBrackets(text).trim();
  while (DANGLING.test(text)) {
    const shorter = text.replace(DANGLING, '');
    // 'như mô tả trong' lost what it pointed to: go back to the last comma.
    text = /\p{L}$/u.test(shorter) ? atComma(text, text.length) : shorter;
    if (text === '') {
      return undefined;
    }
  }
  text = closeQuotes(text.replace(/[\s,;:.…]+$/u, '').trim());
  return countSyllables(text) >= SYLLABLES.min ? text : undefined;
}

/** Whether it breaks off before it has said what it began. */
export function breaksOff(text: string): boolean {
  return UNFINISHED.test(text);
}

/** Without the formulas that only stand beside the words: in brackets, or as the name of a thing. */
export function withoutFormulas(text: string): string {
  return text
    .replaceAll(BRACKETS, (note) => (/[\\_{}^=]/u.test(note) ? '' : note))
    .replaceAll(SYMBOL, '');
}

/** Whether formulas or code stand in it. */
export function hasFormula(text: string): boolean {
  return NOT_WORDS.test(text);
}

/** Whether it speaks of something that only its place in the text tells. */
export function pointsAway(text: string): boolean {
  return POINTS_AWAY.test(text);
}

export function countSyllables(text: string): number {
  return text.match(/\S+/gu)?.length ?? 0;
}

/** Ends at the last comma before `limit`; nothing where no whole clause stands before it. */
function atComma(text: string, limit: number): string {
  const comma = text
    .slice(0, limit)
    .search(
      /(?:,\s|\s(?:để|nhằm|bằng cách|chẳng hạn|sao cho)\s)(?!.*(?:,\s|\s(?:để|nhằm|bằng cách|chẳng hạn|sao cho)\s))/iu,
    );
  const head = comma > 0 ? text.slice(0, comma) : '';
  return countSyllables(head) >= SYLLABLES.shortest ? head : '';
}

function before(text: string, mark: RegExp): string {
  const at = text.search(mark);
  return at > 0 ? text.slice(0, at) : text;
}

/** Without a quotation that was cut before its end. */
function closeQuotes(text: string): string {
  const isOpen = (text.match(/["“”]/gu)?.length ?? 0) % 2 === 1;
  return isOpen ? atComma(text, text.search(/["“”](?!.*["“”])/u)) : text;
}

/** Without a bracket that was cut before its end. */
function closeBrackets(text: string): string {
  const open = text.lastIndexOf('(');
  return open > text.lastIndexOf(')') ? text.slice(0, open) : text;
}
