import { describe, expect, it } from 'vitest';
import type { ExtractedDocument } from '../extracted-document';
import { openZip } from '../packed/zip-archive';
import { makeDocx, makeZip, paragraph, run, wordPart } from '../testing/make-docx';
import { readDocx, readWordXml } from './read-docx';

describe('text of a Word document', () => {
  it('separates paragraphs, keeps tabs and line breaks', () => {
    const body =
      '<w:p><w:r><w:t>one</w:t><w:tab/><w:t>two</w:t><w:br/><w:t>three</w:t></w:r></w:p>' +
      paragraph('four');

    expect(textOf(body)).toBe('one\ttwo\nthree\n\nfour');
  });

  it('joins runs without adding spaces', () => {
    expect(textOf(`<w:p>${run('photo')}${run('synthesis')}</w:p>`)).toBe('photosynthesis');
  });

  it('takes line ends inside the XML for spaces', () => {
    expect(textOf(paragraph('one\n  two'))).toBe('one   two');
  });

  it('puts cells side by side and rows below each other, also in a table within a cell', () => {
    const inner = `<w:tbl><w:tr>${cell(paragraph('x'))}${cell(paragraph('y'))}</w:tr></w:tbl>`;
    const table = `<w:tbl><w:tr>${cell(paragraph('a'))}${cell('<w:p/>')}${cell(paragraph('c'))}</w:tr>
      <w:tr>${cell(paragraph('d') + paragraph('e'))}${cell(inner)}</w:tr></w:tbl>`;

    expect(textOf(paragraph('before') + table + paragraph('after'))).toBe(
      'before\n\na\t\tc\nd\ne\tx\ty\n\nafter',
    );
  });

  it('reads a text box once, though it is there for two generations of programs', () => {
    const box = `<w:txbxContent>${paragraph('In the box')}</w:txbxContent>`;
    const body = `<w:p>${run('Around ')}<w:r><mc:AlternateContent>
      <mc:Choice Requires="wps"><wps:txbx>${box}</wps:txbx></mc:Choice>
      <mc:Fallback><w:pict><v:textbox>${box}</v:textbox></w:pict></mc:Fallback>
      </mc:AlternateContent></w:r>${run('the box')}</w:p>${paragraph('Next')}`;

    expect(textOf(body)).toBe('Around the box\n\nIn the box\n\nNext');
  });

  it('reads the fallback where there is nothing else', () => {
    const body = `<w:p><mc:AlternateContent><mc:Fallback>${run('old')}</mc:Fallback></mc:AlternateContent></w:p>`;

    expect(textOf(body)).toBe('old');
  });

  it('drops deleted and moved text of tracked changes, keeps what was inserted', () => {
    const body = `<w:p>${run('The ')}<w:del><w:r><w:delText>old </w:delText></w:r></w:del>
      <w:ins>${run('new ')}</w:ins><w:moveFrom>${run('gone ')}</w:moveFrom>${run('text')}</w:p>`;

    expect(textOf(body)).toBe('The new text');
  });

  it('joins paragraphs whose border was deleted, and drops deleted rows', () => {
    const deletedEnd = '<w:rPr><w:del w:id="1"/></w:rPr>';
    const rows = `<w:tbl><w:tr><w:trPr><w:del w:id="2"/></w:trPr>${cell(paragraph('gone'))}</w:tr>
      <w:tr>${cell(paragraph('kept'))}</w:tr></w:tbl>`;

    expect(textOf(paragraph('first ', deletedEnd) + paragraph('second') + rows)).toBe(
      'first second\n\nkept',
    );
  });

  it('drops hidden text and instructions of fields, keeps their results', () => {
    const body = `<w:p>${run('secret', '<w:vanish/>')}${run('See page ')}
      <w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>PAGEREF _x</w:instrText></w:r>
      <w:r><w:fldChar w:fldCharType="separate"/></w:r>${run('12')}
      <w:r><w:fldChar w:fldCharType="end"/></w:r>${run('.')}</w:p>`;

    expect(textOf(body)).toBe('See page 12.');
  });

  it('goes on after a field that never ends', () => {
    const body = `<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r>${run('lost')}</w:p>${paragraph('kept')}`;

    expect(textOf(body)).toBe('kept');
  });

  it('drops the readings printed above characters', () => {
    const ruby = `<w:p><w:r><w:ruby><w:rt>${run('さいぼう')}</w:rt><w:rubyBase>${run('細胞')}</w:rubyBase></w:ruby></w:r></w:p>`;

    expect(textOf(ruby)).toBe('細胞');
  });

  it('reads formulas as one line and letters of the font Symbol as what they show', () => {
    const formula = `<w:p><m:oMath><m:f><m:num><m:r><m:t>a</m:t></m:r></m:num><m:den><m:r><m:t>b</m:t></m:r></m:den></m:f></m:oMath>
      <w:r><w:sym w:font="Symbol" w:char="F061"/></w:r>${run('\uf0b3', '<w:rFonts w:ascii="Symbol"/>')}</w:p>`;

    expect(textOf(formula)).toBe('a/bα≥');
  });

  it('reads Vietnamese in old fonts, of the text or of its style', () => {
    const styles = wordPart(
      'styles',
      `<w:style w:type="paragraph" w:default="1" w:styleId="n"><w:rPr><w:rFonts w:ascii=".VnTime"/></w:rPr></w:style>`,
    );
    const body = `<w:p>${run('ViÖt ')}${run('Vieät', '<w:rFonts w:ascii="VNI-Times"/>')}${run(' Việt', '<w:rFonts w:ascii="Arial"/>')}</w:p>`;

    expect(readBytes(makeDocx(body, { 'word/styles.xml': styles })).text).toBe('Việt Việt Việt');
  });

  it('puts footnotes and endnotes at the end, without their separators', () => {
    const notes = (kind: string, text: string) =>
      wordPart(
        `${kind}s`,
        `<w:${kind} w:type="separator">${paragraph('---')}</w:${kind}><w:${kind}>${paragraph(text)}</w:${kind}>`,
      );
    const docx = makeDocx(paragraph('Body'), {
      'word/footnotes.xml': notes('footnote', 'A footnote'),
      'word/endnotes.xml': notes('endnote', 'An endnote'),
    });

    expect(readBytes(docx).text).toBe('Body\n\nA footnote\n\nAn endnote');
  });

  it('reads strict documents, other prefixes, a byte order mark and parts in other places', () => {
    const strict =
      '\ufeff<?xml version="1.0"?><x:document xmlns:x="http://purl.oclc.org/ooxml/wordprocessingml/main"><x:body><x:p><x:r><x:t>Strict</x:t></x:r></x:p></x:body></x:document>';
    const relations =
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://purl.oclc.org/ooxml/officeDocument/relationships/officeDocument" Target="/custom/main.xml"/></Relationships>';

    expect(readBytes(makeZip({ '_rels/.rels': relations, 'custom/main.xml': strict })).text).toBe(
      'Strict',
    );
  });

  it('reads a document that Word 2003 saved as a single XML file', () => {
    const xml = `<?xml version="1.0"?><w:wordDocument xmlns:w="http://schemas.microsoft.com/office/word/2003/wordml"><w:styles><w:style w:styleId="A"><w:name w:val="heading 1"/></w:style></w:styles><w:body>${paragraph('Title', '<w:pStyle w:val="A"/>')}</w:body></w:wordDocument>`;

    expect(readWordXml(new TextEncoder().encode(xml))).toMatchObject({
      text: 'Title',
      emphasis: [{ kind: 'heading', start: 0, end: 5 }],
    });
  });
});

