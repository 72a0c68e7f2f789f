import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { makeZip } from '../testing/make-docx';
import { openZip } from './zip-archive';

const MEGABYTE = 1_048_576;

describe('reading a zip file', () => {
  it('finds parts whatever the case, the slashes or the packing', () => {
    const archive = openZip(
      zipSync({
        'Word\\Document.xml': [strToU8('<a/>'), { level: 9 }],
        'stored.txt': [strToU8('plain'), { level: 0 }],
      }),
    );

    expect(decode(archive.read('word/document.xml'))).toBe('<a/>');
    expect(decode(archive.read('stored.txt'))).toBe('plain');
    expect(archive.read('missing.xml')).toBeUndefined();
  });

  it('reads an archive that has bytes before it and a comment after it', () => {
    const zip = makeZip({ 'a.txt': 'hello' });
    const moved = new Uint8Array(zip.length + 7);
    moved.set(zip, 7);

    expect(decode(openZip(moved).read('a.txt'))).toBe('hello');
  });
});

describe('archives that mean harm', () => {
  it('[B-122] refuses a part that grows more than a hundredfold, before unpacking it', () => {
    const bomb = makeZip({ 'word/document.xml': new Uint8Array(2 * MEGABYTE) });

    expect(() => openZip(bomb)).toThrow(expect.objectContaining({ code: 'too_large' }));
  });

  it('[B-122] refuses parts of more than 50 MB in all', () => {
    const large = new Uint8Array(17 * MEGABYTE);
    const stored = zipSync({ a: large, b: large, c: large }, { level: 0 });

    expect(() => openZip(stored)).toThrow(expect.objectContaining({ code: 'too_large' }));
  });

  it('[B-122] refuses to unpack one part until it is more than 50 MB', () => {
    const archive = openZip(zipSync({ a: new Uint8Array(17 * MEGABYTE) }, { level: 0 }));
    archive.read('a');
    archive.read('a');

    expect(() => archive.read('A')).toThrow(expect.objectContaining({ code: 'too_large' }));
  });

  it('[B-122] refuses ten thousand entries', () => {
    const parts = Object.fromEntries(
      Array.from({ length: 10_000 }, (_, index) => [`${index}`, ''] as const),
    );

    expect(() => openZip(makeZip(parts))).toThrow(expect.objectContaining({ code: 'too_large' }));
  });

  it('stops a part that grows beyond what the directory promised', () => {
    const zip = makeZip({ 'a.xml': new Uint8Array(2 * MEGABYTE).fill(65) });
    const view = new DataView(zip.buffer, zip.byteOffset);
    const entry = zip.length - 22 - 46 - 'a.xml'.length;
    view.setUint32(entry + 24, 1_000, true);

    expect(() => openZip(zip).read('a.xml')).toThrow(expect.objectContaining({ code: 'corrupt' }));
  });

  it('says that a part has a password', () => {
    const zip = makeZip({ 'a.xml': 'x' });
    const entry = zip.length - 22 - 46 - 'a.xml'.length;
    zip[entry + 8] = 1;

    expect(() => openZip(zip).read('a.xml')).toThrow(
      expect.objectContaining({ code: 'encrypted' }),
    );
  });

  it('finds an archive without its end damaged', () => {
    const zip = makeZip({ 'a.xml': 'x'.repeat(1_000) });

    expect(() => openZip(zip.subarray(0, zip.length - 30))).toThrow(
      expect.objectContaining({ code: 'corrupt' }),
    );
  });
});

function decode(bytes: Uint8Array | undefined): string {
  return new TextDecoder().decode(bytes);
}
