import { expect, it } from 'vitest';
import { speak } from '../../testing/speak';
import { defineTexts, pageLocale, useTexts } from './index';

const texts = defineTexts({
  en: { cards: (count: number) => `${count} cards` },
  vi: { cards: (count: number) => `${count} thẻ` },
});

it.each([
  ['en', '3 cards', 'en-US'],
  ['vi', '3 thẻ', 'vi-VN'],
] as const)('speaks the language of the page, %s', (language, said, locale) => {
  speak(language);

  expect(useTexts(texts).cards(3)).toBe(said);
  expect(pageLocale()).toBe(locale);
});
