export type HtmlHandlers = {
  onText(text: string): void;
  onOpen(name: string, attributes: string): void;
  onClose(name: string): void;
};

/** Their content is not HTML; it ends only at their own end tag. */
const RAW = new Set(['script', 'style', 'xml', 'template', 'noscript', 'svg']);
const TAG = /^<(\/?)([a-z][^\s/>]*)/i;
const NAME_MAX = 64;
const QUOTE_OR_END = /["'>]/g;
const ATTRIBUTES_MAX = 200;
/** Quotes longer than this were left open. */
const ATTRIBUTE_LENGTH_MAX = 10_000;

/** After so many tags with open quotes, quotes are no longer looked at: each look may go far. */
const PATIENCE = 1_000;

/** Reads as browsers do: whatever cannot be a tag is text, and nothing is an error. */
export function readHtmlTokens(html: string, handlers: HtmlHandlers): void {
  let position = 0;
  let openQuotes = 0;

  function findTagEnd(start: number): number {
    const end = openQuotes < PATIENCE ? findQuotedEnd(html, start) : undefined;
    if (end !== undefined) {
      return end;
    }
    openQuotes += 1;
    const first = html.indexOf('>', start);
    return first < 0 ? html.length : first;
  }

  /** Returns where the markup ends. */
  function readMarkup(open: number): number {
    if (html.startsWith('<!--', open)) {
      return endAfter(html, '-->', open + 4);
    }
    if (html[open + 1] === '!' || html[open + 1] === '?') {
      return endAfter(html, '>', open + 2);
    }
    const tag = TAG.exec(html.slice(open, open + NAME_MAX));
    if (!tag) {
      handlers.onText('<');
      return open + 1;
    }
    const name = (tag[2] ?? '').toLowerCase();
    const end = findTagEnd(open + tag[0].length);
    if (tag[1] === '/') {
      handlers.onClose(name);
      return end + 1;
    }
    const attributes = html.slice(open + tag[0].length, end);
    if (RAW.has(name)) {
      return attributes.endsWith('/') ? end + 1 : skipRaw(html, name, end + 1);
    }
    handlers.onOpen(name, attributes);
    return end + 1;
  }

  while (position < html.length) {
    const open = html.indexOf('<', position);
    if (open < 0) {
      handlers.onText(html.slice(position));
      return;
    }
    if (open > position) {
      handlers.onText(html.slice(position, open));
    }
    position = readMarkup(open);
  }
}

/** A `>` inside quotes does not end a tag; `undefined` when the quotes never end. */
function findQuotedEnd(html: string, start: number): number | undefined {
  let position = start;
  for (let attributes = 0; attributes < ATTRIBUTES_MAX; attributes += 1) {
    QUOTE_OR_END.lastIndex = position;
    const found = QUOTE_OR_END.exec(html);
    if (!found || found[0] === '>') {
      return found?.index;
    }
    const closing = html.indexOf(found[0], found.index + 1);
    if (closing < 0 || closing - found.index > ATTRIBUTE_LENGTH_MAX) {
      return undefined;
    }
    position = closing + 1;
  }
  return undefined;
}

function skipRaw(html: string, name: string, start: number): number {
  const closing = new RegExp(`</${name}[\\s/>]`, 'gi');
  closing.lastIndex = start;
  const found = closing.exec(html);
  return found ? endAfter(html, '>', found.index) : html.length;
}

function endAfter(html: string, mark: string, start: number): number {
  const end = html.indexOf(mark, start);
  return end < 0 ? html.length : end + mark.length;
}
