export { createRecogniser } from './create-recogniser';
export { readPdfData } from './read-pdf-data';
