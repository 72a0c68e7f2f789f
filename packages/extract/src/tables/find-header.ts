import { isColumnName } from '../text/column-names';

const NAME = /^[a-z][\w:.-]{0,30}$/;
const NUMBER = /^[\d.,\s%+-]*\d[\d.,\s%+-]*$/;
const LIKE_NAMES_MAX = 0.2;
const NUMBERS_MIN = 0.9;

/** Whether the first row names the columns: by a known word, or because it looks like none of the others. */
export function hasHeader(rows: readonly string[][]): boolean {
  const [first, ...others] = rows;
  if (!first || others.length === 0) {
    return false;
  }
  const cells = first.map((cell) => cell.trim());
  const filled = cells.filter(Boolean);
  if (filled.length < 2 || new Set(filled).size < filled.length) {
    return false;
  }
  return isNamed(cells, others) || looksLikeNames(filled, others) || hasNumbersBelow(cells, others);
}

/** In a list of school words 'answer' may be the first of them, and 'a' is a word of every list. */
function isNamed(cells: readonly string[], rows: readonly string[][]): boolean {
  const named = [...cells.keys()].filter((column) => isColumnName(cells[column] ?? ''));
  if (named.every((column) => (cells[column] ?? '').length < 2) && named.length < cells.length) {
    return false;
  }
  const isNameBelow = (row: readonly string[]) =>
    named.length > 1
      ? named.every((column) => isColumnName(row[column] ?? ''))
      : row.some((cell) => isColumnName(cell));
  return !rows.some(isNameBelow);
}

function looksLikeNames(cells: readonly string[], rows: readonly string[][]): boolean {
  const isOfNames = (row: readonly string[]) =>
    row.every((cell) => cell === '' || NAME.test(cell.trim()));
  return isOfNames(cells) && rows.filter(isOfNames).length <= rows.length * LIKE_NAMES_MAX;
}

/** 'No.' above 1, 2, 3. */
function hasNumbersBelow(cells: readonly string[], rows: readonly string[][]): boolean {
  return cells.some((cell, column) => {
    const numbers = rows.filter((row) => NUMBER.test(row[column] ?? ''));
    return cell !== '' && !NUMBER.test(cell) && numbers.length >= rows.length * NUMBERS_MIN;
  });
}
