import { toPlainText } from '@scholar/markup';

export type TextSize = 'huge' | 'large' | 'medium' | 'small';

/** How big a text may stand on the card: short ones fill it, and no word runs over its edge. */
export function toTextSize(written: string): TextSize {
  const text = toPlainText(written);
  const longestWord = Math.max(...text.split(/[\s-]+/u).map((word) => word.length));
  if (text.length <= 30 && longestWord <= 11) {
    return 'huge';
  }
  if (text.length <= 80 && longestWord <= 18) {
    return 'large';
  }
  return text.length <= 260 ? 'medium' : 'small';
}
