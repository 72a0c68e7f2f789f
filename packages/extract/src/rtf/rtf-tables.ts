import { isHeadingName } from '../blocks/heading-name';
import {
  encodingOfCodePage,
  encodingOfFont,
  SYMBOL_CHARSET,
  WESTERN,
} from '../text/windows-charsets';

const BODY_LEVEL = 9;

export type RtfFont = { name: string; encoding: string | undefined; isSymbol: boolean };
type RtfStyle = { name: string; level: number | undefined; base: number | undefined };

/** The tables of fonts and styles at the head of an RTF file, while and after they are read. */
export function createRtfTables() {
  const fonts = new Map<number, RtfFont>();
  const styles = new Map<number, RtfStyle>();
  let font: RtfFont | undefined;
  let style: RtfStyle | undefined;

  function isHeadingStyle(number: number | undefined, depth = 0): boolean {
    const found = number === undefined || depth > 20 ? undefined : styles.get(number);
    if (!found) {
      return false;
    }
    if (found.level !== undefined) {
      return found.level < BODY_LEVEL;
    }
    return isHeadingName(found.name) || isHeadingStyle(found.base, depth + 1);
  }

  return {
    isHeadingStyle: (number: number | undefined) => isHeadingStyle(number),
    fontOf: (number: number | undefined) => fonts.get(number ?? -1),
    readFontWord(word: string, parameter: number): void {
      if (word === 'f') {
        font = { name: '', encoding: undefined, isSymbol: false };
        fonts.set(parameter, font);
      } else if (font && word === 'fcharset') {
        font.encoding = encodingOfFont(parameter);
        font.isSymbol = parameter === SYMBOL_CHARSET;
      } else if (font && word === 'cpg') {
        font.encoding = encodingOfCodePage(parameter);
      }
    },
    readFontName(letter: string): void {
      if (font && letter !== ';') {
        font.name += letter;
      }
    },
    openStyle(): void {
      style = undefined;
    },
    readStyleWord(word: string, parameter: number): void {
      if (word === 's') {
        style = { name: '', level: undefined, base: undefined };
        styles.set(parameter, style);
      } else if (style && word === 'outlinelevel') {
        style.level = parameter;
      } else if (style && word === 'sbasedon') {
        style.base = parameter;
      }
    },
    readStyleName(letter: string): void {
      if (style && letter !== ';') {
        style.name += letter;
      }
    },
  };
}

/** `\mac` and `\ansicpg` say what bytes mean where a font does not. */
export function encodingOfWord(word: string, parameter: number | undefined): string | undefined {
  if (word === 'ansicpg') {
    return encodingOfCodePage(parameter ?? 1252);
  }
  return word === 'mac' ? 'macintosh' : word === 'ansi' ? WESTERN : undefined;
}
