/** A run of text that its author set apart; `text.slice(start, end)` of the extracted text. */
export type EmphasisedRun = { kind: 'heading' | 'bold' | 'italic'; start: number; end: number };

export type ExtractedDocument = PagesRead & {
  /** NFC; paragraphs are separated by an empty line, list items and table rows by a line break. */
  text: string;
  /** In the order of the text, without overlaps of the same kind. Empty where the format has none. */
  emphasis: EmphasisedRun[];
};

/** What was read of which page, or slide of a presentation; pages are counted from 1. */
export type PagesRead = {
  /** 0 for formats without pages. */
  pages: number;
  /** Whose text was recognised from a picture. */
  recognisedPages: number[];
  /** On which no text was found. */
  emptyPages: number[];
  /** Slides with pictures, which nobody looks into. */
  picturePages: number[];
};

export const NO_PAGES: PagesRead = {
  pages: 0,
  recognisedPages: [],
  emptyPages: [],
  picturePages: [],
};
