import { defineTexts } from '../../../lib/i18n';

type Shares = { asThingsStand: string; ifKept: string };

export const setExamLineTexts = defineTexts({
  en: {
    label: 'Exam of this set',
    set: 'Set exam date',
    open: 'Open exams',
    readiness: ({ asThingsStand, ifKept }: Shares) =>
      `${asThingsStand} remembered on the day as things stand · ${ifKept} if you keep the plan`,
    noCards: 'The plan begins with the first cards in this set.',
  },
  vi: {
    label: 'Kỳ thi của bộ thẻ này',
    set: 'Đặt ngày thi',
    open: 'Xem kỳ thi',
    readiness: ({ asThingsStand, ifKept }) =>
      `Cứ như hiện nay, hôm thi bạn nhớ ${asThingsStand} · học đủ theo kế hoạch: ${ifKept}`,
    noCards: 'Kế hoạch bắt đầu khi bộ này có thẻ đầu tiên.',
  },
});
