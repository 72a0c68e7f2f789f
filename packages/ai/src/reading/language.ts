import type { Language } from '@scholar/contract';
import { eld } from 'eld/small';
import { STOP_WORDS } from './stop-words';

/** Letters that English does not have and no other common language has so many of. */
const VIETNAMESE = /[ăâđêôơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/giu;
/** Marked letters of any language, which hardly a Vietnamese phrase is without. */
const MARKED_WORD = new RegExp(`\\S*[${VIETNAMESE.source.slice(1, -1)}àáãèéìíĩòóõùúũý]\\S*`, 'giu');
const MARKED_SHARE = 0.25;
const VIETNAMESE_WORD = new RegExp(`\\S*${VIETNAMESE.source}\\S*`, 'giu');
const LETTER = /\p{L}/gu;
const LATIN = /\p{Script=Latin}/gu;
const WORD = /\p{L}+/gu;
/** Fewer words than this may be a list of names in any language. */
const FOREIGN_MIN_WORDS = 6;
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
  const isPlainLatin = (sample.match(/[a-z]/gi)?.length ?? 0) / letters > 0.95;
  return isPlainLatin && !isReliable(sample) ? 'en' : undefined;
}

/**
 * Whether a short piece may stand beside a text of that language; `undefined` is any other one, which
 * only its script tells. Only what is clearly something else is refused.
 */
export function isInLanguage(piece: string, language: Language | undefined, like: string): boolean {
  const letters = piece.match(LETTER)?.length ?? 0;
  if (letters === 0) {
    return true;
  }
  const isVietnamese = (piece.normalize('NFC').match(VIETNAMESE)?.length ?? 0) / letters > 0.08;
  if (language === 'vi') {
    const words = piece.match(WORD)?.length ?? 0;
    const marked = piece.normalize('NFC').match(MARKED_WORD)?.length ?? 0;
    return isVietnamese || marked >= words * MARKED_SHARE;
  }
  if (language === undefined) {
    return isLatin(piece) === isLatin(like);
  }
  return isLatin(piece) && !isVietnamese && !isForeign(piece);
}

function isLatin(piece: string): boolean {
  return (piece.match(LATIN)?.length ?? 0) > 0.5 * (piece.match(LETTER)?.length ?? 0);
}

/** Told by a detector that is sure of itself, and not a single small word of English in it. */
function isForeign(piece: string): boolean {
  const words = piece.toLowerCase().match(WORD) ?? [];
  if (words.length < FOREIGN_MIN_WORDS || words.some((word) => STOP_WORDS.has(word))) {
    return false;
  }
  const detected = eld.detect(piece);
  return detected.language !== 'en' && detected.isReliable();
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
