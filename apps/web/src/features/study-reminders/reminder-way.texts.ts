import { defineTexts } from '../../lib/i18n';
import type { ShownOn } from './push.queries';

export const reminderWayTexts = defineTexts({
  en: {
    way: 'How',
    mail: 'By e-mail',
    push: 'On my devices',
    shownOn: ({ count, isHere }: ShownOn) => {
      const devices = count === 1 ? '1 device' : `${count} devices`;
      if (count === 0) {
        return 'No device shows it yet, so it comes by e-mail until one does.';
      }
      if (isHere) {
        return count === 1 ? 'Shown on this device.' : `Shown on ${devices}, this one included.`;
      }
      return `Shown on ${devices}, but not on this one.`;
    },
    add: 'Add this device',
    remove: 'Remove this device',
    problems: {
      unsupported:
        'This browser cannot show reminders while Scholar is closed. By e-mail they reach you anywhere.',
      denied:
        'This browser blocks notifications from Scholar. Allow them in its settings for this site, then try again.',
      'not-now': 'Notifications were not allowed, so nothing has changed.',
      failed: 'This browser could not be reached for notifications. Please try again later.',
    },
    notRemoved: 'The device could not be removed. Please try again.',
  },
  vi: {
    way: 'Cách nhắc',
    mail: 'Qua email',
    push: 'Trên thiết bị',
    shownOn: ({ count, isHere }) => {
      if (count === 0) {
        return 'Chưa có thiết bị nào hiện lời nhắc, nên tạm thời lời nhắc đến qua email.';
      }
      if (isHere) {
        return count === 1
          ? 'Hiện trên thiết bị này.'
          : `Hiện trên ${count} thiết bị, kể cả thiết bị này.`;
      }
      return `Hiện trên ${count} thiết bị, nhưng không có thiết bị này.`;
    },
    add: 'Thêm thiết bị này',
    remove: 'Gỡ thiết bị này',
    problems: {
      unsupported:
        'Trình duyệt này không hiện được lời nhắc khi Scholar đã đóng. Qua email thì ở đâu bạn cũng nhận được.',
      denied:
        'Trình duyệt này đang chặn thông báo từ Scholar. Hãy cho phép trong cài đặt của trang này rồi thử lại.',
      'not-now': 'Thông báo chưa được cho phép nên không có gì thay đổi.',
      failed: 'Trình duyệt này hiện không nhận được thông báo. Vui lòng thử lại sau.',
    },
    notRemoved: 'Không gỡ được thiết bị. Vui lòng thử lại.',
  },
});
