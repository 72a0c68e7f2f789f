import { SUPPORT_MESSAGE, SUPPORT_MESSAGES } from '@scholar/contract';
import { defineTexts } from '../../lib/i18n';

export const supportTexts = defineTexts({
  en: {
    title: 'Support',
    intro: 'Something does not work, or you are stuck? Write to us. The answer comes by e-mail.',
    priority: 'Your plan includes priority support: your message is answered first.',
    message: 'Your message',
    messageHint: `What did you want to do, and what happened instead? ${SUPPORT_MESSAGE.min} to ${SUPPORT_MESSAGE.max.toLocaleString('en-US')} characters.`,
    page: 'Page it is about',
    pageHint: 'Sent along with your name, e-mail address and plan.',
    send: 'Send message',
    failed: 'Your message was not sent. It is kept here; please try again.',
    notSetUp: SUPPORT_MESSAGES.notSetUp,
    notSetUpAdvice: 'The people who run this server have not said yet where messages should go.',
    sentTitle: 'Your message is on its way',
    sentAdvice: (email: string) => `We answer to ${email}.`,
    another: 'Write another message',
    backToHome: 'Back to Home',
  },
  vi: {
    title: 'Hỗ trợ',
    intro:
      'Có gì không hoạt động, hay bạn đang vướng ở đâu? Hãy viết cho chúng tôi. Câu trả lời sẽ đến qua email.',
    priority: 'Gói của bạn được ưu tiên hỗ trợ: tin nhắn của bạn được trả lời trước.',
    message: 'Tin nhắn của bạn',
    messageHint: `Bạn định làm gì, và chuyện gì đã xảy ra? Từ ${SUPPORT_MESSAGE.min} đến ${SUPPORT_MESSAGE.max.toLocaleString('vi-VN')} ký tự.`,
    page: 'Trang gặp vấn đề',
    pageHint: 'Được gửi kèm với tên, địa chỉ email và gói của bạn.',
    send: 'Gửi tin nhắn',
    failed: 'Chưa gửi được tin nhắn. Nội dung vẫn còn đây; vui lòng thử lại.',
    notSetUp: 'Phần hỗ trợ chưa được thiết lập.',
    notSetUpAdvice: 'Người vận hành máy chủ này chưa cho biết tin nhắn cần gửi về đâu.',
    sentTitle: 'Tin nhắn của bạn đã được gửi đi',
    sentAdvice: (email) => `Câu trả lời sẽ được gửi đến ${email}.`,
    another: 'Viết tin nhắn khác',
    backToHome: 'Về trang chủ',
  },
});
