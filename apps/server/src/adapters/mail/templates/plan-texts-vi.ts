import { PLAN_DAYS } from '@scholar/contract';
import type { PlanTexts } from './plan-texts';

const DAYS: Record<number, string> = { 0: 'hôm nay', 1: 'vào ngày mai' };

const REVIEWS = {
  late: {
    preheader: 'Chúng tôi đã nhận được tiền, nhưng đơn hàng khi đó đã hết hạn.',
    heading: 'Thanh toán của bạn đến muộn',
    intro: 'Thanh toán đến sau khi đơn hàng đã hết hạn. Khoản tiền đã được ghi nhận, không bị mất.',
  },
  second: {
    preheader: 'Chúng tôi nhận được thêm một khoản thanh toán cho cùng đơn hàng.',
    heading: 'Đơn hàng này được thanh toán hai lần',
    intro:
      'Đơn hàng này đã được thanh toán trước đó. Khoản thứ hai đã được ghi nhận, không bị mất.',
  },
  unclear: {
    preheader: 'Bạn đã thanh toán, nhưng ngân hàng chưa xác nhận.',
    heading: 'Thanh toán của bạn đang được kiểm tra',
    intro:
      'Bạn đã thanh toán, nhưng ngân hàng hoặc cổng thanh toán chưa xác nhận. Khoản tiền đã được ghi nhận, không bị mất.',
  },
};

export const VIETNAMESE_PLAN_TEXTS: PlanTexts = {
  receipt: (plan) => ({
    subject: `Biên nhận gói Scholar ${plan} của bạn`,
    preheader: `Cảm ơn bạn. Bạn dùng được gói Scholar ${plan} rồi.`,
    heading: `Gói Scholar ${plan} đã được kích hoạt`,
    intro: ['Cảm ơn bạn đã thanh toán. Gói của bạn có hiệu lực ngay.'],
    notes: ['Gói không tự động gia hạn. Chúng tôi sẽ nhắc bạn trước khi gói hết hạn.'],
  }),
  review: (plan, reason) => ({
    subject: `Chúng tôi đang kiểm tra thanh toán gói ${plan}`,
    ...REVIEWS[reason],
    intro: [
      REVIEWS[reason].intro,
      'Chúng tôi sẽ kiểm tra rồi kích hoạt gói hoặc hoàn tiền cho bạn. Bạn không cần thanh toán lại.',
    ],
    notes: ['Hãy giữ email này: mã đơn hàng giúp chúng tôi tìm ra khoản thanh toán của bạn.'],
  }),
  ending: (plan, { date, daysLeft }) => ({
    subject: `Gói Scholar ${plan} hết hạn ${DAYS[daysLeft] ?? `sau ${daysLeft} ngày`}`,
    preheader: 'Gia hạn chỉ mất một phút. Không gia hạn thì mọi thứ đã lưu vẫn còn.',
    heading: `Gói Scholar ${plan} hết hạn ngày ${date}`,
    intro: [`Nếu gia hạn, ${PLAN_DAYS} ngày sẽ được cộng thêm vào thời gian còn lại.`],
    notes: [
      'Nếu không gia hạn, bạn không mất gì. Mọi thứ đã lưu vẫn còn: tài liệu, thẻ ghi nhớ và bộ thẻ vẫn học, sửa và xuất được như trước.',
      'Ở gói Basic, phần vượt giới hạn vẫn được giữ lại; để thêm mới, bạn cần gia hạn.',
    ],
  }),
  labels: {
    plan: 'Gói',
    amount: 'Số tiền',
    orderNumber: 'Mã đơn hàng',
    paidOn: 'Ngày thanh toán',
    paidUntil: 'Hiệu lực đến',
  },
  purchase: (plan) => `Scholar ${plan}, ${PLAN_DAYS} ngày`,
  links: { billing: 'Xem gói và thanh toán', renew: 'Gia hạn ngay' },
};
