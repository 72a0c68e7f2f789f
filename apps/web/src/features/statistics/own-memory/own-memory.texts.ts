import { defineTexts } from '../../../lib/i18n';

type Counted = { reviews: number };

export const ownMemoryTexts = defineTexts({
  en: {
    locale: 'en-US',
    title: 'Your memory',
    counting: ({ reviews, needed }: Counted & { needed: number }) =>
      `After ${toEnglish(needed)} answers Scholar learns how you forget: ${toEnglish(reviews)} so far.`,
    progress: 'Answers until Scholar learns how you forget',
    waiting: ({ reviews }: Counted) =>
      `You have given ${toEnglish(reviews)} answers. Within a week Scholar learns from them how you forget.`,
    used: ({ reviews, percent }: Counted & { percent: number }) =>
      `Fitted to ${toEnglish(reviews)} of your answers · predicts ${
        percent < 1 ? 'slightly' : `${Math.round(percent)}%`
      } better than the general one.`,
    general: ({ reviews }: Counted) =>
      `What was fitted to ${toEnglish(reviews)} of your answers predicts no better than the general one, which stays in use. Scholar tries again each week that you study.`,
    never:
      'Your cards come by how people forget in general. This server cannot learn how you forget.',
    caption: 'Error of the prediction on your latest answers',
    captionHint: 'As log loss; less is better. Neither was fitted to these answers.',
    own: 'Fitted to you',
    default: 'General',
    inUse: 'in use',
    fittedAt: ({ date }: { date: string }) => `Fitted on ${date}`,
  },
  vi: {
    locale: 'vi-VN',
    title: 'Trí nhớ của bạn',
    counting: ({ reviews, needed }) =>
      `Sau ${toVietnamese(needed)} câu trả lời, Scholar sẽ biết bạn hay quên thế nào: đến nay đã có ${toVietnamese(reviews)} câu.`,
    progress: 'Số câu trả lời để Scholar biết bạn hay quên thế nào',
    waiting: ({ reviews }) =>
      `Bạn đã trả lời ${toVietnamese(reviews)} câu. Trong vòng một tuần, Scholar sẽ dựa vào đó để biết bạn hay quên thế nào.`,
    used: ({ reviews, percent }) =>
      `Học từ ${toVietnamese(reviews)} câu trả lời của bạn · dự đoán tốt hơn ${
        percent < 1 ? 'một chút' : `${Math.round(percent)}%`
      } so với mô hình chung.`,
    general: ({ reviews }) =>
      `Mô hình học từ ${toVietnamese(reviews)} câu trả lời của bạn dự đoán chưa tốt hơn mô hình chung, nên vẫn dùng mô hình chung. Tuần nào bạn học, Scholar sẽ thử lại.`,
    never:
      'Thẻ của bạn được xếp lịch theo trí nhớ chung của mọi người. Máy chủ này không học được trí nhớ của riêng bạn.',
    caption: 'Sai số dự đoán trên những câu trả lời mới nhất của bạn',
    captionHint: 'Tính bằng log loss, càng nhỏ càng tốt. Cả hai đều chưa học những câu này.',
    own: 'Của riêng bạn',
    default: 'Chung',
    inUse: 'đang dùng',
    fittedAt: ({ date }) => `Tính ngày ${date}`,
  },
});

function toEnglish(count: number): string {
  return count.toLocaleString('en-US');
}

function toVietnamese(count: number): string {
  return count.toLocaleString('vi-VN');
}
