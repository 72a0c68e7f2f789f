/** A file beyond this is refused before it is read. */
export const FILE_MAX_BYTES = 20_971_520;
/** A deck carries its pictures and sounds. */
export const DECK_MAX_BYTES = 104_857_600;
/** What all parts of a deck, and its database alone, may grow to. */
export const DECK_UNPACKED_MAX_BYTES = 262_144_000;
export const DECK_DATABASE_MAX_BYTES = 104_857_600;
export const DECK_ENTRIES_MAX = 65_535;
/** What a packed file may grow to, and by how much: beyond it is a bomb, not a document. */
export const UNPACKED_MAX_BYTES = 52_428_800;
export const UNPACKED_MAX_RATIO = 100;
export const ENTRIES_MAX = 10_000;
/** Paragraphs and runs of text. A whole textbook has a tenth of them; a file of nothing else fills the memory. */
export const PIECES_MAX = 500_000;
/** Of a photo. The largest cameras of phones make pictures of 50 million. */
export const PIXELS_MAX = 60_000_000;
export const PAGES_MAX = 5_000;
/** Longest time without recognition; the thread is ended then. */
export const EXTRACTION_SECONDS = 20;
/** Enough for one page of a poor scan on an old computer that still has to load the language data. */
export const RECOGNITION_SECONDS = 120;
