import { defineTexts } from '../../../lib/i18n';

export const loggedOutTexts = defineTexts({
  en: {
    token_deleted: 'The token is deleted. You are logged out.',
    ended:
      'You were logged out here: from another device, by a new password or second factor, or after a long time away. Your work is safe.',
  },
  vi: {
    token_deleted: 'Đã xóa token. Bạn đã đăng xuất.',
    ended:
      'Bạn đã bị đăng xuất ở đây: do đăng xuất từ thiết bị khác, do đổi mật khẩu hay bật xác thực hai lớp, hoặc do lâu ngày không dùng. Dữ liệu của bạn vẫn an toàn.',
  },
});
