/** A run of text that its author set apart; `text.slice(start, end)` of the extracted text. */
export type EmphasisedRun = { kind: 'heading' | 'bold' | 'italic'; start: number; end: number };

export type ExtractedDocument = {
  /** NFC; paragraphs are separated by an empty line, list items and table rows by a line break. */
  text: string;
  /** In the order of the text, without overlaps of the same kind. Empty where the format has none. */
  emphasis: EmphasisedRun[];
  /** Of a PDF, or slides of a presentation; 0 for formats without pages. */
  pages: number;
  /** Pages whose text was recognised from a picture. */
  recognisedPages: number;
  /** Pages or slides on which no text was found. */
  emptyPages: number;
};
