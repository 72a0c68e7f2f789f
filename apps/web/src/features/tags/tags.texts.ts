import { defineTexts } from '../../lib/i18n';

export const tagsTexts = defineTexts({
  en: {
    tags: 'Tags',
    allTags: 'All tags',
    tag: 'Tag',
    add: 'Add a tag',
    addHint: 'Enter puts it on the card.',
    remove: (tag: string) => `Remove tag ${tag}`,
    many: {
      action: 'Tag',
      title: (count: number) =>
        count === 1 ? 'Tags of 1 flashcard' : `Tags of ${count.toLocaleString('en-US')} flashcards`,
      add: 'Add these tags',
      remove: 'Remove these tags',
      hint: 'Enter after each tag.',
      submit: 'Save tags',
      done: (count: number) =>
        count === 1 ? 'Tags of 1 flashcard saved' : `Tags of ${count} flashcards saved`,
      nothing: 'Write a tag to add or to remove first.',
      undo: 'Undo',
      undoFailed: 'The tags could not be put back on all flashcards.',
    },
    failed: 'The tags could not be saved. Please try again.',
  },
  vi: {
    tags: 'Nhãn',
    allTags: 'Tất cả nhãn',
    tag: 'Nhãn',
    add: 'Thêm nhãn',
    addHint: 'Nhấn Enter để gắn vào thẻ.',
    remove: (tag) => `Bỏ nhãn ${tag}`,
    many: {
      action: 'Gắn nhãn',
      title: (count) => `Nhãn của ${count.toLocaleString('vi-VN')} thẻ`,
      add: 'Thêm các nhãn này',
      remove: 'Bỏ các nhãn này',
      hint: 'Nhấn Enter sau mỗi nhãn.',
      submit: 'Lưu nhãn',
      done: (count) => `Đã lưu nhãn của ${count.toLocaleString('vi-VN')} thẻ`,
      nothing: 'Hãy viết nhãn cần thêm hoặc cần bỏ trước.',
      undo: 'Hoàn tác',
      undoFailed: 'Không khôi phục được nhãn của tất cả thẻ.',
    },
    failed: 'Không lưu được nhãn. Vui lòng thử lại.',
  },
});
