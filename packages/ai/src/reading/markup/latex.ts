import { blank, blankAround, type LineMark, type Marked, type Span } from './spans';

const IS_LATEX = /\\(?:documentclass|chapter|section|subsection|begin)\s*\*?\{/;
const COMMENT = /(?<!\\)%[^\n]*/g;
const HIDING_START =
  /\\begin\{(verbatim|lstlisting|minted|figure|table|tabular|equation|align|eqnarray|displaymath|thebibliography|tikzpicture)(\*?)\}|\\\[/g;
const DISPLAYED_FORMULA = /\$\$[^$]{1,3000}\$\$/g;
const SILENT =
  /\\(?:index|label|ref|eqref|pageref|cite[pt]?|includegraphics|bibliography|bibliographystyle|usepackage|documentclass|input|include|vspace|hspace|footnote|newcommand|renewcommand|begin|end)\*?(?:\[[^\]\n]{0,200}\])*(?:\{[^{}]{0,500}\})*/g;
/** A line of these is no line at all: the paragraph goes on behind it. */
const SILENT_LINES = /\n[ \t]*(?:\\(?:index|label)\{[^{}\n]{0,200}\}[ \t]*)+(?=\n)/g;
const HEADING =
  /\\(part|chapter|section|subsection|subsubsection|paragraph)\*?\{([^{}\n]{1,200})\}/g;
/** Slides: what is on one of them stands under its title. */
const FRAME =
  /\\begin\{frame\}(?:<[^>\n]{0,20}>)?(?:\[[^\]\n]{0,100}\])?\{([^{}\n]{1,200})\}|\\frametitle\{([^{}\n]{1,200})\}/g;
const FRAME_LEVEL = 4;
const LEVELS = ['part', 'chapter', 'section', 'subsection', 'subsubsection', 'paragraph'];
const ITEM = /\\item(?:\[([^\]\n]{1,100})\])?[ \t]*/g;
const EMPHASIS =
  /\\(?:textbf|textit|emph|textsl|term)\{([^{}]{1,300})\}|\{\\(?:bf|em|it|sl|bfseries|itshape)\b\s*([^{}]{1,300})\}/g;
const VERBATIM = /\\verb([^a-z\s])([^\n]{0,200}?)\1/gi;
const COMMAND = /\\[a-z]+\*?(?:\[[^\]\n]{0,100}\])?|\\[^a-z\s]|[{}~]/gi;

/** Programs, tables, figures and formulas that stand apart, whole. One that is never closed hides nothing. */
function blankHidden(text: string): string {
  const parts: string[] = [];
  const missing = new Set<string>();
  let done = 0;
  HIDING_START.lastIndex = 0;
  for (let match = HIDING_START.exec(text); match; match = HIDING_START.exec(text)) {
    const [start, name = '', star = ''] = match;
    const closing = name === '' ? '\\]' : `\\end{${name}${star}}`;
    const at = missing.has(closing) ? -1 : text.indexOf(closing, match.index + start.length);
    if (at === -1) {
      // Looked for once in all: a text may open a thousand and close none.
      missing.add(closing);
      continue;
    }
    const end = at + closing.length;
    parts.push(text.slice(done, match.index), blank(text.slice(match.index, end)));
    done = end;
    HIDING_START.lastIndex = end;
  }
  return parts.join('') + text.slice(done);
}

/** Lecture notes in Markdown have formulas in LaTeX; their fences and headings tell them apart. */
export function isLatex(text: string): boolean {
  return IS_LATEX.test(text) && !/^(?:```|#{1,3} \S)/m.test(text);
}

export function readLatex(text: string): Marked {
  const lines = new Map<number, LineMark>();
  const emphasis: Span[] = [];
  let plain = text;
  plain = plain.replaceAll(SILENT_LINES, (line) => ' '.repeat(line.length));
  plain = blankHidden(plain.replaceAll(COMMENT, blank));
  plain = plain.replaceAll(FRAME, (whole: string, opened = '', titled = '', at: number) => {
    const title = `${opened}${titled}`;
    const start = whole.length - 1 - title.length;
    lines.set(at + start, { kind: 'heading', level: FRAME_LEVEL });
    return `${' '.repeat(start)}${title}\n`;
  });
  for (const pattern of [DISPLAYED_FORMULA, SILENT]) {
    plain = plain.replaceAll(pattern, blank);
  }
  plain = plain.replaceAll(HEADING, (whole: string, kind: string, title: string, at: number) => {
    const start = at + whole.length - 1 - title.length;
    lines.set(start, { kind: 'heading', level: Math.max(1, LEVELS.indexOf(kind)) });
    // A heading is a line of its own, whatever stands behind it.
    return `${' '.repeat(whole.length - 1 - title.length)}${title}\n`;
  });
  plain = plain.replaceAll(ITEM, (whole: string, label: string | undefined, at: number) => {
    lines.set(label ? at + whole.indexOf(label) : at + whole.length, { kind: 'item', level: 0 });
    const kept = label ?? '';
    const from = kept === '' ? whole.length : whole.indexOf(kept);
    return `\n${' '.repeat(from - 1)}${kept}${' '.repeat(whole.length - from - kept.length)}`;
  });
  for (const { 0: whole, 1: first, 2: second, index } of plain.matchAll(EMPHASIS)) {
    const kept = first ?? second ?? '';
    const start = index + whole.lastIndexOf(kept);
    emphasis.push({ start, end: start + kept.length });
  }
  plain = plain.replaceAll(EMPHASIS, (whole: string, first?: string, second?: string) => {
    const kept = first ?? second ?? '';
    const at = whole.lastIndexOf(kept);
    return ' '.repeat(at) + kept + ' '.repeat(whole.length - at - kept.length);
  });
  plain = blankAround(
    plain.replaceAll(VERBATIM, (whole: string, _sign: string, code: string) => {
      const at = whole.length - 1 - code.length;
      return `${' '.repeat(at)}${code} `;
    }),
    COMMAND,
  );
  return { plain, lines, emphasis };
}
