import type { Language } from '@scholar/contract';

const VIETNAMESE_LETTERS = /[ăâđêôơưà-ãè-êìíò-õùúýạ-ỹ]/iu;

/** Of a side of a card: Vietnamese is told by its letters, the rest is read as English. */
export function languageOf(text: string): Language {
  return VIETNAMESE_LETTERS.test(text.normalize('NFC')) ? 'vi' : 'en';
}

type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService'>;

/** A voice of this device before one that needs the network; none where the browser has none of the language. */
export function findVoice<Found extends Voice>(
  voices: readonly Found[],
  language: Language,
): Found | undefined {
  const own = voices.filter(({ lang }) => lang.toLowerCase().split(/[-_]/)[0] === language);
  return own.find(({ localService }) => localService) ?? own[0];
}
