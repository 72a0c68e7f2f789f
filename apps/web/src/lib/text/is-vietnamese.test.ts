import { expect, it } from 'vitest';
import { isVietnamese } from './is-vietnamese';

it.each([
  ['Thủy triều là hiện tượng nước biển dâng lên và hạ xuống.', true],
  ['Quang hợp cần ánh sáng.'.normalize('NFD'), true],
  [
    'Osmosis is the diffusion of water. Phở is a soup from Việt Nam, and has nothing to do with it at all, whatever a student may have heard in the canteen at noon.',
    false,
  ],
  ['L’été, la forêt où naît le fleuve est déjà sèche.', false],
  ['', false],
])('tells whether %j is Vietnamese: %s', (text, expected) => {
  expect(isVietnamese(text)).toBe(expected);
});
