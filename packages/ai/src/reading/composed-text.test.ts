import { describe, expect, it } from 'vitest';
import { composeText } from './composed-text';

describe('a text with accents behind their letters', () => {
  const sent = 'Tế bào: ế'.normalize('NFD');

  it('is read in composed letters', () => {
    expect(composeText(sent).text).toBe('Tế bào: ế'.normalize('NFC'));
  });

  it('is cited as it was sent', () => {
    const { text, sourceOf } = composeText(sent);

    expect(sourceOf({ start: 3, end: 6 })).toEqual({
      quote: 'bào'.normalize('NFD'),
      start: 'Tế '.normalize('NFD').length,
      end: 'Tế bào'.normalize('NFD').length,
    });
    expect(sourceOf({ start: 0, end: text.length }).quote).toBe(sent);
  });
});

describe('letters and signs that run on without an end', () => {
  const sent = `One ${'a'.repeat(50_000)} two ${'='.repeat(50_000)} three`;

  it('are cut', () => {
    expect(composeText(sent).text).toBe(
      `One ${'a'.repeat(200)}\n\n two ${'='.repeat(200)}\n\n three`,
    );
  });

  it('are cited whole', () => {
    const { text, sourceOf } = composeText(sent);

    expect(sourceOf({ start: 0, end: text.indexOf(' two') }).quote).toBe(
      `One ${'a'.repeat(50_000)}`,
    );
    expect(sourceOf({ start: 0, end: text.length }).quote).toBe(sent);
  });
});

it('leaves any other text alone', () => {
  const { text, placeOf } = composeText('Tế bào 😀');

  expect(text).toBe('Tế bào 😀');
  expect(placeOf({ start: 2, end: 9 })).toEqual({ start: 2, end: 9 });
});
