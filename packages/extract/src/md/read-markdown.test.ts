import { describe, expect, it } from 'vitest';
import { readMarkdown } from './read-markdown';

describe('text of a Markdown file', () => {
  it('has headings of both kinds and of HTML', () => {
    const source =
      '# Cells #\n\nParts\n=====\n\nMore\n---\n<h2 align="center">The <b>wall</b></h2>\ntext';

    expect(textOf(source)).toBe('Cells\n\nParts\n\nMore\n\nThe wall\n\ntext');
    expect(runsOf(source)).toEqual([
      'heading Cells',
      'heading Parts',
      'heading More',
      'heading The wall',
    ]);
  });

  it('joins the lines of a paragraph, unless a line was ended on purpose', () => {
    expect(textOf('A cell is\nsmall.  \nIt lives.\\\nIt grows.\n\nNext')).toBe(
      'A cell is small.\nIt lives.\nIt grows.\n\nNext',
    );
  });

  it('keeps the levels and numbers of lists, whole items and their further paragraphs', () => {
    const source =
      '- one\n  goes on\n    - inner\n      1. third\n- [x] done\n\n  more of it\n\nEnd\n\n7) seven';

    expect(textOf(source)).toBe(
      '• one goes on\n  • inner\n    1. third\n• done\n  more of it\n\nEnd\n\n7) seven',
    );
  });

  it('has a line for each row of a table', () => {
    const source = '| Organelle | Task |\n|:--|--:|\n| **Nucleus** | keeps \\| reads DNA |\nafter';

    expect(textOf(source)).toBe('Organelle\tTask\nNucleus\tkeeps | reads DNA\n\nafter');
  });

  it('keeps products, and the strokes of programs in a table', () => {
    expect(textOf('2*3*4 is 24.\n\na | b\n--|--\nor | `x \\| y`')).toBe(
      '2*3*4 is 24.\n\na\tb\nor\tx | y',
    );
  });

  it('says what is bold, italic or marked, and drops the signs', () => {
    const source =
      'A **cell** has a *wall*, __two__ _parts_, ***both***, ==marked==, <b>this</b>; not 2 * 3 * 4, snake_case_name or a == b.';

    expect(textOf(source)).toBe(
      'A cell has a wall, two parts, both, marked, this; not 2 * 3 * 4, snake_case_name or a == b.',
    );
    expect(runsOf(source)).toEqual([
      'bold cell',
      'italic wall',
      'bold two',
      'italic parts',
      'bold both',
      'italic both',
      'bold marked',
      'bold this',
    ]);
  });

  it('keeps the words of links, not their addresses, and no pictures, comments and footnote marks', () => {
    const source =
      'See [the *cell*](https://x.y/a_(b) "t"), [[Page|wiki]], [ref][1]<!-- no -->, ![alt](p.png)note[^1] &amp; \\*this\\*.\n\n[1]: https://x.y\n<!-- gone\ngone -->\nkept';

    expect(textOf(source)).toBe('See the cell, wiki, ref, note & *this*.\n\nkept');
  });

  it('reads tables and lists of HTML as those of a page, and leaves out programs and looks', () => {
    const source =
      'Before\n<table>\n<tr><td>Osmosis</td><td>Water <b>moves</b></td></tr>\n<tr><td>ATP</td><td>Energy</td></tr>\n</table>\n<ul><li>a</li>\n<li>b</li></ul>\n<style>\n.a { color: red }\n</style>\n<script>\nalert(1)\n</script>\nAfter\n\n<table>\nnever ended';

    expect(textOf(source)).toBe(
      'Before\n\nOsmosis\tWater moves\nATP\tEnergy\n\n• a\n• b\n\nAfter\n\nnever ended',
    );
  });

  it('keeps programs and formulas to the letter', () => {
    const source =
      'Use `a_b*c` and $x_1*y_2*z$.\n\n```py\n# no heading\nx = *y\n```\n\n$$\na_{1} * b\n$$\n\n    indented *code*\n\n> ```\n> quoted\n> ```\n> said';

    expect(textOf(source)).toBe(
      'Use a_b*c and $x_1*y_2*z$.\n\n```py\n# no heading\nx = *y\n```\n\n$$\na_{1} * b\n$$\n\nindented *code*\n\n```\nquoted\n```\n\nsaid',
    );
  });

  it('reads the notes of lectures as text', () => {
    const source =
      '```{prf:definition} Cell\n:label: c\n\nA **cell** is small.\n```\n\n:::tip\nDrink.\n:::\n> [!note] Title\n> quoted';

    expect(textOf(source)).toBe('A cell is small.\n\nDrink.\n\nTitle quoted');
  });

  it('keeps of what a file says about itself only the title, and that once', () => {
    expect(textOf('---\ntitle: "Cells"\ntags: [a]\n---\nText')).toBe('Cells\n\nText');
    expect(textOf('+++\ntitle = "Cells"\n+++\n# Cells\nText')).toBe('Cells\n\nText');
    expect(textOf('---\n\nA rule.\n\n---\n\nEnd')).toBe('A rule.\n\nEnd');
  });

  it.each(['*', '[', '`', '<', '_', '$', '> ', '![', '- ', '<table>\n', '<ul>\n'])(
    '[B-122] ends in time on a line of nothing but %j',
    (sign) => {
      const started = performance.now();
      readMarkdown(bytesOf(`${sign.repeat(200_000)}x`));

      expect(performance.now() - started).toBeLessThan(5_000);
    },
  );
});

function bytesOf(source: string): Uint8Array {
  return new TextEncoder().encode(source);
}

function textOf(source: string): string {
  return readMarkdown(bytesOf(source)).text;
}

function runsOf(source: string): string[] {
  const { text, emphasis } = readMarkdown(bytesOf(source));
  return emphasis.map(({ kind, start, end }) => `${kind} ${text.slice(start, end)}`);
}
