import { defineTexts } from '../../lib/i18n';

export const cuesTexts = defineTexts({
  en: {
    mute: 'Mute sound',
    unmute: 'Unmute sound',
    title: 'Sounds and vibration',
    choices: { off: 'Off', quiet: 'Quiet', on: 'On' },
    details: {
      off: 'Nothing on this device.',
      quiet: 'On this device: sounds in tests, a short vibration wherever you answer.',
      on: 'On this device: both wherever you answer, and at the end.',
    },
  },
  vi: {
    mute: 'Tắt tiếng',
    unmute: 'Bật tiếng',
    title: 'Âm thanh và rung',
    choices: { off: 'Tắt', quiet: 'Nhẹ', on: 'Bật' },
    details: {
      off: 'Thiết bị này không kêu, không rung.',
      quiet: 'Trên thiết bị này: có tiếng khi kiểm tra, rung nhẹ mỗi khi bạn trả lời.',
      on: 'Trên thiết bị này: có tiếng và rung mỗi khi bạn trả lời, và khi học xong.',
    },
  },
});
