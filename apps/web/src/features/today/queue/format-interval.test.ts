import { expect, it } from 'vitest';
import { todayTexts } from '../today.texts';
import { formatInterval } from './format-interval';

const DAY = 86_400;

it.each([
  [1, '1 min', '1 phút'],
  [60, '1 min', '1 phút'],
  [600, '10 min', '10 phút'],
  [3_600, '1 hour', '1 giờ'],
  [5 * 3_600, '5 hours', '5 giờ'],
  [DAY, '1 day', '1 ngày'],
  [4 * DAY, '4 days', '4 ngày'],
  [29 * DAY, '29 days', '29 ngày'],
  [30 * DAY, '1 month', '1 tháng'],
  [45 * DAY, '1.5 months', '1,5 tháng'],
  [364 * DAY, '12 months', '12 tháng'],
  [365 * DAY, '1 year', '1 năm'],
  [900 * DAY, '2.5 years', '2,5 năm'],
])('says %d seconds as %s and %s', (seconds, english, vietnamese) => {
  expect(formatInterval(seconds, todayTexts.en.units)).toBe(english);
  expect(todayTexts.vi && formatInterval(seconds, todayTexts.vi.units)).toBe(vietnamese);
});
