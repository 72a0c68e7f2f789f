import { describe, expect, it } from 'vitest';
import { aTransfer } from '../../../testing/transfer';
import { carriesFiles } from '../../../lib/device/carried-files';
import { readDrop, readPaste } from './use-file-drop';

const notes = new File(['notes'], 'notes.pdf');
const picture = new File(['picture'], 'image.png');

describe('a drag', () => {
  it('of files is told apart from one of text', () => {
    expect(carriesFiles(aTransfer({ files: [notes] }))).toBe(true);
    expect(carriesFiles(aTransfer({ types: ['text/plain'] }))).toBe(false);
    expect(carriesFiles(null)).toBe(false);
  });

  it('gives its files in their order', () => {
    expect(readDrop(aTransfer({ files: [notes, picture] }))).toEqual([notes, picture]);
  });

  it('[B-121] of a folder gives nothing, even of one called notes.pdf', () => {
    expect(readDrop(aTransfer({ files: [notes], isFolder: true }))).toBeUndefined();
  });
});

describe('a paste', () => {
  it('[U-19] of a file gives it, also with its name beside it as text', () => {
    expect(readPaste(aTransfer({ files: [notes] }))).toEqual([notes]);
    expect(readPaste(aTransfer({ files: [notes], types: ['text/plain'] }))).toEqual([notes]);
  });

  it('of text from a word processor is text, though a picture of it lies beside', () => {
    expect(readPaste(aTransfer({ files: [picture], types: ['text/plain', 'text/html'] }))).toEqual(
      [],
    );
  });

  it('of nothing but a picture gives the picture', () => {
    expect(readPaste(aTransfer({ files: [picture] }))).toEqual([picture]);
  });
});
