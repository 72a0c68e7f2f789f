import { type Inline, parseInline } from './inline';

export type ListItem = { mark: string; parts: Inline[] };

/** Lines keep their breaks; what an item of a list says stands on one line. */
export type Block = { kind: 'lines'; parts: Inline[] } | { kind: 'list'; items: ListItem[] };

const SIGNS = /[*`$~^]|^[ \t]*(?:[-*]|\d{1,3}[.)])[ \t]/m;
const ITEM = /^[ \t]*([-*]|\d{1,3}[.)])[ \t]+(\S.*)$/;
/** One such line alone is a line that begins with a dash or a year. */
const ITEMS_MIN = 2;

/** False for most cards: they need not be parsed. */
export function hasMarkup(text: string): boolean {
  return SIGNS.test(text);
}

/** The small Markdown of cards. Everything else, HTML too, is text. */
export function parseMarkup(text: string): Block[] {
  const blocks: Block[] = [];
  let lines: string[] = [];
  const endLines = () => {
    if (lines.length > 0) {
      blocks.push({ kind: 'lines', parts: parseInline(lines.join('\n')) });
      lines = [];
    }
  };
  for (const run of splitIntoRuns(text.split('\n'))) {
    if (run.isList) {
      endLines();
      blocks.push({ kind: 'list', items: run.lines.map(toItem) });
    } else {
      lines.push(...run.lines);
    }
  }
  endLines();
  return blocks;
}

type Run = { isList: boolean; lines: string[] };

function splitIntoRuns(lines: string[]): Run[] {
  const runs: Run[] = [];
  for (const line of lines) {
    const isList = ITEM.test(line);
    const last = runs.at(-1);
    if (last?.isList === isList) {
      last.lines.push(line);
    } else {
      runs.push({ isList, lines: [line] });
    }
  }
  return runs.map(({ isList, lines: own }) => ({
    isList: isList && own.length >= ITEMS_MIN,
    lines: own,
  }));
}

function toItem(line: string): ListItem {
  const [, mark = '', said = ''] = ITEM.exec(line) ?? [];
  return { mark: /\d/.test(mark) ? mark : '•', parts: parseInline(said) };
}
