import type { ExportedCard } from '@scholar/contract';
import type { ExportedLibrary, ExportedSet } from '../exported-library';

/** For reading: what is asked in bold, what is answered below it. */
export function writeMarkdown({ sets }: ExportedLibrary): string {
  return sets.map(writeSet).join('\n');
}

function writeSet({ title, cards }: ExportedSet): string {
  return [`# ${toOneLine(title)}`, ...cards.map(writeCard)].join('\n\n') + '\n';
}

function writeCard(card: ExportedCard): string {
  const { question, answer, kind, note, tags } = card;
  const [asked, answered] = kind === 'cloze' ? [answer, question] : [question, answer];
  const parts = [`**${toOneLine(asked).replaceAll('**', '')}**`, toLines(answered)];
  if (note !== null) {
    parts.push(toLines(note));
  }
  if (tags.length > 0) {
    parts.push(tags.map((tag) => `#${tag.replaceAll(/\s+/g, '-')}`).join(' '));
  }
  return parts.join('\n\n');
}

/** Line breaks stay, and nothing becomes a heading. */
function toLines(text: string): string {
  return text
    .trim()
    .replaceAll(/^#/gm, '\\#')
    .replaceAll(/(?<=\S) *\r?\n(?=\S)/g, '  \n');
}

function toOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
