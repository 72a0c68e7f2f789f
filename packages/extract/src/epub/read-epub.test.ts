import { describe, expect, it } from 'vitest';
import type { ExtractedDocument } from '../extracted-document';
import { openZip } from '../packed/zip-archive';
import { makeEpub } from '../testing/make-epub';
import { readEpub } from './read-epub';

describe('text of an electronic book', () => {
  it('follows the spine, not the names of the pages, and reads each page once', () => {
    const pages = { 'a.xhtml': page('<p>second</p>'), 'text/b c.xhtml': page('<h1>First</h1>') };
    const { text, emphasis } = read(makeEpub(pages, ['text/b c.xhtml', 'a.xhtml', 'a.xhtml']));

    expect(text).toBe('First\n\nsecond');
    expect(emphasis).toEqual([{ kind: 'heading', start: 0, end: 5 }]);
  });

  it('finds its pages where the spine stands before them', () => {
    const book =
      '<package xmlns="http://www.idpf.org/2007/opf"><spine><itemref idref="a"/></spine><manifest><item id="a" href="a.xhtml"/></manifest></package>';

    const bytes = makeEpub({ 'a.xhtml': page('<p>kept</p>') }, [], { 'OPS/book.opf': book });

    expect(read(bytes).text).toBe('kept');
  });

  it('leaves out the table of contents and pages that are not in the spine', () => {
    const pages = {
      'nav.xhtml': page('<p>Contents</p>'),
      'a.xhtml': page('<p>kept</p>'),
      'b.xhtml': page('<p>not in the spine</p>'),
    };

    expect(read(makeEpub(pages, ['nav.xhtml', 'a.xhtml'])).text).toBe('kept');
  });

  it('does not let a page that never ends its table or list reach into the next', () => {
    const pages = {
      'a.xhtml': page('<table><tr><td>cell'),
      'b.xhtml': page('<ul><li>item'),
      'c.xhtml': page('<p>text</p>'),
    };

    expect(read(makeEpub(pages)).text).toBe('cell\n\n• item\n\ntext');
  });
});

describe('books that cannot be read', () => {
  const lock = (path: string) =>
    `<encryption xmlns:e="http://www.w3.org/2001/04/xmlenc#"><e:EncryptedData><e:CipherData><e:CipherReference URI="${path}"/></e:CipherData></e:EncryptedData></encryption>`;

  it('[B-122] says that a page is locked; a locked font does not matter', () => {
    const book = (path: string) =>
      makeEpub({ 'a.xhtml': page('<p>x</p>') }, undefined, {
        'META-INF/encryption.xml': lock(path),
      });

    expect(() => read(book('OPS/a.xhtml'))).toThrow(expect.objectContaining({ code: 'encrypted' }));
    expect(read(book('OPS/font.otf')).text).toBe('x');
  });

  it.each([
    [
      'a page is missing',
      makeEpub({ 'a.xhtml': page('x') }, undefined, { 'OPS/book.opf': opf('gone.xhtml') }),
    ],
    ['there is no book', makeEpub({}, [], { 'META-INF/container.xml': '<container/>' })],
    [
      'it has an entity of its own',
      makeEpub({}, [], { 'OPS/book.opf': '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>' }),
    ],
  ])('[B-122] refuses one where %s', (_, bytes) => {
    expect(() => read(bytes)).toThrow(expect.objectContaining({ code: 'corrupt' }));
  });
});

function page(body: string): string {
  return `<?xml version="1.0" encoding="utf-8"?><html xmlns="http://www.w3.org/1999/xhtml"><head><title>T</title></head><body>${body}</body></html>`;
}

function opf(path: string): string {
  return `<package xmlns="http://www.idpf.org/2007/opf"><item id="a" href="${path}"/><itemref idref="a"/></package>`;
}

function read(bytes: Uint8Array): ExtractedDocument {
  return readEpub(openZip(bytes));
}
