import { describe, expect, it } from 'vitest';
import { readHtml } from './html';

const blankHtml = (text: string) => readHtml(text).plain;

const wordsOf = (text: string) => blankHtml(text).split(/\s+/).filter(Boolean).join(' ');

describe('a text with its markup blanked out', () => {
  it('keeps every place', () => {
    const text = '<p class="a">A <b>cell</b> lives.</p><p>Water</p>';

    const plain = blankHtml(text);

    expect(plain).toHaveLength(text.length);
    expect(plain.indexOf('cell')).toBe(text.indexOf('cell'));
    expect(plain).toMatch(/A {4}cell {5}lives\.\n+Water/);
  });

  it('hides scripts, styles and comments', () => {
    expect(
      wordsOf('A<script>alert(1)</script> <style>b{}</style>cell<!-- <p>no</p> --> lives'),
    ).toBe('A cell lives');
  });

  it.each(['x < y and y > z', 'List<String> names', 'a <- b', 'no markup at all', '<p></p>'])(
    'is the text itself: %s',
    (text) => {
      expect(blankHtml(text)).toBe(text);
    },
  );

  it.each(['<!--', '<script>', '<b ', '<p', '<!-- -->'])(
    'goes once through a megabyte of %s',
    (piece) => {
      const text = `A cell. ${piece.repeat(1_000_000 / piece.length)}`;
      expect(blankHtml(text)).toHaveLength(text.length);
    },
  );
});
