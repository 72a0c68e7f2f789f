import { describe, expect, it } from 'vitest';
import { toCardText } from './card-text';

describe('the text of a card', () => {
  it.each([
    ['emphasis', 'a <b>bold </b>and <i>slanted</i> word', 'a **bold** and *slanted* word'],
    ['no emphasis of everything', '<div><b>whole</b></div>', 'whole'],
    ['code', 'call <code>f(x)</code>', 'call `f(x)`'],
    ['lines of code', 'x<pre>if a:\n  b</pre>', 'x\n`if a:`\n`  b`'],
    [
      'raised and lowered letters',
      'H<sub>2</sub>O, Na<sup>+</sup>, x<sup>2n</sup>, a<sup>b, c</sup>',
      'H~2~O, Na+, x^2n^, ab, c',
    ],
    [
      'lists',
      'See<ul><li>one</li><li>two<ul><li>in</li></ul></li></ul>',
      'See\n- one\n- two\n  - in',
    ],
    ['numbers', '<ol><li>one<li>two</ol>', '1. one\n2. two'],
    ['lines', 'a<div>b</div><div>c<br>d</div><p>e</p>', 'a\nb\nc\nd\ne'],
    ['an empty line, and no more', 'a<br><br><br><br>b', 'a\n\nb'],
    ['entities', 'a &amp; b&nbsp;&lt;c&gt;', 'a & b <c>'],
    ['separate accents', 'e\u0302\u0301', 'ế'],
    ['readings', '<ruby>漢字<rp>(</rp><rt>かんじ</rt><rp>)</rp></ruby>', '漢字[かんじ]'],
    ['formulas of MathJax', 'so \\(a &lt; b\\) and \\[c\\]', 'so $a < b$ and $c$'],
    ['formulas of LaTeX', '[$]x_1[/$] [$$]y[/$$] [latex]$z$[/latex]', '$x_1$ $y$ $z$'],
    ['formulas of the editor', '<anki-mathjax block="true">a<br>b</anki-mathjax>', '$a b$'],
    ['brackets that are no formula', 'f\\(x and [$]y', 'f\\(x and [$]y'],
  ])('has %s', (_, html, text) => {
    expect(toCardText(html).text).toBe(text);
  });

  it('is plain on one line, with formulas as they were written', () => {
    expect(toCardText('a <b>b</b><ul><li>c</ul>\\(d\\)').plain).toBe('a b c \\(d\\)');
  });

  it('keeps no script, handler or address', () => {
    const html =
      '<b onclick="x()">Hello</b><script>steal()</script><style>b{}</style><img src=x onerror="x()"><iframe src="javascript:x()">i</iframe><a href="javascript:x()"> link</a><svg onload=x()><text>s</text></svg><button>b</button>';

    expect(toCardText(html)).toEqual({
      text: '**Hello** link',
      plain: 'Hello link',
      media: [{ name: 'x', alt: '' }],
    });
  });

  it('names its pictures and sounds, and shows nothing of them', () => {
    const html =
      'a<img src="t%E1%BA%BF b&amp;o.png"><img src=\'c.jpg\' />[sound:x y.mp3][sound:x y.mp3][anki:play:q:0]<img src="100%.png"><img src="data:image/png;base64,AA">';

    expect(toCardText(html)).toEqual({
      text: 'a',
      plain: 'a',
      media: ['x y.mp3', 'tế b&o.png', 'c.jpg', '100%.png'].map((name) => ({ name, alt: '' })),
    });
  });

  it('goes once through a megabyte of brackets', () => {
    expect(toCardText('\\('.repeat(500_000)).plain).toHaveLength(1_000_000);
  });
});
