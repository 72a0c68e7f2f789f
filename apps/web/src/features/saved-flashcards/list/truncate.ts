const MARK = '...';

/** The first characters of a text, and a mark when there are more. Counts what a reader counts. */
export function truncate(text: string, most: number): string {
  const characters = Array.from(segmenter.segment(text), ({ segment }) => segment);
  return characters.length > most ? characters.slice(0, most).join('') + MARK : text;
}

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
