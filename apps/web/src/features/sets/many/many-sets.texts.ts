import { defineTexts } from '../../../lib/i18n';

const number = (count: number) => count.toLocaleString('en-US');
const numberVi = (count: number) => count.toLocaleString('vi-VN');

export const manySetsTexts = defineTexts({
  en: {
    label: 'Selected sets',
    select: (title: string) => `Select ${title}`,
    study: 'Study together',
    test: 'Test together',
    export: 'Export',
    undo: 'Undo',
    merge: {
      action: 'Merge into one set',
      title: (count: number) => `Merge ${number(count)} sets`,
      name: 'Name of the new set',
      hint: 'Cards keep their order, and a card that is in several sets comes once. The old sets and their share links go away.',
      submit: 'Merge sets',
      done: (count: number) => `${number(count)} sets merged into one`,
      failed: 'The sets could not be merged. Please try again.',
      undoFailed: 'The sets could not be brought back.',
    },
    split: {
      action: 'Split set',
      title: 'Split set',
      name: 'Name of the new set',
      cards: 'Cards that move to the new set',
      submit: 'Split set',
      nothing: 'Choose at least one card.',
      done: (count: number) =>
        count === 1 ? '1 card moved to a new set' : `${number(count)} cards moved to a new set`,
      failed: 'The set could not be split. Please try again.',
      undoFailed: 'The split could not be undone. No card is lost.',
    },
    remove: {
      action: 'Delete',
      title: 'Delete Sets',
      message: (count: number) =>
        `Are you sure you want to delete ${number(count)} sets? Their cards stay in My Flashcards.`,
      done: (count: number) => `${number(count)} sets deleted`,
      failed: 'The sets could not be deleted. They are all still here.',
      undoFailed: 'The sets could not be brought back.',
    },
  },
  vi: {
    label: 'Bộ thẻ đã chọn',
    select: (title) => `Chọn ${title}`,
    study: 'Ôn chung',
    test: 'Kiểm tra chung',
    export: 'Xuất',
    undo: 'Hoàn tác',
    merge: {
      action: 'Gộp thành một bộ',
      title: (count) => `Gộp ${numberVi(count)} bộ thẻ`,
      name: 'Tên bộ mới',
      hint: 'Thẻ giữ nguyên thứ tự; thẻ có trong nhiều bộ chỉ còn một. Các bộ cũ và liên kết chia sẻ của chúng sẽ mất.',
      submit: 'Gộp lại',
      done: (count) => `Đã gộp ${numberVi(count)} bộ thẻ thành một`,
      failed: 'Không gộp được các bộ thẻ. Vui lòng thử lại.',
      undoFailed: 'Không khôi phục được các bộ thẻ.',
    },
    split: {
      action: 'Tách bộ thẻ',
      title: 'Tách bộ thẻ',
      name: 'Tên bộ mới',
      cards: 'Thẻ chuyển sang bộ mới',
      submit: 'Tách bộ',
      nothing: 'Hãy chọn ít nhất một thẻ.',
      done: (count) => `Đã chuyển ${numberVi(count)} thẻ sang bộ mới`,
      failed: 'Không tách được bộ thẻ. Vui lòng thử lại.',
      undoFailed: 'Không hoàn tác được. Không thẻ nào bị mất.',
    },
    remove: {
      action: 'Xóa',
      title: 'Xóa bộ thẻ',
      message: (count) =>
        `Bạn có chắc muốn xóa ${numberVi(count)} bộ thẻ không? Các thẻ vẫn còn trong Thẻ đã lưu.`,
      done: (count) => `Đã xóa ${numberVi(count)} bộ thẻ`,
      failed: 'Không xóa được. Các bộ thẻ vẫn còn đủ.',
      undoFailed: 'Không khôi phục được các bộ thẻ.',
    },
  },
});
