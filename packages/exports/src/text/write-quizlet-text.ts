import type { ExportedLibrary } from '../exported-library';

/** A line for each card, term and definition with a tab between, which is what Quizlet's import takes at first. */
export function writeQuizletText({ sets }: ExportedLibrary): string {
  return sets
    .flatMap(({ cards }) => cards)
    .map(({ question, answer }) => `${toOneLine(question)}\t${toOneLine(answer)}\n`)
    .join('');
}

function toOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
