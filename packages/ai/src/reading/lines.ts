/** `text.slice(start, end)` is a line without its outer spaces. */
export type Line = { start: number; end: number };

/** How the lines of a text were broken. */
type LineBreaks = {
  /** Lines were broken to fit a page, also before a word with a large letter. */
  isHardWrapped: boolean;
  width: number;
};

/** A line shorter than this was ended on purpose; longer ones may be wrapped. */
const WRAPPED_LINE_MIN = 40;
/** Where lines are broken to fit a page, shorter ones are too: a long word did not fit behind them. */
const BROKEN_LINE_MIN = 20;
/** A page that was broken into lines has none longer than this. */
const PAGE_WIDTH_MAX = 160;
/** Share of the lines without an end sign that go on with a small letter: where all break at random, most do. */
const WRAPPED_SHARE = 0.5;
/** A line that fills so much of the page was not ended on purpose. */
const FULL_LINE = 0.7;
const LINE_END = /[\n\r\f\v\u0085\u2028\u2029]/g;
const LIST_MARK = /^\s*(?:[-–—•●▪*+]|\(?(?:\d{1,3}|[a-zđ])[.)])\s/iu;
const END_SIGN = /[.!?…:;]["”’)]*$/;

/** Every line without its outer spaces. */
export function* linesOf(text: string): Generator<Line> {
  let at = 0;
  while (at <= text.length) {
    LINE_END.lastIndex = at;
    const lineEnd = LINE_END.exec(text)?.index ?? text.length;
    let start = at;
    let end = lineEnd;
    while (start < end && isSpace(text, start)) {
      start += 1;
    }
    while (end > start && isSpace(text, end - 1)) {
      end -= 1;
    }
    yield { start, end };
    // A line end of two characters is one.
    at = text.startsWith('\r\n', lineEnd) ? lineEnd + 2 : lineEnd + 1;
  }
}

function isSpace(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code <= 32 || code === 0xa0 || code === 0x200b || code === 0xfeff;
}

/** Looks at all lines: one by itself does not tell whether it was broken or ended. */
export function findLineBreaks(text: string): LineBreaks {
  let width = 0;
  let open = 0;
  let goingOn = 0;
  let before: Line | undefined;
  for (const line of linesOf(text)) {
    width = Math.max(width, line.end - line.start);
    if (before && line.end > line.start && mayGoOn(text, before)) {
      open += 1;
      goingOn += /^\p{Ll}/u.test(text.slice(line.start, line.start + 2)) ? 1 : 0;
    }
    before = line;
  }
  return {
    isHardWrapped: width <= PAGE_WIDTH_MAX && goingOn > 1 && goingOn >= open * WRAPPED_SHARE,
    width,
  };
}

/** The line after `last` is in the middle of a sentence that was broken to fit a page. */
export function isWrapped(text: string, last: Line, line: Line, breaks: LineBreaks): boolean {
  const head = text.slice(line.start, line.start + 8);
  const least = breaks.isHardWrapped ? BROKEN_LINE_MIN : WRAPPED_LINE_MIN;
  if (
    !mayGoOn(text, last, least) ||
    LIST_MARK.test(head) ||
    isRow(text, last) ||
    isRow(text, line)
  ) {
    return false;
  }
  const isFull = last.end - last.start >= breaks.width * FULL_LINE;
  return /^[\p{Ll}(]/u.test(head) || (breaks.isHardWrapped && isFull);
}

/** Of a table that was pasted. */
function isRow(text: string, { start, end }: Line): boolean {
  return text.slice(start, end).includes('\t');
}

function mayGoOn(text: string, { start, end }: Line, least = WRAPPED_LINE_MIN): boolean {
  return end - start >= least && !END_SIGN.test(text.slice(end - 3, end));
}