describe('emphasis of a Word document', () => {
  it('knows headings by outline level, by name, by what a style builds on, in any language', () => {
    const styles = wordPart(
      'styles',
      style('berschrift1', 'Überschrift 1', '<w:pPr><w:outlineLvl w:val="0"/></w:pPr>') +
        style('u2', 'Tiêu đề 2') +
        style('mine', 'Chapter', '<w:basedOn w:val="u2"/>') +
        style(
          'toc',
          'toc heading',
          '<w:basedOn w:val="u2"/><w:pPr><w:outlineLvl w:val="9"/></w:pPr>',
        ),
    );
    const body =
      paragraph('One', '<w:pStyle w:val="berschrift1"/>') +
      paragraph('Two', '<w:pStyle w:val="u2"/>') +
      paragraph('Three', '<w:pStyle w:val="mine"/>') +
      paragraph('No heading', '<w:pStyle w:val="toc"/>') +
      paragraph('Direct', '<w:outlineLvl w:val="2"/>');

    expect(emphasisOf(readBytes(makeDocx(body, { 'word/styles.xml': styles })))).toEqual([
      'heading One',
      'heading Two',
      'heading Three',
      'heading Direct',
    ]);
  });

  it('finds bold and italic in the text and in styles', () => {
    const styles = wordPart(
      'styles',
      style('strong', 'Strong', '<w:rPr><w:b/></w:rPr>', 'character') +
        style('quote', 'Quote', '<w:rPr><w:i/></w:rPr>') +
        style('loud', 'Loud', '<w:rPr><w:b/></w:rPr>'),
    );
    const body =
      `<w:p>${run('A ')}${run('cell', '<w:b/>')}${run(' is ')}${run('small', '<w:rStyle w:val="strong"/>')}${run('.', '<w:b w:val="0"/>')}</w:p>` +
      paragraph('Quoted', '<w:pStyle w:val="quote"/>') +
      `<w:p><w:pPr><w:pStyle w:val="loud"/></w:pPr>${run('Loud')}${run('quiet', '<w:rStyle w:val="strong"/>')}</w:p>`;

    expect(emphasisOf(readBytes(makeDocx(body, { 'word/styles.xml': styles })))).toEqual([
      'bold cell',
      'bold small',
      'italic Quoted',
      'bold Loud',
    ]);
  });

  it('has items of a list on lines of one paragraph', () => {
    const item = '<w:numPr><w:numId w:val="1"/></w:numPr>';

    expect(textOf(paragraph('a', item) + paragraph('b', item) + paragraph('c'))).toBe('a\nb\n\nc');
  });
});

