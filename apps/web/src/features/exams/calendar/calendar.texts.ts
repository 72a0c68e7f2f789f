import { defineTexts } from '../../../lib/i18n';

export const calendarTexts = defineTexts({
  en: {
    locale: 'en-US',
    title: 'In your calendar',
    lead: 'Every study day and the exam itself, with numbers and names, never what is on your cards.',
    download: 'Download as calendar (.ics)',
    downloadFailed: 'The calendar could not be downloaded. Please try again.',
    subscribe: 'Subscribe',
    subscribed: 'Subscribed',

    dialogTitle: 'Subscribe in your calendar',
    about:
      'Your calendar reads the plans of all your exams under a secret address and follows when they change. Whoever knows the address can read them too.',
    make: 'Make the address',
    address: 'Secret address',
    once: 'It is shown only now. Give it to nobody but your calendar.',
    copy: 'Copy',
    copied: 'Copied',
    copyFailed: 'Your browser does not let us copy. Select the address and copy it yourself.',
    openApp: 'Open in calendar app',
    since: (day: string) =>
      `There is an address since ${day}. We keep no copy of it: if you have lost it, change it.`,
    change: 'Change the address',
    changeAbout: 'Calendars that use the old one no longer get anything.',
    end: 'End the subscription',
    ended: 'The address no longer works',
    failed: 'That did not work. Please try again.',
    done: 'Done',
  },
  vi: {
    locale: 'vi-VN',
    title: 'Trong lịch của bạn',
    lead: 'Mọi ngày học và ngày thi: chỉ có số thẻ và tên, không bao giờ có nội dung thẻ.',
    download: 'Tải về tệp lịch (.ics)',
    downloadFailed: 'Không tải được tệp lịch. Vui lòng thử lại.',
    subscribe: 'Đăng ký lịch',
    subscribed: 'Đã đăng ký',

    dialogTitle: 'Đăng ký trong lịch của bạn',
    about:
      'Lịch của bạn đọc kế hoạch của mọi kỳ thi tại một địa chỉ bí mật và tự cập nhật khi kế hoạch thay đổi. Ai biết địa chỉ này cũng đọc được.',
    make: 'Tạo địa chỉ',
    address: 'Địa chỉ bí mật',
    once: 'Địa chỉ này chỉ hiện một lần. Đừng đưa cho ai ngoài ứng dụng lịch của bạn.',
    copy: 'Sao chép',
    copied: 'Đã sao chép',
    copyFailed: 'Trình duyệt không cho sao chép. Hãy chọn địa chỉ rồi tự sao chép.',
    openApp: 'Mở trong ứng dụng lịch',
    since: (day) =>
      `Bạn có một địa chỉ từ ${day}. Chúng tôi không giữ bản sao: nếu bị mất, hãy đổi địa chỉ.`,
    change: 'Đổi địa chỉ',
    changeAbout: 'Lịch dùng địa chỉ cũ sẽ không nhận được gì nữa.',
    end: 'Hủy đăng ký',
    ended: 'Địa chỉ không còn dùng được',
    failed: 'Có lỗi xảy ra. Vui lòng thử lại.',
    done: 'Xong',
  },
});
