import { PAYMENT_MESSAGES, PLAN_DAYS } from '@scholar/contract';
import { defineTexts } from '../../lib/i18n';

export const billingTexts = defineTexts({
  en: {
    title: 'Plan and billing',
    currentPlan: 'Your plan',
    free: 'Free, for as long as you like',
    paidUntil: ({ plan, date }: { plan: string; date: string }) => `${plan} is paid until ${date}`,
    openTeam: 'Open your team',

    isCurrent: 'Your plan',
    isIncluded: 'Part of your Team plan',
    upgrade: (plan: string) => `Upgrade to ${plan}`,
    renew: (plan: string) => `Renew ${plan}`,
    terms: `A payment gives ${PLAN_DAYS} days, added to those you have left. Nothing is charged by itself.`,
    unavailable: PAYMENT_MESSAGES.unavailable,
    leaving: (host: string) => `Taking you to the payment page on ${host}…`,
    orderFailedTitle: 'Your order was not placed',
    orderFailed: PAYMENT_MESSAGES.orderFailed,
    orderError: PAYMENT_MESSAGES.orderError,

    payments: 'Payments',
    noPayments: 'No payments yet.',
    order: (orderNumber: string) => `Order ${orderNumber}`,
    status: { paid: 'Paid', review: 'In review', dismissed: 'Closed' },
    reviewNote:
      'This money came late, twice or unconfirmed. We are looking at it and will write to you; nothing is lost.',

    returned: {
      checking: 'Checking your payment…',
      paid: (plan: string) => `Your plan is now ${plan}.`,
      review:
        'Your payment arrived late, twice or unconfirmed. We are looking at it and will write to you.',
      late: 'Your payment has not reached us yet. Your plan changes by itself as soon as it does.',
      cancelled: 'The payment was cancelled. Your plan stays as it is.',
    },
  },
  vi: {
    title: 'Gói và thanh toán',
    currentPlan: 'Gói của bạn',
    free: 'Miễn phí, dùng bao lâu tùy bạn',
    paidUntil: ({ plan, date }) => `Gói ${plan} có hạn đến ${date}`,
    openTeam: 'Mở nhóm của bạn',

    isCurrent: 'Gói của bạn',
    isIncluded: 'Có sẵn trong gói Team',
    upgrade: (plan) => `Nâng cấp lên ${plan}`,
    renew: (plan) => `Gia hạn ${plan}`,
    terms: `Mỗi lần thanh toán được ${PLAN_DAYS} ngày, cộng vào số ngày bạn còn lại. Scholar không bao giờ tự trừ tiền.`,
    unavailable: 'Hiện chưa hỗ trợ thanh toán.',
    leaving: (host) => `Đang đưa bạn đến trang thanh toán trên ${host}…`,
    orderFailedTitle: 'Chưa đặt mua được gói',
    orderFailed: 'Không xử lý được đơn hàng.',
    orderError: 'Đã có lỗi khi xử lý đơn hàng của bạn.',

    payments: 'Các lần thanh toán',
    noPayments: 'Chưa có lần thanh toán nào.',
    order: (orderNumber) => `Đơn ${orderNumber}`,
    status: { paid: 'Đã trả', review: 'Đang xem xét', dismissed: 'Đã đóng' },
    reviewNote:
      'Khoản tiền này đến muộn, bị trả hai lần hoặc chưa được xác nhận. Chúng tôi đang xem xét và sẽ báo cho bạn; bạn không mất gì cả.',

    returned: {
      checking: 'Đang xác nhận khoản thanh toán của bạn…',
      paid: (plan) => `Gói của bạn giờ là ${plan}.`,
      review:
        'Khoản thanh toán của bạn đến muộn, bị trả hai lần hoặc chưa được xác nhận. Chúng tôi đang xem xét và sẽ báo cho bạn.',
      late: 'Chúng tôi chưa nhận được khoản thanh toán của bạn. Khi nhận được, gói sẽ tự đổi.',
      cancelled: 'Đã hủy thanh toán. Gói của bạn vẫn giữ nguyên.',
    },
  },
});
