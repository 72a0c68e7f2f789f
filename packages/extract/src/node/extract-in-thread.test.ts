import { describe, expect, it } from 'vitest';
import { makeDocx, paragraph } from '../testing/make-docx';
import { extractInThread } from './extract-in-thread';

const words = (text: string) => new TextEncoder().encode(text);

describe('reading in a thread', () => {
  it('gives the document', async () => {
    const docx = makeDocx(paragraph('The cell', '<w:outlineLvl w:val="0"/>'));

    expect(await extractInThread(docx, 'a.docx')).toEqual({
      text: 'The cell',
      emphasis: [{ kind: 'heading', start: 0, end: 8 }],
      pages: 0,
      recognisedPages: [],
      emptyPages: [],
      picturePages: [],
    });
  });

  it('gives the fault', async () => {
    await expect(extractInThread(words('x'), 'a.ppt')).rejects.toMatchObject({
      name: 'ExtractionError',
      code: 'unsupported',
    });
  });

  it('[B-122] ends a reading that takes too long', async () => {
    await expect(
      extractInThread(words('The cell'), 'a.txt', { seconds: 0.001 }),
    ).rejects.toMatchObject({ code: 'timeout' });
  });

  it('ends when it is told to, before and during the reading', async () => {
    const abort = new AbortController();
    const reading = extractInThread(words('The cell'), 'a.txt', { signal: abort.signal });
    abort.abort();

    await expect(reading).rejects.toMatchObject({ code: 'cancelled' });
    await expect(
      extractInThread(words('The cell'), 'a.txt', { signal: abort.signal }),
    ).rejects.toMatchObject({ code: 'cancelled' });
  });
});
