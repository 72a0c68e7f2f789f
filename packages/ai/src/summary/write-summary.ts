import type { SourcedSentence } from '../engine';
import type { ToldList } from './list-lines';

/** What is said about one part of a document, or about all of it. */
export type Told = {
  title?: string | undefined;
  sentences: readonly SourcedSentence[];
  /** What its lists hold, a line for each item. */
  lists?: readonly ToldList[];
};

/** Each part on lines of its own below its title; the items of lists on lines of theirs. */
export function writeSummary(told: readonly Told[]): {
  content: string;
  sentences: SourcedSentence[];
} {
  const paragraphs = told.map(({ title, sentences, lists = [] }) => {
    const said = sentences.map(({ sentence }) => sentence).join(' ');
    const listed = lists.flatMap((list) => (list.isShort ? [onOneLine(list)] : onLines(list)));
    return [title, said, ...listed].filter(Boolean).join('\n');
  });
  return {
    content: paragraphs.join('\n\n'),
    sentences: told.flatMap(({ sentences, lists = [] }) => [
      ...sentences,
      ...lists.flatMap(({ items }) => items),
    ]),
  };
}

function onLines({ head, items }: ToldList): string[] {
  return [...(head ? [announce(head)] : []), ...items.map(({ sentence }) => `- ${sentence}`)];
}

function onOneLine({ head, items }: ToldList): string {
  const names = items.map(({ sentence }) => sentence.replace(/\.$/u, ''));
  return `${head ? `${announce(head)} ` : ''}${names.join('; ')}.`;
}

function announce(head: string): string {
  return head.endsWith('?') ? head : `${head}:`;
}
