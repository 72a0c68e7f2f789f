import { describe, expect, it } from 'vitest';
import { BOLD, HEADING, ITALIC, joinBlocks, type TextBlock } from './text-blocks';

describe('blocks put together', () => {
  it('separates paragraphs by an empty line, items and rows by a line break', () => {
    const { text } = joinBlocks([
      block('paragraph', 'Intro'),
      block('item', 'one'),
      block('item', 'two'),
      block('row', 'a\tb'),
      block('row', 'c\td'),
      block('paragraph', 'End'),
    ]);

    expect(text).toBe('Intro\n\none\ntwo\n\na\tb\nc\td\n\nEnd');
  });

  it('leaves out empty paragraphs', () => {
    expect(joinBlocks([block('paragraph', ' \u00a0'), block('paragraph', 'x')]).text).toBe('x');
  });
});

describe('emphasised runs', () => {
  it('lie where the text says what they say', () => {
    const { text, emphasis } = joinBlocks([
      { kind: 'paragraph', pieces: [{ text: 'The Cell', style: HEADING }] },
      {
        kind: 'paragraph',
        pieces: [
          { text: 'A ', style: 0 },
          { text: 'cell ', style: BOLD },
          { text: 'wall', style: BOLD | ITALIC },
          { text: ' protects.', style: 0 },
        ],
      },
    ]);

    expect(emphasis.map(({ kind, start, end }) => [kind, text.slice(start, end)])).toEqual([
      ['heading', 'The Cell'],
      ['bold', 'cell wall'],
      ['italic', 'wall'],
    ]);
  });

  it('keep their place when a letter and its accent lie in different runs', () => {
    const { text, emphasis } = joinBlocks([
      {
        kind: 'paragraph',
        pieces: [
          { text: 'te\u0302', style: 0 },
          { text: '\u0301 ba\u0300o', style: BOLD },
          { text: '!', style: 0 },
        ],
      },
    ]);

    expect(text).toBe('tế bào!');
    expect(emphasis).toEqual([{ kind: 'bold', start: 3, end: 6 }]);
  });

  it('keep their place when the marks of a letter lie in runs without end', () => {
    const marks = Array.from({ length: 60_000 }, () => ({ text: '\u0323', style: 0 }));

    const { text, emphasis } = joinBlocks([
      {
        kind: 'paragraph',
        pieces: [
          { text: `${'x'.repeat(100_000)}e`, style: 0 },
          { text: '\u0302', style: 0 },
          ...marks,
          { text: 'b', style: BOLD },
        ],
      },
    ]);

    expect(text.slice(100_000, 100_002)).toBe('ệ\u0323');
    expect(emphasis).toEqual([{ kind: 'bold', start: 160_000, end: 160_001 }]);
  });

  it('have no white space around them', () => {
    const { text, emphasis } = joinBlocks([
      {
        kind: 'paragraph',
        pieces: [
          { text: 'x', style: 0 },
          { text: '  term \n', style: ITALIC },
          { text: 'y', style: 0 },
          { text: '  ', style: BOLD },
        ],
      },
    ]);

    expect(emphasis.map(({ start, end }) => text.slice(start, end))).toEqual(['term']);
  });
});

function block(kind: TextBlock['kind'], text: string): TextBlock {
  return { kind, pieces: [{ text, style: 0 }] };
}
