import type { Language } from '@scholar/contract';
import type { OrderStatus } from '@scholar/domain';

type SandboxTexts = {
  skip: string;
  badge: string;
  title: (amount: string) => string;
  heading: string;
  noMoney: string;
  plan: string;
  purchase: (plan: string, days: number) => string;
  amount: string;
  orderNumber: string;
  payTo: string;
  timeLeft: string;
  lastMinute: string;
  pay: (amount: string) => string;
  cancel: string;
  back: string;
  /** What there is to say about an order that cannot be paid, or not any more. */
  closed: Record<Exclude<OrderStatus, 'open'>, { heading: string; text: string }>;
};

export const SANDBOX_TEXTS: Record<Language, SandboxTexts> = {
  en: {
    skip: 'Skip to content',
    badge: 'Test payment',
    title: (amount) => `Pay ${amount}`,
    heading: 'Confirm your payment',
    noMoney: 'This is a test page. Everything works as in a real payment, but no money moves.',
    plan: 'Plan',
    purchase: (plan, days) => `Scholar ${plan}, ${days} days`,
    amount: 'Amount to pay',
    orderNumber: 'Order number',
    payTo: 'Pay to',
    timeLeft: 'Time left to pay',
    lastMinute: 'One minute left to pay.',
    pay: (amount) => `Pay ${amount}`,
    cancel: 'Cancel',
    back: 'Back to Scholar',
    closed: {
      paid: { heading: 'This order is paid', text: 'Thank you. Your plan is active.' },
      cancelled: {
        heading: 'This order was cancelled',
        text: 'Nothing was charged. You can choose a plan again at any time.',
      },
      expired: {
        heading: 'This order has expired',
        text: 'Nothing was charged. Choose the plan again to get a new order.',
      },
      review: {
        heading: 'We are looking at this payment',
        text: 'It arrived too late for its order. It is recorded, and you need not pay again.',
      },
    },
  },
  vi: {
    skip: 'Đến nội dung chính',
    badge: 'Thanh toán thử',
    title: (amount) => `Thanh toán ${amount}`,
    heading: 'Xác nhận thanh toán',
    noMoney: 'Đây là trang thử nghiệm. Mọi thứ diễn ra như thật nhưng không mất tiền.',
    plan: 'Gói',
    purchase: (plan, days) => `Scholar ${plan}, ${days} ngày`,
    amount: 'Số tiền thanh toán',
    orderNumber: 'Mã đơn hàng',
    payTo: 'Người nhận',
    timeLeft: 'Thời gian còn lại',
    lastMinute: 'Còn một phút để thanh toán.',
    pay: (amount) => `Thanh toán ${amount}`,
    cancel: 'Hủy',
    back: 'Quay lại Scholar',
    closed: {
      paid: { heading: 'Đơn hàng đã được thanh toán', text: 'Cảm ơn bạn. Gói đã được kích hoạt.' },
      cancelled: {
        heading: 'Đơn hàng đã bị hủy',
        text: 'Bạn chưa bị trừ tiền. Bạn có thể chọn lại gói bất cứ lúc nào.',
      },
      expired: {
        heading: 'Đơn hàng đã hết hạn',
        text: 'Bạn chưa bị trừ tiền. Hãy chọn lại gói để có đơn hàng mới.',
      },
      review: {
        heading: 'Chúng tôi đang kiểm tra thanh toán này',
        text: 'Thanh toán đến khi đơn hàng đã hết hạn. Khoản tiền đã được ghi nhận, bạn không cần thanh toán lại.',
      },
    },
  },
};
