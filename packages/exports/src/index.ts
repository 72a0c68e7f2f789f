export { type AnkiOptions, writeAnkiDeck } from './anki/write-anki-deck';
export { writeCsv } from './csv/write-csv';
export type { ExportedLibrary, ExportedSet } from './exported-library';
export { toFileName } from './file-name';
export { writeMarkdown } from './text/write-markdown';
export { writeQuizletText } from './text/write-quizlet-text';
