import { expect, it } from 'vitest';
import { findVoice, languageOf } from './voice';

it.each([
  ['Quang hợp', 'vi'],
  ['Đột biến', 'vi'],
  ['Photosynthesis', 'en'],
  ['na\u0302ng cao', 'vi'],
  ['H2O', 'en'],
])('%s is read as %s', (text, language) => {
  expect(languageOf(text)).toBe(language);
});

it('a voice of the device comes before one that needs the network, and none before a foreign one', () => {
  const voices = [
    { lang: 'en-GB', localService: false },
    { lang: 'en_US', localService: true },
    { lang: 'fr-FR', localService: true },
  ];

  expect(findVoice(voices, 'en')).toBe(voices[1]);
  expect(findVoice(voices, 'vi')).toBeUndefined();
});
