import { defineTexts } from '../../lib/i18n';

export const savedFlashcardsTexts = defineTexts({
  en: {
    list: {
      title: 'Saved Flashcards',
      newCard: 'New flashcard',
      generate: 'Generate flashcards',
      duplicates: 'Find duplicates',
      label: 'Flashcards',
      filters: 'Find flashcards',
      search: 'Search flashcards…',
      fromDate: 'From date',
      toDate: 'To date',
      from: 'From',
      to: 'To',
      document: 'Document',
      allDocuments: 'All Documents',
      none: 'N/A',
      columns: { question: 'Question', uploaded: 'Uploaded' },
      documentLabel: 'Document:',
      titleAndField: ' - ',
      found: (count: number) => (count === 1 ? '1 flashcard found' : `${count} flashcards found`),
      select: (question: string) => `Select ${question}`,
      remove: (question: string) => `Delete ${question}`,
    },
    selection: {
      label: 'Selected flashcards',
      export: 'Export',
      remove: 'Delete',
      total: (count: number) =>
        count === 1 ? '1 flashcard' : `${count.toLocaleString('en-US')} flashcards`,
    },
    empty: {
      title: 'No flashcards found.',
      firstTime: 'Make cards from a document or write your own, and find them here.',
    },
    details: {
      title: 'Flashcard Details',
      newTitle: 'New Flashcard',
      documentTitle: 'Document title',
      field: 'Field',
      uploaded: 'Uploaded',
      kind: 'Kind',
      question: 'Question',
      answer: 'Answer',
      document: 'Document',
      noDocument: 'No document',
      source: 'Source',
      cancel: 'Cancel',
      save: 'Save',
      restored: 'Your unsaved changes are still here.',
      failed: 'Not saved yet. Your text is kept.',
      failedBecause: (reason: string) => `${reason} Your text is kept.`,
      updated: 'Flashcard updated',
      added: 'Flashcard saved',
    },
    discard: {
      title: 'Discard changes?',
      message: 'What you typed here is not saved yet.',
      confirm: 'Discard',
    },
    leave: 'Your changes are not saved yet. They’ll be here when you come back.',
    remove: {
      title: (count: number) => (count === 1 ? 'Delete Flashcard' : 'Delete Flashcards'),
      message: (count: number) =>
        count === 1
          ? 'Are you sure you want to delete this flashcard? It will be taken out of its sets too.'
          : `Are you sure you want to delete ${count.toLocaleString('en-US')} flashcards? They will be taken out of their sets too.`,
      done: (count: number) =>
        count === 1 ? 'Flashcard deleted' : `${count.toLocaleString('en-US')} flashcards deleted`,
      failed: (count: number) =>
        count === 1
          ? 'The flashcard could not be deleted.'
          : 'The flashcards could not be deleted. They are all still here.',
      undoFailed: (count: number) =>
        count === 1
          ? 'The flashcard could not be brought back.'
          : 'The flashcards could not be brought back.',
    },
  },
  vi: {
    list: {
      title: 'Thẻ đã lưu',
      newCard: 'Thẻ mới',
      generate: 'Tạo thẻ',
      duplicates: 'Tìm thẻ trùng',
      label: 'Thẻ ghi nhớ',
      filters: 'Tìm thẻ',
      search: 'Tìm thẻ…',
      fromDate: 'Từ ngày',
      toDate: 'Đến ngày',
      from: 'Từ',
      to: 'Đến',
      document: 'Tài liệu',
      allDocuments: 'Tất cả tài liệu',
      none: 'Không có',
      columns: { question: 'Câu hỏi', uploaded: 'Đã tạo' },
      documentLabel: 'Tài liệu:',
      titleAndField: ' - ',
      found: (count) => `Có ${count.toLocaleString('vi-VN')} thẻ`,
      select: (question) => `Chọn ${question}`,
      remove: (question) => `Xóa ${question}`,
    },
    selection: {
      label: 'Thẻ đã chọn',
      export: 'Xuất',
      remove: 'Xóa',
      total: (count) => `${count.toLocaleString('vi-VN')} thẻ`,
    },
    empty: {
      title: 'Không có thẻ nào.',
      firstTime: 'Tạo thẻ từ tài liệu, hoặc tự viết. Thẻ của bạn sẽ nằm ở đây.',
    },
    details: {
      title: 'Chi tiết thẻ',
      newTitle: 'Thẻ mới',
      documentTitle: 'Tên tài liệu',
      field: 'Môn',
      uploaded: 'Ngày tạo',
      kind: 'Loại thẻ',
      question: 'Câu hỏi',
      answer: 'Đáp án',
      document: 'Tài liệu',
      noDocument: 'Không có tài liệu',
      source: 'Nguồn',
      cancel: 'Hủy',
      save: 'Lưu',
      restored: 'Những thay đổi chưa lưu vẫn còn đây.',
      failed: 'Chưa lưu được. Nội dung của bạn vẫn còn nguyên.',
      failedBecause: (reason) => `${reason} Nội dung của bạn vẫn còn nguyên.`,
      updated: 'Đã cập nhật thẻ',
      added: 'Đã lưu thẻ',
    },
    discard: {
      title: 'Bỏ thay đổi?',
      message: 'Những gì bạn gõ ở đây chưa được lưu.',
      confirm: 'Bỏ',
    },
    leave: 'Thay đổi của bạn chưa được lưu, nhưng vẫn còn đây khi bạn quay lại.',
    remove: {
      title: () => 'Xóa thẻ',
      message: (count) =>
        count === 1
          ? 'Bạn có chắc muốn xóa thẻ này không? Thẻ cũng sẽ bị gỡ khỏi các bộ.'
          : `Bạn có chắc muốn xóa ${count.toLocaleString('vi-VN')} thẻ không? Các thẻ này cũng sẽ bị gỡ khỏi các bộ.`,
      done: (count) => (count === 1 ? 'Đã xóa thẻ' : `Đã xóa ${count.toLocaleString('vi-VN')} thẻ`),
      failed: (count) =>
        count === 1 ? 'Không xóa được thẻ.' : 'Không xóa được. Các thẻ vẫn còn đủ.',
      undoFailed: (count) =>
        count === 1 ? 'Không khôi phục được thẻ.' : 'Không khôi phục được các thẻ.',
    },
  },
});
