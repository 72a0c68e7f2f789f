import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasMarkup, parseInline, parseMarkup, toPlainText } from './index';

const text = (words: string) => ({ kind: 'text', text: words });

describe('the text of a card', () => {
  it.each([
    ['**Mitosis** divides', [{ kind: 'bold', parts: [text('Mitosis')] }, text(' divides')]],
    ['un**happy**', [text('un'), { kind: 'bold', parts: [text('happy')] }]],
    ['*E. coli* lives', [{ kind: 'italic', parts: [text('E. coli')] }, text(' lives')]],
    ['**a *b***', [{ kind: 'bold', parts: [text('a '), { kind: 'italic', parts: [text('b')] }] }]],
    ['`a * b`', [{ kind: 'code', text: 'a * b' }]],
    ['H~2~O', [text('H'), { kind: 'sub', parts: [text('2')] }, text('O')]],
    ['Ca^2+^ ions', [text('Ca'), { kind: 'sup', parts: [text('2+')] }, text(' ions')]],
    ['area $\\pi r^2$.', [text('area '), formula('\\pi r^2'), text('.')]],
    ['$$\\int_0^1 x$$', [{ ...formula('\\int_0^1 x'), isDisplayed: true }]],
    ['\\*not\\* \\$x\\$', [text('*not* $x$')]],
  ])('%s is marked', (written, parts) => {
    expect(parseInline(written)).toEqual(parts);
  });

  it.each([
    'It costs $5, or $6 with tax.',
    'US$5 (AU$7) and $1.50/$2',
    '2*3*4 = 24, 2 * 3 * 4 too',
    'x**2 + y**2, 2**3**4',
    'x^2+y^2 = z^2',
    'about ~5 to ~6 minutes, 5~10~15',
    'an * alone, ** two, a ` tick',
    'snake_case_name and __init__',
    '<b>bold</b> & <script>alert(1)</script>',
    '- a dash alone',
    '1789. The revolution began.',
    'C:\\Users\\new',
    '# no heading\n> no quotation',
  ])('%s stays as it is typed', (written) => {
    expect(toPlainText(written)).toBe(written);
    expect(parseMarkup(written)).toEqual([{ kind: 'lines', parts: [text(written)] }]);
  });

  it('has lists of points and of numbers between its lines', () => {
    expect(parseMarkup('Phases:\n- **pro**phase\n- metaphase\n\n1. one\n2) two\nend')).toEqual([
      { kind: 'lines', parts: [text('Phases:')] },
      {
        kind: 'list',
        items: [
          { mark: '•', parts: [{ kind: 'bold', parts: [text('pro')] }, text('phase')] },
          { mark: '•', parts: [text('metaphase')] },
        ],
      },
      { kind: 'lines', parts: [] },
      {
        kind: 'list',
        items: [
          { mark: '1.', parts: [text('one')] },
          { mark: '2)', parts: [text('two')] },
        ],
      },
      { kind: 'lines', parts: [text('end')] },
    ]);
  });

  it('reads as its words', () => {
    expect(toPlainText('**H~2~O** is $x$\n- `a`\n- *b*')).toBe('H2O is x\n• a\n• b');
  });

  it('is told from plain text at a glance', () => {
    expect(['Nước', 'a - b', 'a\n- b', '$x$'].map(hasMarkup)).toEqual([false, false, true, true]);
  });

  it('loses no word, whatever is typed', () => {
    const typed = fc.string({
      unit: fc.constantFrom('a', 'ế', '2', ' ', '\n', '*', '`', '$', '~', '^', '-', '.', '\\'),
    });
    fc.assert(
      fc.property(typed, (written) => {
        const letters = (words: string) => words.replaceAll(/[^aế2]/g, '');
        expect(letters(toPlainText(written))).toBe(letters(written));
      }),
    );
  });

  it('may be nothing but signs', () => {
    for (const unit of [' *a', ' **a', ' $a', ' a~', '`\n', '$$ ', '**', '*']) {
      expect(parseMarkup(unit.repeat(3_000)).length).toBeGreaterThan(0);
    }
  });
});

function formula(tex: string) {
  return { kind: 'formula', text: tex, isDisplayed: false };
}
