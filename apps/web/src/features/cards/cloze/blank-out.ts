import { BLANK, type CardKind, type CardText, splitAtBlanks } from '@scholar/contract';

/** A card while it is written. */
export type WrittenCard = CardText & { kind: CardKind };
export type CardSide = keyof CardText;
type Range = { start: number; end: number };

const PART_OF_WORD = /[\p{L}\p{M}\p{N}]/u;

/**
 * The words that are selected in a side become what is missing, and that side the sentence. Without a selection it is
 * the word at the caret. `undefined` where there is no word, or nothing would be left around it.
 */
export function blankOut(
  { question, answer, kind }: WrittenCard,
  side: CardSide,
  selected: Range,
): WrittenCard | undefined {
  if (kind === 'cloze') {
    const moved = side === 'answer' ? withoutBlanks(answer, question, selected) : undefined;
    return moved && cutOut(moved.text, moved.range);
  }
  return cutOut(side === 'question' ? question : answer, selected);
}

/** A plain card again, with nothing missing: its term and the whole sentence. */
export function fillIn({ question, answer }: CardText): WrittenCard {
  return { question, answer: splitAtBlanks(answer).join(question), kind: 'definition' };
}

function cutOut(text: string, selected: Range): WrittenCard | undefined {
  const { start, end } = toWholeWords(text, selected);
  const term = text.slice(start, end);
  const [before, after] = [text.slice(0, start), text.slice(end)];
  if (term === '' || (before + after).trim() === '') {
    return undefined;
  }
  return { question: term, answer: before + BLANK + after, kind: 'cloze' };
}

/** Without the space at its ends; a blank in the middle of a word would not be one. */
function toWholeWords(text: string, { start, end }: Range): Range {
  const isSpace = (at: number) => /\s/u.test(text.charAt(at));
  const isInWord = (at: number) =>
    PART_OF_WORD.test(text.charAt(at - 1)) && PART_OF_WORD.test(text.charAt(at));
  let [from, to] = [start, end];
  while (from < to && isSpace(from)) {
    from += 1;
  }
  while (to > from && isSpace(to - 1)) {
    to -= 1;
  }
  if (from === to) {
    // A caret at the end of a word belongs to it.
    from -= PART_OF_WORD.test(text.charAt(from - 1)) ? 1 : 0;
    to += PART_OF_WORD.test(text.charAt(to)) ? 1 : 0;
  }
  while (isInWord(from)) {
    from -= 1;
  }
  while (isInWord(to)) {
    to += 1;
  }
  return { start: from, end: to };
}

/** The sentence with its blanks filled in, and where the selection lies in it then. */
function withoutBlanks(sentence: string, term: string, { start, end }: Range) {
  let at = 0;
  let text = '';
  let range: Range = { start, end };
  const parts = splitAtBlanks(sentence);
  for (const [index, part] of parts.entries()) {
    text += part;
    at += part.length;
    if (index === parts.length - 1) {
      break;
    }
    const run = /^_+/.exec(sentence.slice(at))?.[0].length ?? 0;
    if (start < at + run && end > at) {
      return undefined;
    }
    if (start >= at + run) {
      const by = term.length - run;
      range = { start: range.start + by, end: range.end + by };
    }
    text += term;
    at += run;
  }
  return { text, range };
}
