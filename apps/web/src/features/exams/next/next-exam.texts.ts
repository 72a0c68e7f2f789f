import { defineTexts } from '../../../lib/i18n';

export const nextExamTexts = defineTexts({
  en: {
    label: 'Next exam',
    none: 'Is an exam coming?',
    noneAdvice: 'Name the day, and Scholar spreads the cards over the time that is left.',
    set: 'Set exam date',
    open: 'Open exams',
    failed: 'Your exams did not load.',
    asThingsStand: 'remembered on the day as things stand',
    ifKept: (share: string) => `${share} if you keep the plan`,
    goal: (goal: string) => `Goal ${goal}`,
    noCards: 'The plan begins with the first cards in its sets.',
  },
  vi: {
    label: 'Kỳ thi sắp tới',
    none: 'Sắp có kỳ thi?',
    noneAdvice: 'Cho biết ngày thi, Scholar sẽ chia thẻ đều cho những ngày còn lại.',
    set: 'Đặt ngày thi',
    open: 'Xem kỳ thi',
    failed: 'Chưa tải được kỳ thi.',
    asThingsStand: 'sẽ nhớ vào hôm thi nếu cứ như hiện nay',
    ifKept: (share) => `${share} nếu học đủ theo kế hoạch`,
    goal: (goal) => `Mục tiêu ${goal}`,
    noCards: 'Kế hoạch bắt đầu khi các bộ có thẻ đầu tiên.',
  },
});
