import type { Pair, PairList } from './pair-list';

const ASKS = 'q|question|hỏi|câu hỏi|câu';
const ANSWERS = 'a|ans|answer|đáp|đáp án|trả lời';
/** 'Q:', 'Q1.', 'Câu 3:', 'Hỏi (2):', with a bullet or in bold as well. 'A.' is an option to choose. */
const LABEL = new RegExp(
  `^[\\s>*•-]*(?:(?<ask>${ASKS})|(?<answer>${ANSWERS}))\\s*(?:\\(?\\d{1,4}\\)?\\s*[:.：]|[:：])\\**(?=\\s|$)`,
  'iu',
);
/** An answer on the line of its question. */
const ANSWER_WITHIN = new RegExp(`\\s(?:${ANSWERS})\\s*\\d{0,4}\\s*[:：]\\s`, 'iu');

/** Text that says what is a question and what is an answer: by lines, or by blocks of lines. */
export function readLabelled(lines: readonly string[]): PairList | undefined {
  const rows: { question: string[]; answer: string[] }[] = [];
  const before: number[] = [];
  let side: 'question' | 'answer' | undefined;
  for (const [index, line] of lines.entries()) {
    const label = LABEL.exec(line);
    const rest = label ? line.slice(label[0].length) : line;
    if (label?.groups?.ask !== undefined) {
      side = 'question';
      rows.push({ question: [], answer: [] });
    } else if (label && side !== undefined) {
      side = 'answer';
    }
    const row = rows.at(-1);
    if (!row || side === undefined) {
      if (line.trim() !== '') {
        before.push(index);
      }
      continue;
    }
    const within = side === 'question' ? ANSWER_WITHIN.exec(rest) : null;
    if (within) {
      row.question.push(rest.slice(0, within.index));
      row.answer.push(rest.slice(within.index + within[0].length));
      side = 'answer';
    } else {
      row[side].push(rest);
    }
  }
  const pairs = rows.map(toPair);
  const full = pairs.filter(({ question, answer }) => question !== '' && answer !== '');
  // A text about something else may have a few such lines in its middle.
  if (full.length === 0 || full.length < pairs.length / 2 || before.length > full.length) {
    return undefined;
  }
  const title = before[0] === undefined ? undefined : lines[before[0]]?.trim();
  return {
    separator: 'Q:',
    columns: 2,
    rows: full,
    ...(title === undefined ? {} : { title }),
    skippedLines: before.slice(1).map((index) => index + 1),
  };
}

function toPair({ question, answer }: { question: string[]; answer: string[] }): Pair {
  return { question: question.join('\n').trim(), answer: answer.join('\n').trim() };
}
