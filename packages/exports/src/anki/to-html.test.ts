import { expect, it } from 'vitest';
import { stripHtml, toHtml } from './to-html';

it.each([
  ['a < b & c', 'a &lt; b &amp; c'],
  ['two\nlines', 'two<br>lines'],
  ['**bold**, *slanted* and `a < b`', '<b>bold</b>, <i>slanted</i> and <code>a &lt; b</code>'],
  ['H~2~O and x^2^', 'H<sub>2</sub>O and x<sup>2</sup>'],
  ['area $a < \\pi$', 'area \\(a &lt; \\pi\\)'],
  ['$$\\int$$', '\\[\\int\\]'],
  ['See:\n- one\n- two\nend', 'See:<ul><li>one</li><li>two</li></ul>end'],
  ['1. one\n2. two', '<ol><li>one</li><li>two</li></ol>'],
  ['3) one\n4) two', '<div>3) one</div><div>4) two</div>'],
  ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
  ['{{c1::x}}', '&#123;&#123;c1::x&#125;&#125;'],
  ['[sound:a.mp3] [1]', '&#91;sound:a.mp3] [1]'],
  ['a\u001Fb', 'a b'],
])('%j is written as %s', (text, html) => {
  expect(toHtml(text)).toBe(html);
});

it('is compared by its words', () => {
  expect(stripHtml(toHtml('**a** < {b} &amp;'))).toBe('a < {b} &amp;');
});
