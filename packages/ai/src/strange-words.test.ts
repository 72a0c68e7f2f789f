import { join } from 'node:path';
import { FIELDS } from '@scholar/contract';
import { describe, expect, it } from 'vitest';
import { createEmbeddedEngine } from './embedded-engine';

const engine = createEmbeddedEngine({ modelsDir: join(import.meta.dirname, '..', 'models') });
const work = { signal: new AbortController().signal };

const SIGNS = String.raw`( ) [ ] { } * + ? . ^ $ | \ / (?<=a) [^]]+ \p{L} $& (a|b`;
const PROSE =
  'Osmosis is the movement of water through a membrane from low to high concentration. Plants take up water from the soil by osmosis. A cell is the smallest unit of life.';
const VIETNAMESE =
  'Thẩm thấu là sự di chuyển của nước qua màng bán thấm. Tế bào là đơn vị cơ bản của sự sống.';

const TEXTS = {
  'one word of 100,000 letters': 'A'.repeat(100_000),
  'one small word of 100,000 letters': 'a'.repeat(100_000),
  'one Vietnamese word of 100,000 letters': 'ế'.repeat(100_000),
  'one number of 100,000 digits': '7'.repeat(100_000),
  'a heading that is one long word': `${'A'.repeat(100_000)}\n\n${PROSE}`,
  'a heading of many long words': `${Array.from({ length: 10 }, (_, at) => String.fromCodePoint(65 + at).repeat(20_000)).join(' ')}\n\n${PROSE}`,
  'many long words': `${PROSE} ${Array.from({ length: 60 }, (_, at) => String.fromCodePoint(97 + (at % 26)).repeat(5_000 + at)).join(' ')}.`,
  'a long word that is defined': `${'B'.repeat(50_000)} is the smallest unit of life. ${PROSE}`,
  'a long Vietnamese word that is defined': `${'Ế'.repeat(50_000)} là đơn vị cơ bản của sự sống. ${VIETNAMESE}`,
  'a row of 100,000 signs': `${PROSE} ${'='.repeat(100_000)} ${PROSE}`,
  '100,000 signs without a width': `${VIETNAMESE} ${'\u200B'.repeat(100_000)} ${VIETNAMESE}`,
  'the signs of patterns': SIGNS,
  'the signs of patterns in a heading': `C++ (A|B] *AND* ${SIGNS.toUpperCase()}\n\n${PROSE}`,
  'the signs of patterns in prose': `${PROSE} ${SIGNS} is a tool for ${SIGNS}. C++ is a language (a|b) for [systems].`,
  'the signs of patterns in Vietnamese': `${VIETNAMESE} ${SIGNS} là một công cụ để ${SIGNS}. C++ được gọi là ngôn ngữ (a|b.`,
};

/** Words that a caller sends beside the text can be just as strange. */
const BESIDE = [SIGNS, 'A'.repeat(200), '(', '\\', 'C++'];

describe.each(Object.entries(TEXTS))('%s', (_, text) => {
  it('gives a summary with a short name and a field', async () => {
    const summary = await engine.summarize({ text, headings: [] }, work);

    expect([...summary.name].length).toBeLessThanOrEqual(80);
    expect(summary.name).not.toBe('');
    expect(FIELDS).toContain(summary.field);
    for (const { source } of summary.sentences) {
      expect(text.slice(source.start, source.end)).toBe(source.quote);
    }
  });

  it('gives cards that cite the text', async () => {
    const { cards } = await engine.makeFlashcards({ text, count: 10, emphasis: BESIDE }, work);

    for (const { source } of cards) {
      expect(text.slice(source.start, source.end)).toBe(source.quote);
    }
  });

  it('takes strange headings that came along', async () => {
    const headings = ['A'.repeat(100_000), ...BESIDE];

    const { name } = await engine.summarize({ text, headings }, work);

    expect([...name].length).toBeLessThanOrEqual(80);
    expect(name).not.toBe('');
  });
});
