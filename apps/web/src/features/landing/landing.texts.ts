import { defineTexts } from '../../lib/i18n';

export const landingTexts = defineTexts({
  en: {
    pageTitle: 'Notes into flashcards',
    hero: {
      headline: { before: 'Your notes, turned into things you ', marked: 'remember', after: '.' },
      lead: 'Scholar reads your document, writes the flashcards, and shows you the sentence each one came from. In English and Vietnamese.',
      own: 'Try it with your own text',
      action: 'FOLLOW US FOR SMARTER STUDY TIPS!',
    },
    sample: {
      title: 'How a text becomes flashcards',
      language: 'Language of the example',
      note: 'Our text, cards by Scholar',
      showAll: 'Show all',
      playAgain: 'Play again',
    },
    features: {
      title: 'From a long chapter to a calm exam morning',
      summarization: {
        title: 'AI Document Summarization',
        lead: 'Import a chapter and get one clear page, named and filed under its subject.',
        scene: { words: (count: number) => `${count} words` },
      },
      flashcards: {
        title: 'Flashcard Generator',
        lead: 'Terms and definitions from your own notes. Every card shows the line it came from.',
        scene: { toggle: 'Create in Vietnamese' },
      },
      tests: {
        title: 'Quiz Maker',
        lead: 'Group cards into sets, flip through them, then test yourself with instant feedback.',
        scene: { verdict: 'Correct' },
      },
    },
    pricing: {
      title: 'Pricing',
      actions: { basic: 'Get Started', pro: 'Choose Pro', team: 'Choose Team' },
    },
    closing: {
      title: 'Start mastering knowledge today',
      lead: 'Bring one chapter. Leave with cards you can study tonight.',
      action: 'Get Started Now',
    },
  },
  vi: {
    pageTitle: 'Biến ghi chú thành thẻ ghi nhớ',
    hero: {
      headline: { before: 'Biến ghi chú thành điều bạn ', marked: 'nhớ lâu', after: '.' },
      lead: 'Scholar đọc tài liệu, viết thẻ ghi nhớ và chỉ cho bạn mỗi thẻ lấy từ câu nào. Cả tiếng Việt lẫn tiếng Anh.',
      own: 'Thử với văn bản của bạn',
      action: 'Theo dõi để nhận mẹo học hay!',
    },
    sample: {
      title: 'Từ một đoạn văn đến thẻ ghi nhớ',
      language: 'Ngôn ngữ của ví dụ',
      note: 'Văn bản mẫu, thẻ do Scholar viết',
      showAll: 'Hiện hết',
      playAgain: 'Xem lại',
    },
    features: {
      title: 'Từ một chương dài đến sáng ngày thi thảnh thơi',
      summarization: {
        title: 'Tóm tắt tài liệu bằng AI',
        lead: 'Nhập một chương sách, nhận lại một trang gọn gàng, có tên và xếp đúng môn.',
        scene: { words: (count) => `${count} từ` },
      },
      flashcards: {
        title: 'Tạo thẻ ghi nhớ',
        lead: 'Thuật ngữ và định nghĩa từ chính ghi chú của bạn. Thẻ nào cũng ghi rõ lấy từ dòng nào.',
        scene: { toggle: 'Tạo bằng tiếng Việt' },
      },
      tests: {
        title: 'Tạo bài kiểm tra',
        lead: 'Xếp thẻ thành bộ, lật từng thẻ, rồi tự kiểm tra và biết đúng sai ngay.',
        scene: { verdict: 'Đúng' },
      },
    },
    pricing: {
      title: 'Bảng giá',
      actions: { basic: 'Bắt đầu', pro: 'Chọn Pro', team: 'Chọn Team' },
    },
    closing: {
      title: 'Làm chủ kiến thức ngay hôm nay',
      lead: 'Chỉ cần một chương sách. Tối nay bạn đã có thẻ để ôn.',
      action: 'Bắt đầu ngay',
    },
  },
});
