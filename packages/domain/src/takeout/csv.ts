import type { TakeoutRow } from './takeout.ports';

/** Without a byte order mark Excel misreads Vietnamese. */
export const BYTE_ORDER_MARK = '\uFEFF';

const NEEDS_QUOTES = /[",\r\n]/;
/** Spreadsheets would run it as a formula. */
const IS_FORMULA = /^[=+\-@\t\r]/;

export function toCsvLine(values: readonly TakeoutRow[string][]): string {
  return `${values.map(toCell).join(',')}\r\n`;
}

function toCell(value: TakeoutRow[string]): string {
  if (typeof value === 'number') {
    return String(value);
  }
  const text = toText(value);
  const harmless = IS_FORMULA.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

function toText(value: Exclude<TakeoutRow[string], number>): string {
  if (value === null) {
    return '';
  }
  if (value instanceof Date) {
    return value.toISOString();
  }
  return typeof value === 'string' ? value : value.join(' ');
}
