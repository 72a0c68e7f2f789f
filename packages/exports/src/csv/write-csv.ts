import type { ExportedLibrary } from '../exported-library';
import { unparseTable } from './papaparse';

/** Without it Excel takes the letters of other languages for those of its own code page. */
const BYTE_ORDER_MARK = '\uFEFF';
const HEADER = ['question', 'answer', 'tags', 'note', 'set'];
const TAG_SEPARATOR = /[,;|]+/g;
/** Spreadsheets compute cells that begin so; the import takes the apostrophe off again. */
const FORMULA = /^'*[=+\-@\t\r]/;

export function writeCsv({ sets }: ExportedLibrary): string {
  const rows = sets.flatMap(({ title, cards }) =>
    cards.map(({ question, answer, tags, note }) =>
      [question, answer, joinTags(tags), note ?? '', title].map(asText),
    ),
  );
  return BYTE_ORDER_MARK + unparseTable([HEADER, ...rows]);
}

function asText(cell: string): string {
  return FORMULA.test(cell) ? `'${cell}` : cell;
}

/** A semicolon after each, so that a single tag of two words is not read as two. */
function joinTags(tags: readonly string[]): string {
  return tags.map((tag) => `${tag.replaceAll(TAG_SEPARATOR, ' ').trim()};`).join(' ');
}
