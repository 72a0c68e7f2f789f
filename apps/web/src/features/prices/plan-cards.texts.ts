import { defineTexts } from '../../lib/i18n';

export const planCardsTexts = defineTexts({
  en: {
    free: 'Free',
    plans: {
      basic: {
        period: () => 'For as long as you like',
        points: ['Upload and summarize documents', 'Create flashcards', 'Study and test yourself'],
      },
      pro: {
        period: () => 'per month',
        points: ['Everything in Basic', 'Unlimited flashcards and quizzes', 'Priority support'],
      },
      team: {
        period: (seats: number) => `per month, for ${seats} users`,
        points: [
          'Everything in Pro',
          'Collaboration tools and admin panel',
          'Team usage analytics',
        ],
      },
    },
  },
  vi: {
    free: 'Miễn phí',
    plans: {
      basic: {
        period: () => 'Dùng bao lâu tùy bạn',
        points: ['Tải lên và tóm tắt tài liệu', 'Tạo thẻ ghi nhớ', 'Ôn tập và tự kiểm tra'],
      },
      pro: {
        period: () => 'mỗi tháng',
        points: ['Mọi thứ trong Basic', 'Không giới hạn số thẻ và bộ thẻ', 'Ưu tiên hỗ trợ'],
      },
      team: {
        period: (seats) => `mỗi tháng, cho ${seats} người`,
        points: [
          'Mọi thứ trong Pro',
          'Công cụ học nhóm và trang quản lý nhóm',
          'Thống kê hoạt động của nhóm',
        ],
      },
    },
  },
});
