import { phraseWords } from '../../reading/compare-phrases';
import { tidy } from '../../reading/tidy';
import { cleanTerm, type Naming, withSubject } from './name-term';
import type { OutlineNode } from './outline';
import { isTermLike } from './term-shape';

/** What a column of names is called where that says nothing about them. */
const COLUMN_NAME =
  /^(?:terms?|words?|concepts?|key ?words?|questions?|front|names?|từ|từ vựng|thuật ngữ|khái niệm|câu hỏi|tên|tên gọi)$/iu;
/** What is told of one thing, side by side: the thing is named above the table. */
const COLUMN_OF_SIDES =
  /^(?:items?|fields?|propert(?:y|ies)|attributes?|aspects?|features?|criteri(?:a|on)|mục|hạng mục|khoản|tiêu chí|thuộc tính|đặc điểm|yếu tố|nội dung)?$/iu;
const MEANING_COLUMN =
  /^(?:(?:short |brief )?(?:meanings?|definitions?|descriptions?|explanations?)|answers?|back|values?|details?|content|nghĩa|định nghĩa(?: ngắn)?|khái niệm|ý nghĩa|mô tả|giải thích|diễn giải|trả lời|đáp án|nội dung|chi tiết|giá trị)$/iu;
/** '#', 'STT': counts the rows. */
const COUNTING_COLUMN = /^(?:#|no\.?|stt|tt|số)$/iu;
/** A table of more columns without a meaning among them is data. */
const COLUMNS_MAX = 4;
const TABLE_MAX_ROWS = 200;
/** A longer name needs nothing beside it. */
const NAME_WORDS = 4;
/** What is longer is said, not named. */
const ROW_NAME_WORDS = 8;
/** 'Advantages | Disadvantages', 'Incident cases | Prevalent cases': two things side by side, no pairs. */
const OPPOSED =
  /^(?:advantages?|pros?|strengths?|benefits?|similarities|ưu điểm|thuận lợi|điểm mạnh|giống nhau|before|trước)$/iu;

/** What a row of a table says about what its first cell names. */
export function readRow(
  node: OutlineNode,
  naming: Naming,
): readonly { term: string; definition: string }[] {
  if (!isInTable(node) || isHeaderRow(node)) {
    return [];
  }
  const header = headerOf(node);
  const first = COUNTING_COLUMN.test(header[0] ?? '') ? 1 : 0;
  const [named = '', ...others] = cellsOf(node.written).slice(first);
  const [column = '', ...columns] = header.slice(first);
  const name = cleanTerm(/\p{L}/u.test(named) ? named : `${column} ${named}`);
  const meaning = columns.findIndex((each) => MEANING_COLUMN.test(each));
  const isName =
    isTermLike(name, true) && phraseWords(name).length <= ROW_NAME_WORDS && !COLUMN_NAME.test(name);
  if (!isName || isComparison(node)) {
    return [];
  }
  const said = others.flatMap((definition, at) => {
    const isAsked = meaning === -1 ? others.length < COLUMNS_MAX : at === meaning;
    const about = columns[at] ?? '';
    const isSaid = isAsked && /\p{L}{2}/u.test(definition) && (others.length === 1 || about !== '');
    return isSaid ? [{ definition, about }] : [];
  });
  return said.map(({ definition, about }) => ({
    term:
      about === '' || MEANING_COLUMN.test(about)
        ? nameIn(node, name, { column, naming })
        : `${name} (${about})`,
    definition,
  }));
}

/** 'Red (Colour of the tongue)', 'In force (Tax act)': of what kind it is, or what all of the table is about. */
function nameIn(
  node: OutlineNode,
  name: string,
  { column, naming }: { column: string; naming: Naming },
): string {
  const isKnown =
    COLUMN_NAME.test(column) || name.includes(column) || phraseWords(name).length > NAME_WORDS;
  if (isKnown && column !== '') {
    return name;
  }
  if (column !== '' && !COLUMN_OF_SIDES.test(column)) {
    return `${name} (${column})`;
  }
  return column === '' ? name : withSubject(node, name, naming);
}

/** A row, or the head, of a table that sets two things side by side. */
export function isComparison(node: OutlineNode): boolean {
  const [first = ''] = cellsOf(node.written);
  return OPPOSED.test(first) || areSideBySide(headerOf(node));
}

function areSideBySide([first = '', second = '', ...others]: readonly string[]): boolean {
  const [one, other] = [first, second].map((column) => phraseWords(column));
  const isSameKind = (one?.length ?? 0) > 1 && one?.at(-1) === other?.at(-1);
  return others.length === 0 && (OPPOSED.test(first) || isSameKind);
}

/** A bar in a line by itself may mean anything: 'a | b'. */
function isInTable({ written, siblings, place }: OutlineNode): boolean {
  return (
    /^\||\t/u.test(written) ||
    [place - 1, place + 1].some((at) => siblings[at]?.block.kind === 'row')
  );
}

/** The names of the columns, where the table has any. */
function headerOf({ siblings, place }: OutlineNode): string[] {
  let first = place;
  while (first > Math.max(0, place - TABLE_MAX_ROWS) && siblings[first - 1]?.block.kind === 'row') {
    first -= 1;
  }
  const written = siblings[first]?.written ?? '';
  return first < place && written.includes('|') ? cellsOf(written) : [];
}

/** The first row of a table says what its columns are. */
export function isHeaderRow({ written, siblings, place }: OutlineNode): boolean {
  return (
    written.includes('|') &&
    siblings[place - 1]?.block.kind !== 'row' &&
    siblings[place + 1]?.block.kind === 'row'
  );
}

export function cellsOf(row: string): string[] {
  const cells = row.includes('|')
    ? row.replace(/^\|/, '').replace(/\|$/, '').split('|')
    : row.split('\t');
  return cells.map(tidy);
}
