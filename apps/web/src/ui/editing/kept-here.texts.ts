import { defineTexts } from '../../lib/i18n';

export const keptHereTexts = defineTexts({
  en: { kept: 'Kept on this device, not saved yet. It is sent when you are online again.' },
  vi: { kept: 'Đã giữ trên thiết bị này, chưa lưu. Sẽ được gửi khi có mạng trở lại.' },
});
