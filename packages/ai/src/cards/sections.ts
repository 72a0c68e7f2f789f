import type { Section } from '../engine';
import type { ReadDocument } from '../reading/read-document';
import { tidy } from '../reading/tidy';

/** A section without headings is cut into pieces of about this many words. */
const SECTION_WORDS = 1_200;
/** A section without a heading is called by so many of its first characters. */
const NAME_CHARACTERS = 60;

/** The document in sections: by its headings, and long stretches cut further. */
export function findSections({ plain: text, blocks, sentences }: ReadDocument): Section[] {
  const sections: { heading: string; start: number; end: number; words: number }[] = [];
  let heading = '';
  for (const { start, end, block, from, to } of sentences) {
    const open = sections.at(-1);
    const words = to - from;
    const isHeading = blocks[block]?.isHeading ?? false;
    if (isHeading) {
      heading = text.slice(start, end);
    }
    const opensBlock = blocks[block]?.start === start;
    if (!open || isHeading || (opensBlock && open.words > SECTION_WORDS)) {
      sections.push({ heading, start, end, words });
    } else {
      open.end = end;
      open.words += words;
    }
  }
  return sections
    .filter((section) => section.words > section.heading.split(/\s+/).length)
    .map(({ start, end, ...section }) => ({
      title: section.heading || firstWords(text.slice(start, end)),
      start,
      end,
    }));
}

function firstWords(written: string): string {
  const [...characters] = tidy(written.slice(0, 2 * NAME_CHARACTERS));
  if (characters.length <= NAME_CHARACTERS) {
    return characters.join('');
  }
  const cut = characters.slice(0, NAME_CHARACTERS).join('');
  return `${cut.replace(/[\s\p{P}]+[^\s\p{P}]*$/u, '')}…`;
}
