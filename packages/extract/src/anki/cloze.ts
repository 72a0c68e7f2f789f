/** `ask` and `blank` hide what is asked for, `answer` shows everything, `gone` leaves the text out. */
export type ClozeSide = 'ask' | 'blank' | 'answer' | 'gone';

type ClozePart = string | Cloze;
type Cloze = { numbers: number[]; parts: ClozePart[]; hint: string };

const TOKEN = /\{\{c(\d{1,3}(?:,\d{1,3})*)::|\}\}|::/g;
const BLANK = '____';
/** What is asked for there is a part of a picture. */
const PICTURE = /^\s*image-occlusion:/;

/** The text as a card shows it that asks for the words of one number. */
export function renderCloze(text: string, number: number, side: ClozeSide): string {
  return side === 'gone' ? '' : writeParts(parseCloze(text), number, side);
}

/** What the card asks for, in the order of the text; `[]` where nothing has its number. */
export function findMissing(text: string, number: number): string[] {
  const missing: string[] = [];
  function visit(parts: readonly ClozePart[]): void {
    for (const part of parts) {
      if (typeof part === 'string') {
        continue;
      }
      if (part.numbers.includes(number)) {
        missing.push(writeParts(part.parts, number, 'answer'));
      } else {
        visit(part.parts);
      }
    }
  }
  visit(parseCloze(text));
  return missing;
}

/** The text without its marks. */
export function revealClozes(text: string): string {
  return text.includes('{{c') ? writeParts(parseCloze(text), 0, 'answer') : text;
}

function writeParts(
  parts: readonly ClozePart[],
  number: number,
  side: Exclude<ClozeSide, 'gone'>,
): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') {
        return PICTURE.test(part) ? '' : part;
      }
      const isAsked = part.numbers.includes(number) && side !== 'answer';
      return isAsked ? hide(part.hint, side) : writeParts(part.parts, number, side);
    })
    .join('');
}

function hide(hint: string, side: 'ask' | 'blank'): string {
  if (side === 'ask') {
    return `[${hint === '' ? '...' : hint}]`;
  }
  return hint === '' ? BLANK : `${BLANK} (${hint})`;
}

/** `{{c1::words::hint}}`, also within one another. */
function parseCloze(text: string): ClozePart[] {
  const root: Cloze = { numbers: [], parts: [], hint: '' };
  const open = [root];
  let position = 0;
  let isHint = false;
  const add = (piece: string) => {
    const cloze = open.at(-1) ?? root;
    if (isHint) {
      cloze.hint += piece;
    } else if (piece !== '') {
      cloze.parts.push(piece);
    }
  };
  for (const token of text.matchAll(TOKEN)) {
    add(text.slice(position, token.index));
    position = token.index + token[0].length;
    if (token[1] !== undefined) {
      const cloze = { numbers: token[1].split(',').map(Number), parts: [], hint: '' };
      (open.at(-1) ?? root).parts.push(cloze);
      open.push(cloze);
      isHint = false;
    } else if (open.length === 1) {
      add(token[0]);
    } else if (token[0] === '}}') {
      open.pop();
      isHint = false;
    } else if (isHint) {
      add(token[0]);
    } else {
      isHint = true;
    }
  }
  add(text.slice(position));
  return root.parts;
}