describe('documents that mean harm', () => {
  it('[B-122] refuses a document type, so that no entity is ever expanded', () => {
    const xml = `<?xml version="1.0"?><!DOCTYPE w [<!ENTITY x SYSTEM "file:///etc/passwd">]>${wordPart('document', '<w:body><w:p><w:r><w:t>&x;</w:t></w:r></w:p></w:body>').slice(38)}`;

    expect(() => readBytes(makeZip({ 'word/document.xml': xml }))).toThrow(
      expect.objectContaining({ code: 'corrupt' }),
    );
  });

  it.each([
    ['an unclosed element', '<w:p><w:r><w:t>x</w:t>'],
    ['an unknown entity', '<w:p><w:r><w:t>&nope;</w:t></w:r></w:p>'],
  ])('finds a document with %s damaged', (_, body) => {
    expect(() => readBytes(makeDocx(body))).toThrow(expect.objectContaining({ code: 'corrupt' }));
  });

  it('reads elements nested ten thousand deep', () => {
    const depth = 10_000;
    const body = `${'<w:sdt><w:sdtContent>'.repeat(depth)}${paragraph('deep')}${'</w:sdtContent></w:sdt>'.repeat(depth)}`;

    expect(textOf(body)).toBe('deep');
  });

  it('[B-122] reads notes once, however often a document refers to them', () => {
    const relation = (name: string, index: number) =>
      `<Relationship Id="r${index}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/footnotes" Target="${name}"/>`;
    const relations = Array.from({ length: 200 }, (_, index) =>
      relation(index % 2 === 0 ? 'own.xml' : 'OWN.xml', index),
    );
    const docx = makeDocx(paragraph('Text'), {
      'word/_rels/document.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relations.join('')}</Relationships>`,
      'word/own.xml': wordPart(
        'footnotes',
        `<w:footnote w:id="1">${paragraph('Note')}</w:footnote>`,
      ),
    });

    expect(readBytes(docx).text).toBe('Text\n\nNote');
  });

  it('takes styles that build on each other in a circle', () => {
    const styles = wordPart(
      'styles',
      style('a', 'A', '<w:basedOn w:val="b"/>') + style('b', 'B', '<w:basedOn w:val="a"/>'),
    );

    expect(
      readBytes(makeDocx(paragraph('x', '<w:pStyle w:val="a"/>'), { 'word/styles.xml': styles }))
        .text,
    ).toBe('x');
  });

  it('says that a workbook is no document', () => {
    expect(() => readBytes(makeZip({ 'xl/workbook.xml': '<x/>' }))).toThrow(
      expect.objectContaining({ code: 'unsupported' }),
    );
  });
});

function readBytes(bytes: Uint8Array): ExtractedDocument {
  return readDocx(openZip(bytes));
}

function textOf(body: string): string {
  return readBytes(makeDocx(body)).text;
}

function emphasisOf({ text, emphasis }: ExtractedDocument): string[] {
  return emphasis.map(({ kind, start, end }) => `${kind} ${text.slice(start, end)}`);
}

function cell(content: string): string {
  return `<w:tc><w:tcPr/>${content}</w:tc>`;
}

function style(id: string, name: string, rest = '', type = 'paragraph'): string {
  return `<w:style w:type="${type}" w:styleId="${id}"><w:name w:val="${name}"/>${rest}</w:style>`;
}
