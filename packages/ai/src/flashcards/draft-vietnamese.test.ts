import { describe, expect, it } from 'vitest';
import { readDocument } from '../text/read-document';
import { draftVietnameseCards } from './draft-vietnamese';

const cardsOf = (text: string, emphasis: string[] = []) =>
  draftVietnameseCards(readDocument(text, 'vi'), emphasis).map(({ card }) => [
    card.term,
    card.definition,
  ]);

describe('Vietnamese definitions', () => {
  it.each([
    ['Tế bào là đơn vị cơ bản của sự sống.', 'Tế bào', 'đơn vị cơ bản của sự sống'],
    ['1. Nhà ở là công trình xây dựng để ở.', 'Nhà ở', 'công trình xây dựng để ở'],
    [
      'Quang hợp được định nghĩa là quá trình tạo đường từ ánh sáng.',
      'Quang hợp',
      'quá trình tạo đường từ ánh sáng',
    ],
    [
      'Hợp đồng hợp tác (sau đây gọi là hợp đồng BCC) là văn bản giữa các bên.',
      'Hợp đồng hợp tác',
      'văn bản giữa các bên',
    ],
    ['Các thuật ngữ là từ ngữ dùng trong một ngành.', 'thuật ngữ', 'từ ngữ dùng trong một ngành'],
    [
      'Chuyển động qua lại quanh một vị trí cân bằng được gọi là dao động.',
      'dao động',
      'Chuyển động qua lại quanh một vị trí cân bằng',
    ],
  ])('%s', (text, term, definition) => {
    expect(cardsOf(text)).toEqual([[term, definition]]);
  });

  it.each([
    'Đây là một ví dụ hay cho người đọc.',
    'Điều này là rất quan trọng đối với ta.',
    'Nó là một phần của tế bào sống.',
    'Đa phần là những người trẻ tuổi.',
    'Điều thú vị là các nhãn thay đổi.',
    'Từ này ám chỉ những điều đã cũ.',
  ])('are not: %s', (text) => {
    expect(cardsOf(text)).toEqual([]);
  });

  it('end before they say their own term', () => {
    expect(cardsOf('Nhà đầu tư là tổ chức bỏ vốn kinh doanh, gồm nhà đầu tư trong nước.')).toEqual([
      ['Nhà đầu tư', 'tổ chức bỏ vốn kinh doanh'],
    ]);
  });

  it('with emphasis come first', () => {
    const text = 'Tế bào là đơn vị của sự sống. Tế bào rất nhỏ. Ti thể là nơi tạo năng lượng.';

    expect(cardsOf(text, ['ti thể'])[0]?.[0]).toBe('Ti thể');
  });
});
