import { defineTexts } from '../../lib/i18n';

export const mediaTexts = defineTexts({
  en: {
    picture: 'Picture',
    sound: 'Sound',
    enlarge: 'Enlarge picture',
    enlargeNamed: (alt: string) => `Enlarge picture: ${alt}`,
    notLoaded: 'The picture could not be loaded.',
    play: 'Play sound',
    playNamed: (alt: string) => `Play sound: ${alt}`,
    notPlayed: 'The sound could not be played.',
    add: {
      label: { question: 'Pictures on the front', answer: 'Pictures on the back' },
      choose: 'Add picture',
      camera: 'Take a photo',
      hint: 'or paste or drop one here',
      sending: 'Sending the picture …',
      failed: 'The picture could not be sent. Try again.',
      alt: { picture: 'What the picture shows', sound: 'What can be heard' },
      remove: { picture: 'Remove picture', sound: 'Remove sound' },
    },
  },
  vi: {
    picture: 'Hình',
    sound: 'Âm thanh',
    enlarge: 'Phóng to hình',
    enlargeNamed: (alt) => `Phóng to hình: ${alt}`,
    notLoaded: 'Không tải được hình.',
    play: 'Phát âm thanh',
    playNamed: (alt) => `Phát âm thanh: ${alt}`,
    notPlayed: 'Không phát được âm thanh.',
    add: {
      label: { question: 'Hình cho câu hỏi', answer: 'Hình cho đáp án' },
      choose: 'Thêm hình',
      camera: 'Chụp ảnh',
      hint: 'hoặc dán hay thả hình vào đây',
      sending: 'Đang gửi hình …',
      failed: 'Không gửi được hình. Vui lòng thử lại.',
      alt: { picture: 'Mô tả hình', sound: 'Mô tả âm thanh' },
      remove: { picture: 'Bỏ hình', sound: 'Bỏ âm thanh' },
    },
  },
});
