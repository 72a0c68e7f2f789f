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
