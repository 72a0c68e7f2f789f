import { expect, it } from 'vitest';
import { toPushPayload } from './push-payload';

it.each([
  ['en', 1, 1, '1 card waits for you today', 'About 1 minute.'],
  ['en', 1_200, 40, '1,200 cards wait for you today', 'About 40 minutes.'],
  ['vi', 1, 1, '1 thẻ đang chờ bạn hôm nay', 'Khoảng 1 phút.'],
  ['vi', 1_200, 40, '1.200 thẻ đang chờ bạn hôm nay', 'Khoảng 40 phút.'],
] as const)('says in %s that %i cards wait', (language, cards, minutes, title, body) => {
  expect(toPushPayload({ language, cards, minutes })).toEqual({ title, body, language });
});
