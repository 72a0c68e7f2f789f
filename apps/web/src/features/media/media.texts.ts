import { defineTexts } from '../../lib/i18n';

export const mediaTexts = defineTexts({
  en: {
    picture: 'Picture',
    sound: 'Sound',
    notLoaded: 'The picture could not be loaded.',
    play: 'Play sound',
    playNamed: (alt: string) => `Play sound: ${alt}`,
    notPlayed: 'The sound could not be played.',
  },
  vi: {
    picture: 'Hình',
    sound: 'Âm thanh',
    notLoaded: 'Không tải được hình.',
    play: 'Phát âm thanh',
    playNamed: (alt) => `Phát âm thanh: ${alt}`,
    notPlayed: 'Không phát được âm thanh.',
  },
});
