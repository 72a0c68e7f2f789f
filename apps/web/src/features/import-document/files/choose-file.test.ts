import { FILE_MAX_BYTES } from '@scholar/extract';
import { describe, expect, it } from 'vitest';
import { ACCEPTED, chooseFile, isPdf } from './choose-file';

function aFile(name: string, size = 5): File {
  const file = new File(['hello'], name);
  Object.defineProperty(file, 'size', { value: size });
  return file;
}

describe('chooseFile', () => {
  it.each([
    'notes.txt',
    'a.doc',
    'b.docx',
    'c.pdf',
    'D.DOCX',
    'x.Pdf',
    'Slides.pptx',
    'board.JPEG',
  ])('[B-121] takes %s by its ending, in any letter case', (name) => {
    expect(chooseFile([aFile(name)])).toMatchObject({ kind: 'file', others: 0 });
  });

  it.each(['a.pdf.exe', 'README', 'picture.gif', 'txt', '.pdfx', 'slides.ppt'])(
    '[B-121] refuses %s',
    (name) => {
      expect(chooseFile([aFile(name)])).toEqual({ kind: 'unsupported' });
    },
  );

  it.each([
    [FILE_MAX_BYTES, 'file'],
    [FILE_MAX_BYTES + 1, 'too_large'],
  ])('[B-121] judges a file of %i bytes unread: %s', (size, kind) => {
    expect(chooseFile([aFile('book.pdf', size)]).kind).toBe(kind);
  });

  it('[U-19] takes the first of several and tells how many others there were', () => {
    const files = [aFile('1.txt'), aFile('2.txt'), aFile('3.txt')];

    expect(chooseFile(files)).toEqual({ kind: 'file', file: files[0], others: 2 });
  });

  it('does nothing when the dialog was closed without a choice', () => {
    expect(chooseFile([])).toEqual({ kind: 'none' });
  });
});

it('offers all endings in the file dialog, those of documents first', () => {
  expect(ACCEPTED).toMatch(/^\.txt,\.doc,\.docx,\.pdf,\.pptx\b/);
});

it.each([
  ['a.PDF', true],
  ['a.docx', false],
])('knows that %s is a PDF: %s', (name, isOne) => {
  expect(isPdf(aFile(name))).toBe(isOne);
});
