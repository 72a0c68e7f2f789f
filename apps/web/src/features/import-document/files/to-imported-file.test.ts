import { type ExtractedDocument, NO_PAGES } from '@scholar/extract';
import { countUtf8Bytes, DOCUMENT_MAX_BYTES } from '@scholar/contract';
import { describe, expect, it } from 'vitest';
import { toImportedFile } from './to-imported-file';

function extracted(text: string, changes: Partial<ExtractedDocument> = {}): ExtractedDocument {
  return { text, emphasis: [], ...NO_PAGES, ...changes };
}

describe('toImportedFile', () => {
  it('keeps the text, the name, the pages and what stood out', () => {
    const emphasis = [{ kind: 'bold' as const, start: 0, end: 7 }];

    expect(toImportedFile('ch-3.pdf', extracted('Osmosis moves.', { pages: 6, emphasis }))).toEqual(
      {
        source: {
          text: 'Osmosis moves.',
          file: { name: 'ch-3.pdf', pages: 6 },
          saved: null,
          emphasis: ['Osmosis'],
          headings: [],
        },
        isCut: false,
        recognisedPages: [],
        emptyPages: [],
        picturePages: [],
      },
    );
  });

  it('[B-77] knows one kind of line break, as the text area does', () => {
    expect(toImportedFile('a.txt', extracted('a\r\nb\rc')).source.text).toBe('a\nb\nc');
  });

  it('takes a text of exactly the limit whole', () => {
    const text = 'a'.repeat(DOCUMENT_MAX_BYTES);

    expect(toImportedFile('a.txt', extracted(text))).toMatchObject({
      isCut: false,
      source: { text },
    });
  });

  it('ends a longer one at the last paragraph that fits, and says so', () => {
    const paragraph = `${'Nước đi từ nơi ít chất tan. '.repeat(20)}\n\n`;
    const text = paragraph.repeat(3_000);

    const { source, isCut } = toImportedFile('a.txt', extracted(text));

    expect(isCut).toBe(true);
    expect(countUtf8Bytes(source.text)).toBeLessThanOrEqual(DOCUMENT_MAX_BYTES);
    expect(countUtf8Bytes(source.text)).toBeGreaterThan(DOCUMENT_MAX_BYTES - 2_000);
    expect(source.text.endsWith('tan. ')).toBe(true);
  });

  it('cuts one endless paragraph where it must, but never through a letter', () => {
    const { source } = toImportedFile('a.txt', extracted(`x${'🌊'.repeat(300_000)}`));

    expect(source.text.isWellFormed()).toBe(true);
    expect(countUtf8Bytes(source.text)).toBe(DOCUMENT_MAX_BYTES - 3);
  });

  it('forgets what stood out behind the cut', () => {
    const text = `${'a'.repeat(DOCUMENT_MAX_BYTES)} Osmosis`;
    const emphasis = [{ kind: 'bold' as const, start: text.length - 7, end: text.length }];

    expect(toImportedFile('a.txt', extracted(text, { emphasis })).source.emphasis).toEqual([]);
  });
});
