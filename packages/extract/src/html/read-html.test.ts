import { describe, expect, it } from 'vitest';
import { readHtml } from './read-html';
import { readMhtml } from './read-mhtml';

describe('text of a web page', () => {
  it('has a paragraph for each block, whatever lies between the tags', () => {
    const html = `<html><body>
      <h1>Cells</h1>
      <p>A <span>cell</span>
         is small.<p>It lives.<br>Yes.
      <div>It<div>divides</div>.</div>
    </body></html>`;

    expect(textOf(html)).toBe('Cells\n\nA cell is small.\n\nIt lives.\nYes.\n\nIt\n\ndivides\n\n.');
  });

  it('drops scripts, styles, comments, the head and what is not shown', () => {
    const html =
      '<html><head><title>T</title><style>p{}</style></head><body><script>if (a < b) { x("</p>") }</script><!-- <p>c</p> --><![if !x]><p style="display:none">hidden</p><xml><w:x>1</w:x></xml>kept</body></html>';

    expect(textOf(html)).toBe('kept');
  });

  it('reads entities by name and by number', () => {
    expect(
      textOf('&lt;b&gt; &amp; &eacute;&#7871;&#x1EBF;&nbsp;&alpha;&Omega;&hellip;&unknown; &'),
    ).toBe('<b> & éếế αΩ…&unknown; &');
  });

  it('knows every name of the standard, names without their semicolon and the codes of old Word', () => {
    expect(textOf('&zcaron;&Abreve;&nrightarrow;&uhorn; &eacute&amp &#150;&#147;a&#148;')).toBe(
      'žĂ↛&uhorn; é& –“a”',
    );
  });

  it('goes once through a megabyte of &', () => {
    const text = '&'.repeat(1_000_000);

    expect(textOf(text)).toBe(text);
  });

  it('puts cells side by side and rows below each other, also without end tags', () => {
    const html =
      'x<table><tr><th>a<th>b<tr><td>c<td><p>d</p><p>e</p></table><table><tr><td>1</td><td><table><tr><td>2</td><td>3</td></tr></table></td></tr></table>y';

    expect(textOf(html)).toBe('x\n\na\tb\nc\td\ne\n1\t2\t3\n\ny');
  });

  it('has items of a list on lines of one paragraph, with their levels and numbers', () => {
    expect(textOf('<ul><li>a<li>b</ul><p>c</p>')).toBe('• a\n• b\n\nc');
    expect(
      textOf(
        '<ol start="3"><li><p>a</p><p>more</p><ul><li>inner</li></ul></li><li>b</li></ol><ol type="a"><li>x</ol>',
      ),
    ).toBe('3. a\n  more\n  • inner\n4. b\na. x');
  });

  it('writes formulas on one line, once', () => {
    const formula =
      '<math>\n<msup><mi>x</mi>\n<mn>2</mn></msup><mo>=</mo><mfrac><mi>a</mi><msub><mi>b</mi><mn>1</mn></msub></mfrac><annotation>x^2</annotation></math>';

    expect(textOf(`<p>If ${formula} then</p>`)).toBe('If x^2 = a/b_1 then');
  });

  it('has formulas once where a page draws them a second time, and where it hides them behind pictures', () => {
    const math = '<math><mi>E</mi><mo>=</mo><mi>m</mi></math>';

    expect(
      textOf(
        `<p>a <span class="katex">${math}<span class="katex-html" aria-hidden="true">E=m</span></span> b</p>`,
      ),
    ).toBe('a E = m b');
    expect(
      textOf(
        `<p>a <span class="mwe-math-mathml-inline" style="display: none;">${math}</span><img alt="E"> b</p>`,
      ),
    ).toBe('a E = m b');
  });

  it('leaves out the navigation and the readings above characters', () => {
    expect(textOf('<nav><ul><li>Home</ul></nav><p><ruby>base<rt>reading</rt></ruby></p>')).toBe(
      'base',
    );
  });

  it('keeps the lines of preformatted text', () => {
    expect(textOf('<pre>a\n  b</pre>')).toBe('a\n  b');
  });

  it('does not end a tag at a bracket inside quotes, unless the quotes never end', () => {
    expect(textOf('<p title="a > b">x</p><p title="open>y</p>z')).toBe('x\n\ny\n\nz');
  });

  it('reads text that only looks like a tag', () => {
    expect(textOf('1 < 2 and 3 <4> 5')).toBe('1 < 2 and 3 <4> 5');
  });
});

describe('encodings of web pages', () => {
  it.each([
    ['the one it names', '<meta charset="windows-1258"><p>T\xea\xec ba\xcco', 'Tế bào'],
    ['the one its bytes show', '<meta charset="utf-8"><p>caf\xe9', 'café'],
    ['a guess when it names none that exists', '<meta charset="x-nope"><p>caf\xe9', 'café'],
    ['UTF-8 when it is UTF-8', '<meta charset="windows-1252"><p>t\xe1\xba\xbf', 'tế'],
  ])('reads %s', (_, html, text) => {
    expect(readHtml(bytes(html)).text).toBe(text);
  });
});

describe('emphasis of a web page', () => {
  it('finds headings, bold and italic by element and by style', () => {
    const html =
      '<h2>Cell <b>wall</b></h2><p>A <strong>cell</strong>, <em>small</em>, <span style="font-weight:700">wall</span>, <b style="font-weight: normal">not</b>.</p>';
    const { text, emphasis } = readHtml(bytes(html));

    expect(emphasis.map(({ kind, start, end }) => `${kind} ${text.slice(start, end)}`)).toEqual([
      'heading Cell wall',
      'bold cell',
      'italic small',
      'bold wall',
    ]);
  });
});

describe('a web page saved with its pictures', () => {
  const page = (coding: string, body: string) =>
    bytes(
      [
        'MIME-Version: 1.0',
        'Content-Type: multipart/related;',
        '\tboundary="XX"',
        '',
        '--XX',
        'Content-Type: text/html; charset="utf-8"',
        `Content-Transfer-Encoding: ${coding}`,
        '',
        body,
        '--XX',
        'Content-Type: image/png',
        '',
        'abc',
        '--XX--',
      ].join('\r\n'),
    );

  it.each([
    ['quoted-printable', '<p>T=E1=BA=BF b=C3=A0=\r\no</p>'],
    ['base64', 'PHA+VOG6vyBi\r\nw6BvPC9wPg=='],
    ['8bit', '<p>T\xe1\xba\xbf b\xc3\xa0o</p>'],
  ])('is read from its %s part', (coding, body) => {
    expect(readMhtml(page(coding, body)).text).toBe('Tế bào');
  });

  it('has no text when it has no page', () => {
    expect(() => readMhtml(bytes('Content-Type: multipart/related; boundary=X\n\n--X--'))).toThrow(
      expect.objectContaining({ code: 'no_text' }),
    );
  });
});

function textOf(html: string): string {
  return readHtml(bytes(html)).text;
}

function bytes(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}
