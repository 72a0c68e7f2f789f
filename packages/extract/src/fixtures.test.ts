import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { extract } from './extract';

async function read(name: string) {
  const file = new URL(`./testing/fixtures/${name}`, import.meta.url);
  return extract(new Uint8Array(await readFile(file)), name);
}

describe('real files', () => {
  it('reads tracked changes of a .doc with characters beyond the first 65,536', async () => {
    const { text } = await read('wx-test01.doc');

    expect(text).toBe(
      [
        'A second test of reviewing, but with Unicode characters in to see if character offsets get broken. 😀 ∀',
        'This is a test of reviewing',
        'This text has been inserted, ✻and should be included',
      ].join('\n\n'),
    );
  });

  it('reads a table with links of a .doc', async () => {
    const { text, emphasis } = await read('wx-test03.doc');
    const rows = text.split('\n').filter((line) => line.includes('\t'));

    expect(rows[0]).toBe('License\tGPL v3.0\tLGPL v3.0\tBSD\tMIT (X11)\tApache v2.0');
    expect(rows.every((row) => row.split('\t').length === 6)).toBe(true);
    expect(text).not.toContain('HYPERLINK');
    expect(emphasis.map(({ start, end }) => text.slice(start, end))).toContain('Attribution?');
  });

  it('reads letters of two encodings and the heading of a .doc, without headers and footers', async () => {
    const { text, emphasis } = await read('HeaderFooterUnicode.doc');

    expect(text).toContain('GBP - £\n\nEUR - €\n\nNow, we’ll have some French text');
    expect(text).not.toMatch(/simple header/i);
    expect(emphasis.map(({ kind, start, end }) => `${kind} ${text.slice(start, end)}`)).toEqual([
      'heading Molière',
      'italic Les Précieuses ridicules.',
    ]);
  });

  it('reads tracked changes and lists of a .docx', async () => {
    const { text } = await read('delins.docx');

    expect(text).toMatch(/^Tika can be:\n\nA Nepalese name for Tilaka\nA nickname for Petrika/);
    expect(text).toContain('satellite Rhea, named after the last place');
    expect(text).not.toMatch(/waylan|dragonlance/i);
  });

  it('reads a text box of a .docx once', async () => {
    expect(await read('mammoth-text-box.docx')).toMatchObject({ text: 'Datum plane' });
  });
});
