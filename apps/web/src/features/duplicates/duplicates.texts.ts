import { defineTexts } from '../../lib/i18n';

const number = (count: number) => count.toLocaleString('en-US');
const numberVi = (count: number) => count.toLocaleString('vi-VN');

export const duplicatesTexts = defineTexts({
  en: {
    title: 'Duplicates',
    back: 'My Flashcards',
    intro:
      'Cards that ask the same. Choose which one stays: it keeps what you remember of it and goes into the sets of the others.',
    found: (count: number) =>
      count === 1
        ? '1 question is there more than once'
        : `${number(count)} questions are there more than once`,
    none: 'No duplicates',
    noneAdvice: 'Every question has one card.',
    sameAnswer: 'Same answer',
    otherAnswers: 'Different answers',
    stays: 'Which card stays',
    inSets: (titles: string) => `In ${titles}`,
    inNoSet: 'In no set',
    join: 'Keep this one',
    joinAll: (count: number) => `Keep the oldest of ${number(count)} with the same answer`,
    joined: (count: number) =>
      count === 1
        ? 'One card is left of the group'
        : `One card is left of each of ${number(count)} groups`,
    undo: 'Undo',
    failed: 'The cards could not be joined. They are all still here.',
    undoFailed: 'The cards could not be brought back.',
    previous: 'Previous',
    next: 'Next',
  },
  vi: {
    title: 'Thẻ trùng',
    back: 'Thẻ đã lưu',
    intro:
      'Những thẻ hỏi cùng một điều. Hãy chọn thẻ giữ lại: tiến độ ôn của thẻ đó vẫn còn, và thẻ được thêm vào bộ của các thẻ kia.',
    found: (count) => `Có ${numberVi(count)} câu hỏi bị trùng`,
    none: 'Không có thẻ trùng',
    noneAdvice: 'Mỗi câu hỏi chỉ có một thẻ.',
    sameAnswer: 'Cùng đáp án',
    otherAnswers: 'Khác đáp án',
    stays: 'Thẻ được giữ lại',
    inSets: (titles) => `Trong ${titles}`,
    inNoSet: 'Không ở bộ nào',
    join: 'Giữ thẻ này',
    joinAll: (count) => `Gộp ${numberVi(count)} nhóm giống hệt, giữ thẻ cũ nhất`,
    joined: (count) =>
      count === 1 ? 'Đã gộp thành một thẻ' : `Đã gộp ${numberVi(count)} nhóm, mỗi nhóm còn một thẻ`,
    undo: 'Hoàn tác',
    failed: 'Không gộp được. Các thẻ vẫn còn đủ.',
    undoFailed: 'Không khôi phục được các thẻ.',
    previous: 'Trước',
    next: 'Tiếp',
  },
});
