import { STUDY_MESSAGES } from '@scholar/contract';
import { defineTexts } from '../../lib/i18n';
import { isolate } from '../../lib/text/isolate';

export const sharedSetTexts = defineTexts({
  en: {
    pageTitle: 'Shared set',
    by: (author: string) => `By ${isolate(author)}`,
    count: (count: number) => (count === 1 ? '1 card' : `${count.toLocaleString('en-US')} cards`),
    views: 'Views of the set',
    list: 'Cards',
    flip: 'Flip through',
    noCards: 'This set has no cards yet.',
    position: ({ at, total }: { at: number; total: number }) => `Card ${at} of ${total}`,
    previous: 'Prev',
    next: 'Next',

    copy: 'Copy to my sets',
    copyFailed: 'The set could not be copied. Please try again.',
    guest: 'To copy it you log in first, and come back here.',

    report: 'Report this set',
    reportLead: 'Tell the people who run Scholar what is wrong with it. Its author is not told.',
    reason: 'What is wrong?',
    send: 'Send report',
    reportFailed: 'The report could not be sent. Your text is kept.',
    thanks: 'Thank you. Somebody will look at this set.',
    cancel: 'Cancel',
    done: 'Done',

    gone: STUDY_MESSAGES.linkGone,
    toStart: 'To the start page',
    toHome: 'Back to Home',
  },
  vi: {
    pageTitle: 'Bộ thẻ được chia sẻ',
    by: (author) => `Của ${isolate(author)}`,
    count: (count) => `${count.toLocaleString('vi-VN')} thẻ`,
    views: 'Cách xem bộ thẻ',
    list: 'Danh sách thẻ',
    flip: 'Lật từng thẻ',
    noCards: 'Bộ này chưa có thẻ nào.',
    position: ({ at, total }) => `Thẻ ${at} trên ${total}`,
    previous: 'Trước',
    next: 'Tiếp',

    copy: 'Tạo bản sao',
    copyFailed: 'Không tạo được bản sao. Vui lòng thử lại.',
    guest: 'Bạn cần đăng nhập để tạo bản sao, rồi sẽ quay lại đây.',

    report: 'Báo cáo bộ thẻ này',
    reportLead: 'Hãy cho quản trị viên biết có gì không ổn. Người tạo bộ sẽ không biết.',
    reason: 'Có gì không ổn?',
    send: 'Gửi báo cáo',
    reportFailed: 'Không gửi được báo cáo. Nội dung bạn viết vẫn còn.',
    thanks: 'Cảm ơn bạn. Sẽ có người xem bộ thẻ này.',
    cancel: 'Hủy',
    done: 'Xong',

    gone: 'Liên kết này không dùng được, có thể đã bị đóng.',
    toStart: 'Về trang đầu',
    toHome: 'Về trang chủ',
  },
});
