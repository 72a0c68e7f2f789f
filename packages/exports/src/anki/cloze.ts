import { BLANK, splitAtBlanks } from '@scholar/contract';
import { toHtml } from './to-html';

type ClozeCard = { question: string; answer: string; original: string | null };
/** `ord`: which of the marks of the text the card asks for, from 0. */
export type Cloze = { text: string; ord: number };

const MARK = /\{\{c(\d+)::(.*?)(?:::(.*?))?\}\}/gs;

/** The field of a cloze: the text it was cut from, if the card still asks for that, else its sentence filled in. */
export function toCloze(card: ClozeCard): Cloze {
  return fromOriginal(card) ?? fromBlanks(card);
}

function fromOriginal({ question, answer, original }: ClozeCard): Cloze | undefined {
  if (original === null) {
    return undefined;
  }
  const numbers = new Set([...original.matchAll(MARK)].map(([, number]) => Number(number)));
  for (const number of numbers) {
    const sides = cutOut(original, number);
    if (number > 0 && sides.question === fold(question) && sides.answer === fold(answer)) {
      return { text: toHtml(original), ord: number - 1 };
    }
  }
  return undefined;
}

/** What a card of that number asks and shows. */
function cutOut(original: string, number: number) {
  const missing: string[] = [];
  const answer = original.replaceAll(MARK, (_, mark: string, hidden: string) => {
    if (Number(mark) !== number) {
      return hidden;
    }
    missing.push(hidden);
    return BLANK;
  });
  return { question: fold([...new Set(missing)].join(', ')), answer: fold(answer) };
}

function fromBlanks({ question, answer }: ClozeCard): Cloze {
  const parts = splitAtBlanks(answer).map((part) => guard(toHtml(part)));
  return { text: parts.join(`{{c1::${guard(toHtml(question))}}}`), ord: 0 };
}

/** Signs that would begin, part or end a mark are written as what they are. */
function guard(html: string): string {
  return html
    .replaceAll('{{', '{&#123;')
    .replaceAll('}}', '}&#125;')
    .replaceAll('::', ':&#58;')
    .replaceAll(/\}$/g, '&#125;')
    .replaceAll(/:$/g, '&#58;');
}

function fold(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
