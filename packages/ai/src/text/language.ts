import type { Language } from '@scholar/contract';
import { eld } from 'eld/small';

/** Letters that English does not have and no other common language has so many of. */
const VIETNAMESE = /[ăâđêôơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/giu;
const VIETNAMESE_WORD = new RegExp(`\\S*${VIETNAMESE.source}\\S*`, 'giu');
const LETTER = /\p{L}/gu;
/** Enough for any detector, little enough to cost nothing. */
const SAMPLES = { count: 5, characters: 2_000 };

/** The language of most of the text; `undefined` where it is neither English nor Vietnamese. */
export function detectLanguage(text: string): Language | undefined {
  const sample = sampleOf(text).normalize('NFC');
  const letters = sample.match(LETTER)?.length ?? 0;
  const marked = sample.match(VIETNAMESE)?.length ?? 0;
  if (letters === 0) {
    return undefined;
  }
  if (marked / letters > 0.08) {
    return 'vi';
  }
  // A few words of Vietnamese in an English text would sway the detector.
  const { language } = eld.detect(sample.replaceAll(VIETNAMESE_WORD, ' '));
  if (language === 'vi' || language === 'en') {
    return language;
  }
  // A short or technical text fools the detector; one in another script does not.
  const isLatin = (sample.match(/[a-z]/gi)?.length ?? 0) / letters > 0.95;
  return isLatin && !isReliable(sample) ? 'en' : undefined;
}

function isReliable(sample: string): boolean {
  return sample.length > 200 && eld.detect(sample).isReliable();
}

/** Pieces from all over the text: a foreign preface or appendix must not decide. */
function sampleOf(text: string): string {
  const { count, characters } = SAMPLES;
  if (text.length <= count * characters) {
    return text;
  }
  const stride = Math.floor((text.length - characters) / (count - 1));
  return Array.from({ length: count }, (_, at) =>
    text.slice(at * stride, at * stride + characters),
  ).join('\n');
}
