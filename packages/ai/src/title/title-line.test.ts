import { describe, expect, it } from 'vitest';
import { readDocument } from '../reading/read-document';
import { findOwnTitle, TITLE_MAX_CHARACTERS, writeTitle } from './title-line';

const TEXT =
  'A membrane is a thin layer that lets some substances pass and holds back all of the others.';
const titleOf = (text: string, headings?: string[]) =>
  findOwnTitle(readDocument(text, 'en', headings), headings);

describe('the title of a document', () => {
  it('is a heading that stands behind names and dates at most', () => {
    expect(titleOf(`Ada Moss\n\nMembranes\n\n${TEXT}`, ['Membranes'])).toBe('Membranes');
  });

  it('is no heading that stands behind text', () => {
    expect(titleOf(`${TEXT}\n\nHow it grows\n\n${TEXT}`, ['How it grows'])).toBeUndefined();
  });

  it('is no heading of which the text speaks before', () => {
    expect(
      titleOf(`${TEXT}\n\nThin layers\n\n${TEXT}`.replace('thin layer', 'thin layers'), [
        'Thin layers',
        'Substances',
      ]),
    ).toBeUndefined();
  });

  it.each([
    ['the subject of a school', '# History\n\n## Germany', 'History: Germany'],
    ['a count', '# Ôn tập chương 6\n\n# A. Tổng quan\n\n# Quần thể', 'Quần thể'],
    ['what the file is called', '+++\ntitle = "Cells"\n+++\n\n# Walls', 'Cells'],
    ['what slides say about themselves', 'layout: center\n\n# Cells', 'Cells'],
  ])('goes beyond %s', (_, head, title) => {
    expect(titleOf(`${head}\n\n${TEXT}`)).toBe(title);
  });

  it('is not the overview that is the first of many parts', () => {
    expect(titleOf(`# Phần I – Tổng quan\n\n${TEXT}\n\n# Phần II – Màng\n\n${TEXT}`)).toBe(
      undefined,
    );
  });

  it('is found as fast in a long book', () => {
    const text = `Membranes\n\n${`${TEXT}\n\n`.repeat(20_000)}`;

    expect(titleOf(text, ['Membranes'])).toBe('Membranes');
  });

  it('ends before a small word where it is too long', () => {
    const title = writeTitle(
      'Sự thay đổi của khí hậu và những ảnh hưởng lâu dài đến nông nghiệp của vùng đồng bằng',
    );

    expect(title.length).toBeLessThanOrEqual(TITLE_MAX_CHARACTERS);
    expect(title).toBe('Sự thay đổi của khí hậu và những ảnh hưởng lâu dài đến nông nghiệp');
  });
});
