export { createRecogniser } from './create-recogniser';
export { readPdfData } from './read-pdf-data';
export { readSqlWasm } from './read-sql-wasm';
