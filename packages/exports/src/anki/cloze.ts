import { BLANK, splitAtBlanks } from '@scholar/contract';
import { toHtml } from './to-html';

type ClozeCard = { question: string; answer: string; original: string | null };
/** `ord`: which of the marks of the text the card asks for, from 0. */
export type Cloze = { text: string; ord: number };

const MARK = /\{\{c(\d+)::(.*?)(?:::(.*?))?\}\}/gs;
/** The same after its braces became signs like any other. */
const MARK_IN_HTML = /&#123;&#123;c(\d+)::(.*?)&#125;&#125;/gs;

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
      return { text: toHtml(original).replaceAll(MARK_IN_HTML, '{{c$1::$2}}'), ord: number - 1 };
    }
  }
  return undefined;
}

/** What the import makes of a mark: the words as the question, the rest with a blank as the answer. */
function cutOut(original: string, number: number) {
  const missing: string[] = [];
  const answer = original.replaceAll(MARK, (_, mark: string, hidden: string, hint?: string) => {
    if (Number(mark) !== number) {
      return hidden;
    }
    missing.push(hidden);
    return hint === undefined ? BLANK : `${BLANK} (${hint})`;
  });
  return { question: fold([...new Set(missing)].join(', ')), answer: fold(answer) };
}

/** Where words are listed for as many blanks, each has its own; else all have the same. */
function fromBlanks({ question, answer }: ClozeCard): Cloze {
  const [before = '', ...others] = splitAtBlanks(answer).map(toHtml);
  const listed = question.split(', ');
  const distinct = new Set(listed.map((words) => words.trim()).filter(Boolean));
  const hasOwn = listed.length === others.length && distinct.size === listed.length;
  const missing = hasOwn ? listed : others.map(() => question);
  const filled = others.map(
    (after, index) => `{{c1::${guard(toHtml(missing[index] ?? question))}}}${after}`,
  );
  return { text: before + filled.join(''), ord: 0 };
}

/** Colons part the words of a mark from its hint. */
function guard(html: string): string {
  return html.replaceAll('::', ':&#58;').replaceAll(/:$/g, '&#58;');
}

function fold(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
