import { describe, expect, it } from 'vitest';
import { readMarkup } from './read-markup';

const wordsOf = (text: string) => readMarkup(text).plain.split(/\s+/).filter(Boolean).join(' ');
const emphasisOf = (text: string) => {
  const { plain, emphasis } = readMarkup(text);
  return emphasis.map(({ start, end }) => plain.slice(start, end));
};
const linesOf = (text: string) => {
  const { plain, lines } = readMarkup(text);
  return Array.from(lines, ([start, { kind, level }]) => [
    kind,
    level,
    plain.slice(start).split('\n', 1)[0]?.trim(),
  ]);
};

describe('Markdown', () => {
  it('loses its signs and keeps every word where it stood', () => {
    const text = '## Cells\n\n* A **cell** is _alive_, see [the book](https://a.example/b).\n';

    const { plain } = readMarkup(text);

    expect(plain).toHaveLength(text.length);
    expect(plain.indexOf('alive')).toBe(text.indexOf('alive'));
    expect(wordsOf(text)).toBe('Cells A cell is alive , see the book .');
  });

  it('tells headings and items with their levels', () => {
    const text = '# Cells\n\n## **Parts:**\n\n* Wall\n    * Pores\n1. First\n- **Bold**: said';

    expect(linesOf(text)).toEqual([
      ['heading', 1, 'Cells'],
      ['heading', 2, 'Parts:'],
      ['item', 0, 'Wall'],
      ['item', 4, 'Pores'],
      ['item', 0, '1. First'],
      ['item', 1, 'Bold  : said'],
    ]);
  });

  it('tells what is emphasised, over a line end too, and no sign inside a word', () => {
    expect(
      emphasisOf('A **cell** and a _dangling\npointer_, not snake_case_name or 2*3*4.'),
    ).toEqual(['cell', 'dangling\npointer']);
  });

  it.each([
    ['programs', '```python\nimport numpy as np\n```\nProse.'],
    ['front matter', '---\ntitle: x\nauthor: y\n---\nProse.'],
    ['pictures', '![a chart](../chart.png)\nProse.'],
    [
      'front matter before formulas',
      '---\njupytext:\n  x: y\n---\n```python\nx\n```\n\n$$\n\\begin{aligned} a \\end{aligned}\n$$\nProse.',
    ],
    ['displayed formulas', '$$\na = b\n$$\nProse.'],
    ['table of contents', '- [Cells](#cells)\n  1. [Walls](#walls)\n\nProse.'],
    ['links to other pages', '- [The Bobo doll](https://a.example/v) video, 5 min\n\nProse.'],
    ['words that were crossed out', '~~Wrong words.~~ Prose.'],
    ['pictographs', '👉👩‍👩‍👧 Prose.'],
    ['rules and targets of links', '---\n[book]: https://a.example\nProse.'],
  ])('has no %s', (_, text) => {
    expect(wordsOf(text)).toBe('Prose.');
  });

  it.each([
    ['entities', 'A &mdash; B &amp; C', 'A — B & C'],
    ['links of a wiki', 'A [[wall]] of a [[cells|cell]].', 'A wall of a cell .'],
    ['highlights', 'A ==cell== is =a=alive==.', 'A cell is alive .'],
    ['headings with an anchor', '## Cells {#cells}', 'Cells'],
  ])('reads %s', (_, text, words) => {
    expect(readMarkup(text).plain).toHaveLength(text.length);
    expect(wordsOf(text)).toBe(words);
  });

  it('reads pictographs where there is nothing else', () => {
    expect(wordsOf('😀👩‍👩‍👧 😀')).toBe('😀👩‍👩‍👧 😀');
  });

  it('takes a heading in a list for a heading', () => {
    expect(linesOf('1. ### Osmosis\n   Water moves.')).toEqual([['heading', 3, 'Osmosis']]);
  });

  it('keeps the prose of notes in fences', () => {
    expect(wordsOf('```{note}\n:label: x\nA cell is alive.\n```')).toBe('A cell is alive.');
  });
});

describe('LaTeX', () => {
  const text = [
    '\\chapter{Cells}',
    'A {\\bf cell} is \\emph{alive}. % not for readers',
    '\\index{cell}',
    'It divides.',
    '\\begin{verbatim}',
    'x = 1',
    '\\end{verbatim}',
    '\\begin{itemize}',
    '\\item Wall',
    '\\end{itemize}',
  ].join('\n');

  it('is read without commands, comments, programs and indexes', () => {
    expect(readMarkup(text).plain).toHaveLength(text.length);
    expect(wordsOf(text)).toBe('Cells A cell is alive . It divides. Wall');
  });

  it('tells headings, items and emphasis', () => {
    expect(linesOf(text)).toEqual([
      ['heading', 1, 'Cells'],
      ['item', 0, 'Wall'],
    ]);
    expect(emphasisOf(text)).toEqual(['cell', 'alive']);
  });

  it('reads on where something is opened and never closed', () => {
    expect(wordsOf('\\section{Cells}\n\\begin{figure}\nA cell is alive.')).toContain(
      'A cell is alive.',
    );
  });
});

describe('HTML', () => {
  it('tells headings, items, definition lists and emphasis', () => {
    const text =
      '<h2>Cells</h2><ul><li><b>Wall</b> of it</li></ul><dl><dt>Pore</dt><dd>a hole</dd></dl>';

    expect(linesOf(text)).toEqual([
      ['heading', 2, 'Cells'],
      ['item', 0, 'Wall     of it'],
      ['item', 0, 'Pore'],
      ['item', 2, 'a hole'],
    ]);
    expect(emphasisOf(text)).toEqual(['Wall']);
  });
});

describe('notes of other programs', () => {
  it('keep no attributes, facts and references of their lines', () => {
    const text =
      '- **society**{: data-type="term" #term-1} is a group\n  collapsed:: true\n  - see ((63896930-4ad3-4361-ac85-b74301e9aad5)) too';

    expect(wordsOf(text)).toBe('society is a group see too');
  });

  it('have headings with equals signs', () => {
    expect(linesOf('= Cells\n\n== The membrane ==\n\nIt is thin.')).toEqual([
      ['heading', 1, 'Cells'],
      ['heading', 2, 'The membrane'],
    ]);
  });

  it('are read where a fence holds words, and not where it holds a program', () => {
    expect(wordsOf('```\nNucleus - holds the DNA of the cell\n```')).toContain('Nucleus');
    expect(wordsOf('```\nlet total = count(cells);\n```')).toBe('');
  });

  it('have slides with titles', () => {
    expect(linesOf('\\begin{frame}{Market}\nText\n\\end{frame}')).toEqual([
      ['heading', 4, 'Market'],
    ]);
  });
});
