import { decodeHTML } from 'entities/decode';

export type Formula = { written: string; text: string };

const BRACKETS = [
  ['[latex]', '[/latex]'],
  ['[$$]', '[/$$]'],
  ['[$]', '[/$]'],
  ['\\(', '\\)'],
  ['\\[', '\\]'],
  ['<anki-mathjax', '</anki-mathjax>'],
] as const;
const OPENING = /\[latex\]|\[\$\$?\]|\\\(|\\\[|<anki-mathjax/gi;

/** Letters that no text has: a formula is put back after the tags around it are read. */
const START = '\ue000';
const END = '\ue001';
const PLACE = /\ue000(\d+)\ue001/g;

/** Takes the formulas out of a card, so that nothing in them is read as HTML or Markdown. */
export function takeFormulas(html: string): { html: string; formulas: Formula[] } {
  const formulas: Formula[] = [];
  const missing = new Set<string>();
  let rest = '';
  let position = 0;
  for (const { 0: opening, index } of html.matchAll(OPENING)) {
    const closing = BRACKETS.find(([open]) => open === opening.toLowerCase())?.[1] ?? '';
    if (index < position || missing.has(closing)) {
      continue;
    }
    const end = html.indexOf(closing, index + opening.length);
    if (end < 0) {
      missing.add(closing);
      continue;
    }
    rest += `${html.slice(position, index)}${START}${formulas.length}${END}`;
    formulas.push(toFormula(opening, html.slice(index + opening.length, end), closing));
    position = end + closing.length;
  }
  return { html: rest + html.slice(position), formulas };
}

export function putFormulas(text: string, write: (index: number) => string): string {
  return text.replaceAll(PLACE, (_, index: string) => write(Number(index)));
}

function toFormula(opening: string, content: string, closing: string): Formula {
  const isElement = opening.startsWith('<');
  const inner = isElement ? content.slice(content.indexOf('>') + 1) : content;
  const written = decodeHTML(inner.replaceAll(/<[^<>]*>/g, ' '))
    .replaceAll(/\s+/g, ' ')
    .trim();
  const bare = /^\$+(.*?)\$+$/.exec(written)?.[1]?.trim() ?? written;
  const [open, close] = isElement ? ['\\(', '\\)'] : [opening, closing];
  return { written: `${open}${written}${close}`, text: bare === '' ? '' : `$${bare}$` };
}
