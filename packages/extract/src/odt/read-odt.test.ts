import { describe, expect, it } from 'vitest';
import type { ExtractedDocument } from '../extracted-document';
import { openZip } from '../packed/zip-archive';
import { makeOdt, odtPart } from '../testing/make-odt';
import { readOdt } from './read-odt';

describe('text of an OpenDocument text', () => {
  it('separates paragraphs, keeps meant spaces, tabs and line breaks, drops the layout of the file', () => {
    const body = `<text:p>one  <text:s text:c="2"/>two<text:tab/>three<text:line-break/>four</text:p>
      <text:p>
        five
        <text:span>six</text:span>
      </text:p>`;

    expect(textOf(body)).toBe('one   two\tthree\nfour\n\nfive six');
  });

  it('has headings by their element and titles by their style', () => {
    const styles =
      '<style:style style:name="P1" style:family="paragraph" style:parent-style-name="Title"/>';
    const shared = odtPart(
      'document-styles',
      '<style:style style:name="Title" style:family="paragraph"/>',
    );
    const body =
      '<text:p text:style-name="P1">Cells</text:p><text:h>The wall</text:h><text:p>x</text:p>';

    expect(runsOf(readBytes(makeOdt(body, styles, { 'styles.xml': shared })))).toEqual([
      'heading Cells',
      'heading The wall',
    ]);
  });

  it('says what is bold and italic, by styles that build on each other, and reads old Vietnamese fonts', () => {
    const styles = `<style:style style:name="T0" style:family="text"><style:text-properties fo:font-weight="bold"/></style:style>
      <style:style style:name="T1" style:family="text" style:parent-style-name="T0"><style:text-properties fo:font-style="italic"/></style:style>
      <style:style style:name="T2" style:family="text"><style:text-properties style:font-name="VNI-Times"/></style:style>
      <style:style style:name="T3" style:family="text"><style:text-properties text:display="none"/></style:style>`;
    const body =
      '<text:p>A <text:span text:style-name="T1">cell</text:span> in <text:span text:style-name="T2">Vieät</text:span><text:span text:style-name="T3">gone</text:span></text:p>';

    const document = readBytes(makeOdt(body, styles));
    expect(document.text).toBe('A cell in Việt');
    expect(runsOf(document)).toEqual(['bold cell', 'italic cell']);
  });

  it('keeps the levels, numbers and further paragraphs of lists', () => {
    const styles = `<text:list-style style:name="L1"><text:list-level-style-number text:level="1" style:num-format="1" style:num-suffix=")"/>
      <text:list-level-style-bullet text:level="2"/></text:list-style>`;
    const item = (content: string) => `<text:list-item>${content}</text:list-item>`;
    const inner = `<text:list>${item('<text:p>inner</text:p>')}</text:list>`;
    const body = `<text:list text:style-name="L1">${item(`<text:p>one</text:p><text:p>more</text:p>${inner}`)}${item('<text:p>two</text:p>')}</text:list>
      <text:p>between</text:p><text:list text:style-name="L1" text:continue-numbering="true">${item('<text:p>three</text:p>')}</text:list>`;

    expect(readBytes(makeOdt(body, styles)).text).toBe(
      '1) one\n  more\n  • inner\n2) two\n\nbetween\n\n3) three',
    );
  });

  it('puts cells side by side and rows below each other, each table apart', () => {
    const row = (...cells: string[]) =>
      `<table:table-row>${cells.map((cell) => `<table:table-cell><text:p>${cell}</text:p></table:table-cell>`).join('')}</table:table-row>`;
    const table = `<table:table>${row('a', 'b')}${row('c', 'd')}</table:table>`;

    expect(textOf(table + table)).toBe('a\tb\nc\td\n\na\tb\nc\td');
  });

  it('puts text boxes after their paragraph and notes at the end', () => {
    const body = `<text:p>See<text:note><text:note-citation>1</text:note-citation><text:note-body><text:p>A note</text:p></text:note-body></text:note>
      this<draw:frame><draw:text-box><text:p>In the box</text:p></draw:text-box><svg:desc>picture</svg:desc></draw:frame></text:p><text:p>Next</text:p>`;

    expect(textOf(body)).toBe('See this\n\nIn the box\n\nNext\n\nA note');
  });

  it('leaves out what was deleted, comments, the table of contents and hidden sections', () => {
    const body = `<text:tracked-changes><text:p>gone</text:p></text:tracked-changes><text:table-of-content><text:p>gone</text:p></text:table-of-content>
      <text:section text:display="none"><text:p>gone</text:p></text:section><text:p>kept<office:annotation><text:p>gone</text:p></office:annotation></text:p>`;

    expect(textOf(body)).toBe('kept');
  });
});

describe('OpenDocument texts that cannot be read', () => {
  it('[B-122] says that a password protects it', () => {
    const parts = { 'META-INF/manifest.xml': '<m:encryption-data/>', 'content.xml': 'noise' };

    expect(() => readBytes(makeOdt('', '', parts))).toThrow(
      expect.objectContaining({ code: 'encrypted' }),
    );
  });

  it('[B-122] refuses one with a document type, and one that is not well-formed', () => {
    for (const content of ['<!DOCTYPE x [<!ENTITY a "b">]><x>&a;</x>', '<x><y></x>']) {
      expect(() => readBytes(makeOdt('', '', { 'content.xml': content }))).toThrow(
        expect.objectContaining({ code: 'corrupt' }),
      );
    }
  });

  it('[B-122] ends when styles build on each other in a circle', () => {
    const circle =
      '<style:style style:name="a" style:family="paragraph" style:parent-style-name="a"/>';

    expect(readBytes(makeOdt('<text:p text:style-name="a">x</text:p>', circle)).text).toBe('x');
  });
});

function readBytes(bytes: Uint8Array): ExtractedDocument {
  return readOdt(openZip(bytes));
}

function textOf(body: string): string {
  return readBytes(makeOdt(body)).text;
}

function runsOf({ text, emphasis }: ExtractedDocument): string[] {
  return emphasis.map(({ kind, start, end }) => `${kind} ${text.slice(start, end)}`);
}
