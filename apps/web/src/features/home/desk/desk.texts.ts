import { defineTexts } from '../../../lib/i18n';

type Progress = { studied: number; flashcardCount: number };

export const deskTexts = defineTexts({
  en: {
    first: {
      drop: 'Drop your first document here',
      add: 'Add your first document',
      line: 'A PDF, slides, a Word file, a photo of your notes. Scholar makes cards of it, each with the sentence it came from.',
      choose: 'Choose files',
      sample: 'Try a sample text',
    },
    continue: {
      title: 'Continue',
      sets: 'Sets',
      allSets: 'All sets',
      documents: 'Documents',
      allDocuments: 'All documents',
      progress: ({ studied, flashcardCount }: Progress) => {
        if (flashcardCount === 0) {
          return 'No cards yet';
        }
        return `${studied} of ${flashcardCount} studied`;
      },
      cards: (count: number) => {
        if (count === 0) {
          return 'no cards yet';
        }
        return count === 1 ? '1 card' : `${count.toLocaleString('en-US')} cards`;
      },
      noSets: 'Your cards lie in no set yet.',
      makeSet: 'Make a set',
      noDocuments: 'No documents saved yet.',
      summarize: 'Summarize a text',
    },
    week: {
      title: 'This week',
      days: [
        { short: 'M', long: 'Monday' },
        { short: 'T', long: 'Tuesday' },
        { short: 'W', long: 'Wednesday' },
        { short: 'T', long: 'Thursday' },
        { short: 'F', long: 'Friday' },
        { short: 'S', long: 'Saturday' },
        { short: 'S', long: 'Sunday' },
      ],
      studied: (day: string) => `${day}: studied`,
      notStudied: (day: string) => `${day}: nothing`,
      ahead: (day: string) => `${day}: still to come`,
      count: (days: number) => {
        if (days === 0) {
          return 'Nothing studied yet';
        }
        return days === 1 ? '1 day studied' : `${days} days studied`;
      },
      all: 'Your progress',
    },
  },
  vi: {
    first: {
      drop: 'Thả tài liệu đầu tiên vào đây',
      add: 'Thêm tài liệu đầu tiên',
      line: 'PDF, slide, tệp Word hay ảnh chụp vở đều được. Scholar tạo thẻ từ đó, thẻ nào cũng kèm câu gốc.',
      choose: 'Chọn tệp',
      sample: 'Dùng thử bài mẫu',
    },
    continue: {
      title: 'Học tiếp',
      sets: 'Bộ thẻ',
      allSets: 'Tất cả bộ thẻ',
      documents: 'Tài liệu',
      allDocuments: 'Tất cả tài liệu',
      progress: ({ studied, flashcardCount }) => {
        if (flashcardCount === 0) {
          return 'Chưa có thẻ';
        }
        return `Đã học ${studied}/${flashcardCount} thẻ`;
      },
      cards: (count) => (count === 0 ? 'chưa có thẻ' : `${count.toLocaleString('vi-VN')} thẻ`),
      noSets: 'Thẻ của bạn chưa nằm trong bộ nào.',
      makeSet: 'Tạo bộ thẻ',
      noDocuments: 'Chưa lưu tài liệu nào.',
      summarize: 'Tóm tắt một bài',
    },
    week: {
      title: 'Tuần này',
      days: [
        { short: 'T2', long: 'Thứ Hai' },
        { short: 'T3', long: 'Thứ Ba' },
        { short: 'T4', long: 'Thứ Tư' },
        { short: 'T5', long: 'Thứ Năm' },
        { short: 'T6', long: 'Thứ Sáu' },
        { short: 'T7', long: 'Thứ Bảy' },
        { short: 'CN', long: 'Chủ Nhật' },
      ],
      studied: (day) => `${day}: đã học`,
      notStudied: (day) => `${day}: không học`,
      ahead: (day) => `${day}: chưa tới`,
      count: (days) => (days === 0 ? 'Bạn chưa học ngày nào' : `Đã học ${days} ngày`),
      all: 'Tiến độ của bạn',
    },
  },
});
