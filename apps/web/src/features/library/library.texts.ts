import { defineTexts } from '../../lib/i18n';
import { isolate } from '../../lib/text/isolate';

export const libraryTexts = defineTexts({
  en: {
    addToSet: {
      action: 'Add to a set',
      title: (count: number) =>
        count === 1
          ? 'Add 1 flashcard to a set'
          : `Add ${count.toLocaleString('en-US')} flashcards to a set`,
      set: 'Set',
      newSet: 'New set',
      name: 'Set name',
      submit: 'Add to set',
      done: ({ added, title }: { added: number; title: string }) =>
        `${added === 1 ? '1 flashcard' : `${added.toLocaleString('en-US')} flashcards`} added to ${isolate(title)}`,
      undo: 'Undo',
      failed: 'The flashcards could not be added. Please try again.',
      undoFailed: 'The flashcards could not be taken out again.',
    },
  },
  vi: {
    addToSet: {
      action: 'Thêm vào bộ',
      title: (count) => `Thêm ${count.toLocaleString('vi-VN')} thẻ vào bộ`,
      set: 'Bộ thẻ',
      newSet: 'Bộ thẻ mới',
      name: 'Tên bộ thẻ',
      submit: 'Thêm vào bộ',
      done: ({ added, title }) =>
        `Đã thêm ${added.toLocaleString('vi-VN')} thẻ vào ${isolate(title)}`,
      undo: 'Hoàn tác',
      failed: 'Không thêm được thẻ. Vui lòng thử lại.',
      undoFailed: 'Không lấy thẻ ra khỏi bộ được.',
    },
  },
});
