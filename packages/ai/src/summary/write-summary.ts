import type { SourcedSentence } from '../engine';

/** What is said about one part of a document, or about all of it. */
export type Told = {
  title?: string;
  sentences: readonly SourcedSentence[];
  /** What its lists hold, a line each. */
  lists?: readonly SourcedSentence[];
};

/** Each part on lines of its own below its title; several lists as a list. */
export function writeSummary(told: readonly Told[]): {
  content: string;
  sentences: SourcedSentence[];
} {
  const paragraphs = told.map(({ title, sentences, lists = [] }) => {
    const said = sentences.map(({ sentence }) => sentence).join(' ');
    const listed = lists.map(({ sentence }) => (lists.length > 1 ? `- ${sentence}` : sentence));
    return [title, said, ...listed].filter(Boolean).join('\n');
  });
  return {
    content: paragraphs.join('\n\n'),
    sentences: told.flatMap(({ sentences, lists = [] }) => [...sentences, ...lists]),
  };
}
