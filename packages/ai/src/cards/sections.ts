import type { Section } from '../engine';
import type { ReadDocument } from '../reading/read-document';

/** A section without headings is cut into pieces of about this many words. */
const SECTION_WORDS = 1_200;

/** The document in sections: by its headings, and long stretches cut further. */
export function findSections({ plain: text, blocks, sentences }: ReadDocument): Section[] {
  const sections: (Section & { words: number })[] = [];
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
      sections.push({ title: heading, start, end, words });
    } else {
      open.end = end;
      open.words += words;
    }
  }
  return sections
    .filter(({ title, words }) => words > title.split(/\s+/).length)
    .map(({ title, start, end }) => ({ title, start, end }));
}
