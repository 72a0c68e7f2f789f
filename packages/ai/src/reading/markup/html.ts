import { atFirstWords, type LineMark, type Marked, type Span } from './spans';

const BLOCK_TAGS = new Set(
  'address article aside blockquote body br caption dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 head header hr html legend li link main meta nav ol option p pre script section select style summary table tbody td template tfoot th thead title tr ul'.split(
    ' ',
  ),
);
const INLINE_TAGS = new Set(
  'a abbr b big bdi bdo button cite code del dfn em font i iframe img input ins kbd label mark math noscript picture q s samp small source span strike strong sub sup svg time tt u var video wbr'.split(
    ' ',
  ),
);
/** What stands between these is not written to be read. */
const HIDING_TAGS = new Set(['script', 'style', 'template']);
const TAG = /<!--|<(\/?)([a-z][a-z0-9]*)(?:\s[^<>]{0,2000})?\/?>/gi;

const EMPHASIS_TAGS = new Set(['b', 'strong', 'em', 'i', 'dfn']);
/** What the lines behind these tags are. The words of a definition list stand one level under their term. */
const LINE_TAGS: Record<string, LineMark> = {
  h1: { kind: 'heading', level: 1 },
  h2: { kind: 'heading', level: 2 },
  h3: { kind: 'heading', level: 3 },
  h4: { kind: 'heading', level: 4 },
  h5: { kind: 'heading', level: 5 },
  h6: { kind: 'heading', level: 6 },
  li: { kind: 'item', level: 0 },
  dt: { kind: 'item', level: 0 },
  dd: { kind: 'item', level: 2 },
};

/**
 * The text with its HTML blanked out, letter for letter, so that every place stays where it is: a tag
 * that ends a paragraph becomes line ends, any other one spaces.
 */
export function readHtml(text: string): Marked {
  const parts: string[] = [];
  const lines = new Map<number, LineMark>();
  const emphasis: Span[] = [];
  let stressedFrom: number | undefined;
  let done = 0;
  const missing = new Set<string>();

  function endOfHidden(closing: string, from: number): number {
    const at = missing.has(closing) ? -1 : text.indexOf(closing, from);
    if (at === -1) {
      // Looked for once in all: a text may open a thousand comments and close none.
      missing.add(closing);
      return from;
    }
    return at + closing.length;
  }

  TAG.lastIndex = 0;
  for (let match = TAG.exec(text); match; match = TAG.exec(text)) {
    const [tag, slash, written = ''] = match;
    const name = written.toLowerCase();
    const isComment = tag === '<!--';
    const isBlock = isComment || BLOCK_TAGS.has(name);
    if (!isBlock && !INLINE_TAGS.has(name)) {
      continue;
    }
    const tagEnd = match.index + tag.length;
    const closing = isComment ? '-->' : HIDING_TAGS.has(name) && !slash ? `</${written}>` : '';
    const end = closing === '' ? tagEnd : endOfHidden(closing, tagEnd);
    parts.push(text.slice(done, match.index), (isBlock ? '\n' : ' ').repeat(end - match.index));
    done = end;
    TAG.lastIndex = end;
    const mark = slash ? undefined : LINE_TAGS[name];
    if (mark) {
      lines.set(end, mark);
    }
    if (EMPHASIS_TAGS.has(name)) {
      if (slash && stressedFrom !== undefined) {
        emphasis.push({ start: stressedFrom, end: match.index });
      }
      stressedFrom = slash ? undefined : end;
    }
  }
  const plain = parts.join('') + text.slice(done);
  // Markup and nothing else: what there is to read is the markup.
  return plain.trim() === ''
    ? { plain: text, lines: new Map(), emphasis: [] }
    : { plain, lines: atFirstWords(lines, plain), emphasis };
}
