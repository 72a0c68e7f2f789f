/** A paragraph, a list item, a table row or a heading: `text.slice(start, end)` without outer spaces. */
export type Block = { start: number; end: number; isHeading: boolean };

const HEADING_MAX_CHARACTERS = 100;
const HEADING_MAX_WORDS = 12;
/** A line shorter than this was ended on purpose; longer ones may be wrapped. */
const WRAPPED_LINE_MIN = 40;
const LIST_MARK = /^\s*(?:[-–—•●▪*+]|\(?(?:\d{1,3}|[a-zđ])[.)])\s/iu;

export function splitBlocks(text: string): Block[] {
  const blocks: Block[] = [];
  let open: { start: number; end: number } | undefined;

  function close() {
    if (open) {
      blocks.push({ ...open, isHeading: isHeading(text.slice(open.start, open.end)) });
      open = undefined;
    }
  }

  for (const line of linesOf(text)) {
    if (line.start === line.end) {
      close();
    } else if (open && isWrapped(text, open, line)) {
      open.end = line.end;
    } else {
      close();
      open = line;
    }
  }
  close();
  return blocks;
}

/** Every line without its outer spaces. */
function* linesOf(text: string): Generator<{ start: number; end: number }> {
  let at = 0;
  while (at <= text.length) {
    const newline = text.indexOf('\n', at);
    const lineEnd = newline === -1 ? text.length : newline;
    let start = at;
    let end = lineEnd;
    while (start < end && isSpace(text, start)) {
      start += 1;
    }
    while (end > start && isSpace(text, end - 1)) {
      end -= 1;
    }
    yield { start, end };
    at = lineEnd + 1;
  }
}

function isSpace(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code <= 32 || code === 0xa0 || code === 0x200b || code === 0xfeff;
}

/** The line goes on in the middle of a sentence that was broken to fit a page. */
function isWrapped(
  text: string,
  before: { start: number; end: number },
  line: { start: number; end: number },
): boolean {
  const lastBreak = text.lastIndexOf('\n', before.end - 1);
  const lastLineLength = before.end - Math.max(before.start, lastBreak + 1);
  const head = text.slice(line.start, line.start + 8);
  return (
    lastLineLength >= WRAPPED_LINE_MIN &&
    /^[\p{Ll}(]/u.test(head) &&
    !LIST_MARK.test(head) &&
    !/[.!?…:;]["”’)]*$/.test(text.slice(before.end - 3, before.end))
  );
}

function isHeading(block: string): boolean {
  return (
    block.length <= HEADING_MAX_CHARACTERS &&
    !/[.!?…,;:]["”’)\]]*$/.test(block) &&
    !/\n/.test(block) &&
    /^[^\p{L}]{0,8}\p{Lu}/u.test(block) &&
    !/\t/.test(block) &&
    !/[=<>{}|\\]/.test(block) &&
    block.split(/\s+/).length <= HEADING_MAX_WORDS
  );
}
