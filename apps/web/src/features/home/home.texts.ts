import { defineTexts } from '../../lib/i18n';

export const homeTexts = defineTexts({
  en: {
    title: 'Home',
    welcome: 'Welcome back, Scholar!',
    invitation: 'Power up your revision with your smart AI tools.',
    firstCards: 'Make your first cards',
    newCards: 'Make new cards',

    statistics: {
      title: 'Your Statistics',
      show: 'Show Analytics',
      hide: 'Hide Analytics',
      documents: { long: 'Documents summarized', short: 'Summarized' },
      flashcards: { long: 'Flashcards created', short: 'Flashcards' },
      testsTaken: { long: 'Quizzes taken', short: 'Quizzes taken' },
      time: { long: 'Total study time', short: 'Study time' },
    },
    charts: {
      sample: 'Sample data',
      asTable: (chart: string) => `Show ${chart} as a table`,
      asChart: (chart: string) => `Show ${chart} as a chart`,
      study: {
        title: 'Study time',
        unit: { hours: 'Hours per weekday', minutes: 'Minutes per weekday' },
        amount: {
          hours: (amount: number) => `${amount.toLocaleString('en-US')} h`,
          minutes: (amount: number) => `${amount.toLocaleString('en-US')} m`,
        },
        day: 'Day',
        time: 'Time',
        days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
        trend: ({ days, peak }: { days: string[]; peak: string | undefined }) =>
          `Study time per weekday: ${days.join(', ')}. ${peak ? `Most on ${peak}.` : 'Nothing yet this week.'}`,
      },
      subjects: {
        title: 'Flashcards created',
        unit: 'Per subject',
        subject: 'Subject',
        count: 'Flashcards',
        empty: 'Your cards have no subject yet. Cards of a saved document are counted here.',
        trend: ({ subjects, peak }: { subjects: string[]; peak: string | undefined }) =>
          `Flashcards per subject: ${subjects.join(', ')}. ${peak ? `Most in ${peak}.` : ''}`,
        samples: {
          biology: 'Biology',
          math: 'Math',
          history: 'History',
          physics: 'Physics',
          chemistry: 'Chemistry',
        },
      },
    },

    tools: 'Your Tools',
    writeCards: 'Write cards by hand',
    summarize: {
      title: 'AI Document Summarization',
      line: 'Turn a long chapter into one clear page.',
      action: 'Start Summarizing',
    },
    flashcards: {
      title: 'Flashcard Generator',
      line: 'Cards from your notes, each with its source.',
      action: 'Create Flashcards',
    },
    setMaker: {
      title: 'Flashcard Set Maker',
      line: 'Group the cards that belong together.',
      action: 'Make a Flashcard Set',
    },
    studyFlashcard: {
      title: 'Study Flashcard',
      line: 'Flip, recall, and move on when you know it.',
      action: 'Start Studying',
    },
    studyTests: {
      title: 'Study Quiz',
      line: 'Four options, instant feedback, no pressure.',
      action: 'Start Quiz',
    },
    savedDocs: {
      title: 'Saved Docs',
      line: 'Everything you kept, easy to find again.',
      action: 'View Saved Docs',
    },
  },
  vi: {
    title: 'Trang chủ',
    welcome: 'Chào mừng bạn quay lại!',
    invitation: 'Ôn bài hiệu quả hơn cùng các công cụ AI.',
    firstCards: 'Tạo những thẻ đầu tiên',
    newCards: 'Tạo thẻ',

    statistics: {
      title: 'Thống kê của bạn',
      show: 'Xem biểu đồ',
      hide: 'Ẩn biểu đồ',
      documents: { long: 'Tài liệu đã tóm tắt', short: 'Đã tóm tắt' },
      flashcards: { long: 'Thẻ đã tạo', short: 'Thẻ đã tạo' },
      testsTaken: { long: 'Bài kiểm tra đã làm', short: 'Bài kiểm tra' },
      time: { long: 'Tổng thời gian học', short: 'Thời gian học' },
    },
    charts: {
      sample: 'Số liệu mẫu',
      asTable: (chart) => `Xem “${chart}” dạng bảng`,
      asChart: (chart) => `Xem “${chart}” dạng biểu đồ`,
      study: {
        title: 'Thời gian học',
        unit: { hours: 'Số giờ từng ngày trong tuần', minutes: 'Số phút từng ngày trong tuần' },
        // Whole words are wider than the place beside the chart.
        amount: {
          hours: (amount) => `${amount.toLocaleString('vi-VN')} h`,
          minutes: (amount) => `${amount.toLocaleString('vi-VN')} ph`,
        },
        day: 'Ngày',
        time: 'Thời gian',
        days: ['T2', 'T3', 'T4', 'T5', 'T6', 'T7', 'CN'],
        trend: ({ days, peak }) =>
          `Thời gian học từng ngày trong tuần: ${days.join(', ')}. ${peak ? `Nhiều nhất: ${peak}.` : 'Tuần này chưa học.'}`,
      },
      subjects: {
        title: 'Thẻ đã tạo',
        unit: 'Theo môn',
        subject: 'Môn',
        count: 'Số thẻ',
        empty: 'Thẻ của bạn chưa thuộc môn nào. Thẻ từ tài liệu đã lưu sẽ được tính ở đây.',
        trend: ({ subjects, peak }) =>
          `Số thẻ theo môn: ${subjects.join(', ')}. ${peak ? `Nhiều nhất: ${peak}.` : ''}`,
        samples: {
          biology: 'Sinh học',
          math: 'Toán',
          history: 'Lịch sử',
          physics: 'Vật lý',
          chemistry: 'Hóa học',
        },
      },
    },

    tools: 'Công cụ của bạn',
    writeCards: 'Viết thẻ',
    summarize: {
      title: 'Tóm tắt tài liệu bằng AI',
      line: 'Cả chương dài gói gọn trong một trang.',
      action: 'Tóm tắt ngay',
    },
    flashcards: {
      title: 'Tạo thẻ ghi nhớ',
      line: 'Thẻ từ ghi chú của bạn, thẻ nào cũng có nguồn.',
      action: 'Tạo thẻ',
    },
    setMaker: {
      title: 'Tạo bộ thẻ',
      line: 'Gom những thẻ cùng chủ đề lại với nhau.',
      action: 'Tạo bộ thẻ',
    },
    studyFlashcard: {
      title: 'Ôn thẻ ghi nhớ',
      line: 'Lật thẻ, nhớ lại, thuộc rồi thì sang thẻ sau.',
      action: 'Ôn ngay',
    },
    studyTests: {
      title: 'Luyện trắc nghiệm',
      line: 'Bốn đáp án, biết ngay đúng sai, không áp lực.',
      action: 'Làm bài',
    },
    savedDocs: {
      title: 'Tài liệu đã lưu',
      line: 'Mọi thứ bạn đã lưu, tìm lại dễ dàng.',
      action: 'Xem tài liệu',
    },
  },
});
