import { cleanText } from '../blocks/text-blocks';
import { decodeText } from '../text/decode-text';
import { chooseColumns, type TableColumns } from './choose-columns';
import { findDelimiter } from './find-delimiter';
import { hasHeader } from './find-header';
import { parseTable } from './papaparse';

export type TableRow = { question: string; answer: string; note?: string; tags: string[] };

export type Table = {
  delimiter: string;
  header?: string[];
  /** Of the widest row. */
  columnCount: number;
  columns: TableColumns;
  rows: TableRow[];
  /** Rows that lack a question or an answer, counted from 1 below the header. */
  skippedRows: number[];
};

/** What the student chose where the guess was wrong. */
export type TableOptions = { delimiter?: string; hasHeader?: boolean; columns?: TableColumns };

/** Spreadsheets write and read a first line that names the separator. */
const SEPARATOR_LINE = /^\ufeff?sep=([^\n])\n([^]*)$/i;

/** A file of rows and columns, in any common encoding; `undefined` where it has only one column. */
export function readTable(bytes: Uint8Array, options: TableOptions = {}): Table | undefined {
  return readTableText(decodeTable(bytes), options);
}

export function decodeTable(bytes: Uint8Array): string {
  return cleanText(decodeText(bytes).replaceAll(/\r\n?/g, '\n')).normalize('NFC');
}

export function readTableText(written: string, options: TableOptions = {}): Table | undefined {
  const [, named, text = written] = SEPARATOR_LINE.exec(written) ?? [];
  const delimiter = options.delimiter ?? named ?? findDelimiter(text);
  if (delimiter === undefined) {
    return undefined;
  }
  const all = parseTable(text, delimiter);
  const isHeaded = options.hasHeader ?? hasHeader(all);
  const header = isHeaded ? all[0]?.map((cell) => cell.trim()) : undefined;
  const body = isHeaded ? all.slice(1) : all;
  return toTable(delimiter, header, body, options.columns ?? chooseColumns(header, body));
}

export function toTable(
  delimiter: string,
  header: string[] | undefined,
  body: readonly string[][],
  columns: TableColumns,
): Table {
  const rows: TableRow[] = [];
  const skippedRows: number[] = [];
  for (const [index, cells] of body.entries()) {
    const row = toRow(cells, columns);
    if (row.question === '' || row.answer === '') {
      skippedRows.push(index + 1);
    } else {
      rows.push(row);
    }
  }
  return {
    delimiter,
    ...(header ? { header } : {}),
    columnCount: body.reduce((most, { length }) => Math.max(most, length), header?.length ?? 0),
    columns,
    rows,
    skippedRows,
  };
}

function toRow(cells: readonly string[], columns: TableColumns): TableRow {
  const cellOf = (column: number | undefined) =>
    column === undefined ? '' : toText((cells[column] ?? '').trim());
  const note = cellOf(columns.note);
  return {
    question: cellOf(columns.question),
    answer: cellOf(columns.answer),
    ...(note === '' ? {} : { note }),
    tags: splitTags(cellOf(columns.tags)),
  };
}

/** Before a sign that spreadsheets would compute, an apostrophe says that it is text; our own tables have it. */
function toText(cell: string): string {
  return cell.replace(/^'(?='*[=+\-@])/, '');
}

/** Tags are words; where commas or semicolons part them, they may have spaces. */
function splitTags(written: string): string[] {
  return written
    .split(/[,;|]/.test(written) ? /[,;|]/ : /\s+/)
    .map((tag) => tag.trim())
    .filter(Boolean);
}
