import { type Block, hasMarkup, type Inline, parseMarkup } from '@scholar/markup';

/** Parts the fields of a note, so no field has it. */
export const FIELD_END = '\u001F';

const NAMES = { amp: '&', lt: '<', gt: '>' } as const;
const TAGS = { bold: 'b', italic: 'i', sub: 'sub', sup: 'sup' } as const;
/** Read by Anki as a cloze, a formula or a file; here they are signs like any other. */
const MEANT_OTHERWISE = /[{}\\]|\[(?=sound:|anki:|latex\]|\$)/gi;

/** The text of a card as a field of a note. */
export function toHtml(text: string): string {
  const clean = text.replaceAll(FIELD_END, ' ').replaceAll(/\r\n?/g, '\n');
  return hasMarkup(clean) ? parseMarkup(clean).map(writeBlock).join('') : writeText(clean);
}

/** What is left of a field for sorting and comparing; of pictures their names. */
export function stripHtml(html: string): string {
  return html
    .replaceAll(/<img src="([^"]*)"[^>]*>/g, ' $1 ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
    .replaceAll(/&(amp|lt|gt);/g, (_, name: keyof typeof NAMES) => NAMES[name]);
}

function writeBlock(block: Block, index: number, blocks: Block[]): string {
  if (block.kind === 'list') {
    return writeList(block.items);
  }
  const isAfterLines = blocks[index - 1]?.kind === 'lines';
  return (isAfterLines ? '<br>' : '') + writeParts(block.parts);
}

type Item = Extract<Block, { kind: 'list' }>['items'][number];

/** Numbers that do not count from one stand as they were typed. */
function writeList(items: readonly Item[]): string {
  const isNumbered = items.every(({ mark }, index) => mark === `${index + 1}.`);
  if (isNumbered || items.every(({ mark }) => mark === '•')) {
    const name = isNumbered ? 'ol' : 'ul';
    const written = items.map(({ parts }) => `<li>${writeParts(parts)}</li>`).join('');
    return `<${name}>${written}</${name}>`;
  }
  return items.map(({ mark, parts }) => `<div>${mark} ${writeParts(parts)}</div>`).join('');
}

function writeParts(parts: readonly Inline[]): string {
  return parts.map(writePart).join('');
}

function writePart(part: Inline): string {
  if ('parts' in part) {
    return `<${TAGS[part.kind]}>${writeParts(part.parts)}</${TAGS[part.kind]}>`;
  }
  if (part.kind === 'formula') {
    return part.isDisplayed ? `\\[${escape(part.text)}\\]` : `\\(${escape(part.text)}\\)`;
  }
  const text = writeText(part.text);
  return part.kind === 'code' ? `<code>${text}</code>` : text;
}

function writeText(text: string): string {
  return escape(text)
    .replaceAll(MEANT_OTHERWISE, (sign) => `&#${sign.charCodeAt(0)};`)
    .replaceAll('\n', '<br>');
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
