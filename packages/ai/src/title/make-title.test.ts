import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createModels } from '../models';
import { readDocument } from '../reading/read-document';
import { makeTitle } from './make-title';

const models = createModels(join(import.meta.dirname, '..', '..', 'models'));
const titleOf = (text: string) => makeTitle(readDocument(text), { models });

it.each([
  [
    'Không quân Hoa Kỳ (tiếng Anh: United States Air Force) là một quân chủng của quân đội nước này.',
    'Không quân Hoa Kỳ',
  ],
  ['Sông Hồng có tổng chiều dài là 1.149 km và bắt nguồn từ Trung Quốc.', 'Sông Hồng'],
  ['Thời đại Chiến Quốc kéo dài từ thế kỷ 5 tới khi Trung Quốc thống nhất.', 'Thời đại Chiến Quốc'],
])('names a text by what its first sentence is about: %s', (text, title) => {
  expect(titleOf(text)).toBe(title);
});

it('names no text by a place in which something is so', () => {
  expect(titleOf('Ở Hoa Kỳ, quận là một đơn vị hành chính của tiểu bang.')).not.toBe('Ở Hoa Kỳ');
});
