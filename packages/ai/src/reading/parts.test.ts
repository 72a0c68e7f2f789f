import { describe, expect, it } from 'vitest';
import { isInLongText, splitParts } from './parts';
import { type ReadDocument, readDocument } from './read-document';

const SENTENCE = 'Cells take up water through a thin membrane of fat.';
const paragraphOf = (sentences: number) => `${SENTENCE} `.repeat(sentences).trim();
const chapterOf = (at: number) => `# Chapter ${at}\n\n${paragraphOf(60)}\n\n${paragraphOf(60)}`;
const BOOK = Array.from({ length: 24 }, (_, at) => chapterOf(at + 1)).join('\n\n');

const read = (text: string) => readDocument(text, 'en');
const sentencesOf = ({ text, sentences }: ReadDocument) =>
  sentences.map(({ start, end }) => text.slice(start, end));
const wordsOf = ({ tokens, sentences }: ReadDocument) =>
  sentences.map(({ from, to }) =>
    Array.from(tokens.ids.slice(from, to), (id) => tokens.vocabulary[id]).join(' '),
  );

describe('a long text', () => {
  it('is one of more than twenty thousand words, and so are its parts', () => {
    const book = read(BOOK);

    expect(isInLongText(book)).toBe(true);
    expect(isInLongText(read(chapterOf(1)))).toBe(false);
    for (const { document } of splitParts(book)) {
      expect(isInLongText(document)).toBe(true);
    }
  });

  it('comes in parts that are the whole, sentence by sentence and word by word', () => {
    const book = read(BOOK);

    const parts = [...splitParts(book)];

    expect(parts.map(({ document: { text } }) => text).join('')).toBe(BOOK);
    expect(parts.flatMap(({ document }) => sentencesOf(document))).toEqual(sentencesOf(book));
    expect(parts.flatMap(({ document }) => wordsOf(document))).toEqual(wordsOf(book));
    for (const { document, offset } of parts) {
      expect(BOOK.startsWith(document.text, offset)).toBe(true);
      expect(document.blocks.map(({ start, end }) => document.text.slice(start, end))).toEqual(
        book.blocks
          .filter(({ start }) => start >= offset && start < offset + document.text.length)
          .map(({ start, end }) => BOOK.slice(start, end)),
      );
    }
  });

  it('is cut before a heading, into parts of about one length', () => {
    const parts = [...splitParts(read(BOOK))];

    expect(parts.length).toBeGreaterThan(3);
    for (const { document } of parts) {
      expect(document.plain.trimStart().slice(0, 7)).toBe('Chapter');
      expect(document.tokens.count).toBeGreaterThan(4_000);
      expect(document.tokens.count).toBeLessThan(8_000);
    }
  });

  it('is cut before a paragraph where there is no heading, and before a sentence without either', () => {
    const pages = Array.from({ length: 48 }, () => paragraphOf(60)).join('\n\n');
    const one = paragraphOf(2_880);

    const cuts = (text: string) => [...splitParts(read(text))].slice(1).map(({ offset }) => offset);

    expect(cuts(pages).length).toBeGreaterThan(3);
    expect(cuts(pages).every((at) => pages.slice(at - 2, at) === '\n\n')).toBe(true);
    expect(cuts(one)).toHaveLength(cuts(pages).length);
    expect(cuts(one).every((at) => one.startsWith(SENTENCE, at))).toBe(true);
  });

  it('keeps in its parts what only the whole tells', () => {
    const page = (at: number) => `Biology for beginners\n\n${paragraphOf(100)} It is page ${at}.`;
    const book = read(Array.from({ length: 30 }, (_, at) => page(at)).join('\n\n'));

    const kinds = [...splitParts(book)].flatMap(({ document: { blocks } }) =>
      blocks.map(({ kind }) => kind),
    );

    expect(kinds.filter((kind) => kind === 'furniture')).toHaveLength(30);
  });
});
