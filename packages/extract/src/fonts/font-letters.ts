import { readSymbolText } from './symbol-font';
import { readVietnameseFont } from './vietnamese-fonts';

/** The letters that a font shows for a text: some fonts draw others than the text says. */
export function readFontLetters(text: string, font: string | undefined): string {
  const letters = font === undefined ? text : readVietnameseFont(text, font);
  return readSymbolText(letters, font === 'Symbol');
}
