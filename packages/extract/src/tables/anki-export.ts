import { parseTable } from './papaparse';
import { toTable, type Table } from './read-table';

type ExportHead = {
  delimiter: string;
  isHtml: boolean;
  names: string[] | undefined;
  tagsColumn: number | undefined;
  /** Columns that hold neither a question nor an answer. */
  otherColumns: number[];
  body: string;
};

const DIRECTIVE = /^#([a-z ]+):(.*)(?:\n|$)/i;
const DELIMITERS = new Map([
  ['tab', '\t'],
  ['comma', ','],
  ['semicolon', ';'],
  ['pipe', '|'],
  ['colon', ':'],
  ['space', ' '],
]);

export function readAnkiExport(text: string): { table: Table; isHtml: boolean } {
  const head = readHead(text.replace(/^\ufeff/, ''));
  const rows = parseTable(head.body, head.delimiter);
  const columnCount = rows.reduce((most, { length }) => Math.max(most, length), 0);
  const [question = 0, answer = 1] = Array.from(
    { length: columnCount },
    (_, column) => column,
  ).filter((column) => column !== head.tagsColumn && !head.otherColumns.includes(column));
  const tags = head.tagsColumn === undefined ? {} : { tags: head.tagsColumn };
  const table = toTable(head.delimiter, head.names, rows, { question, answer, ...tags });
  return { table, isHtml: head.isHtml };
}

function readHead(text: string): ExportHead {
  const values = new Map<string, string>();
  let body = text;
  for (let line = DIRECTIVE.exec(body); line; line = DIRECTIVE.exec(body)) {
    values.set((line[1] ?? '').toLowerCase(), line[2] ?? '');
    body = body.slice(line[0].length);
  }
  const separator = (values.get('separator') ?? '').trim();
  const delimiter =
    DELIMITERS.get(separator.toLowerCase()) ?? (separator === '' ? '\t' : separator);
  const columnOf = (name: string) => {
    const column = Number(values.get(`${name} column`) ?? Number.NaN);
    return Number.isInteger(column) ? column - 1 : undefined;
  };
  return {
    delimiter,
    isHtml: values.get('html')?.trim() === 'true',
    names: values.get('columns')?.split(delimiter),
    tagsColumn: columnOf('tags'),
    otherColumns: ['guid', 'notetype', 'deck'].flatMap((name) => columnOf(name) ?? []),
    body,
  };
}
