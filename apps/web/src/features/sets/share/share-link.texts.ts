import { defineTexts } from '../../../lib/i18n';

const times = (count: number) => (count === 1 ? 'once' : `${count.toLocaleString('en-US')} times`);

export const shareLinkTexts = defineTexts({
  en: {
    title: 'Share link',
    about:
      'Anyone with the link can read and study this set without an account, or copy it with one. It isn’t listed anywhere.',
    showName: 'Show my name',
    make: 'Make the link',
    address: 'Address',
    copy: 'Copy',
    copied: 'Copied',
    copyFailed: 'Your browser does not let us copy. Select the address and copy it yourself.',
    uses: ({ opens, copies }: { opens: number; copies: number }) =>
      `Opened ${times(opens)}, copied ${times(copies)}.`,
    wasClosed: 'The link is closed. A new one has another address.',
    lost: 'The address of your link can no longer be shown. A new one takes its place.',
    close: 'Close the link',
    closeTitle: 'Close the link?',
    closeMeaning:
      'The link stops working for everyone, for good. Copies stay with whoever made them.',
    closed: 'The link is closed',
    failed: 'That did not work. Please try again.',
    done: 'Done',
  },
  vi: {
    title: 'Liên kết chia sẻ',
    about:
      'Ai có liên kết đều xem và học được bộ thẻ này mà không cần tài khoản, và sao chép được nếu có tài khoản. Liên kết không được công khai ở đâu cả.',
    showName: 'Hiện tên tôi',
    make: 'Tạo liên kết',
    address: 'Địa chỉ',
    copy: 'Sao chép',
    copied: 'Đã sao chép',
    copyFailed: 'Trình duyệt không cho sao chép. Hãy chọn địa chỉ rồi tự sao chép.',
    uses: ({ opens, copies }) =>
      `Đã mở ${opens.toLocaleString('vi-VN')} lần, sao chép ${copies.toLocaleString('vi-VN')} lần.`,
    wasClosed: 'Liên kết đã đóng. Liên kết mới sẽ có địa chỉ khác.',
    lost: 'Không hiện lại được địa chỉ của liên kết. Liên kết mới sẽ thay liên kết cũ.',
    close: 'Đóng liên kết',
    closeTitle: 'Đóng liên kết?',
    closeMeaning:
      'Không ai mở được bộ thẻ này bằng liên kết đó nữa, và bạn không mở lại liên kết được. Ai đã sao chép thì vẫn giữ bản sao.',
    closed: 'Đã đóng liên kết',
    failed: 'Có lỗi xảy ra. Vui lòng thử lại.',
    done: 'Xong',
  },
});
