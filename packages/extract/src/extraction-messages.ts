import { ExtractionError, type ExtractionFault } from './extraction-error';
import { DECK_ENDINGS, FURTHER_ENDINGS } from './file-endings';
import { PAGES_MAX } from './limits';

/** What is refused where cards of one's own have no place. */
export const NO_DOCUMENT_MESSAGE = `Unsupported file type. Please upload .txt, .doc, .docx, or .pdf files. These can be imported as well: ${listEndings(FURTHER_ENDINGS)}.`;

/** What the student reads when no text came out of a file. */
export const EXTRACTION_MESSAGES = {
  unsupported: `${NO_DOCUMENT_MESSAGE} And decks and tables of cards: ${listEndings(DECK_ENDINGS)}.`,
  empty: 'This file is empty.',
  too_large: 'This file is too large. Files may have up to 20 MB.',
  encrypted: 'This file is protected by a password. Please remove the password and try again.',
  corrupt: 'This file is damaged and could not be read.',
  no_text: 'No text was found in this file.',
  no_cards: 'No cards were found in this file.',
  timeout: 'Reading this file took too long.',
  cancelled: 'The import was cancelled.',
} as const satisfies Record<ExtractionFault, string>;

const DECK_TOO_LARGE_MESSAGE = 'This deck is too large. Decks may have up to 100 MB.';
const TOO_MANY_PAGES_MESSAGE = `This PDF has more than ${PAGES_MAX.toLocaleString('en')} pages.`;

export function extractionError(code: ExtractionFault, cause?: unknown): ExtractionError {
  return new ExtractionError(code, EXTRACTION_MESSAGES[code], cause === undefined ? {} : { cause });
}

/** `too_large` as well, but its bytes would be the wrong reason. */
export function tooManyPagesError(): ExtractionError {
  return new ExtractionError('too_large', TOO_MANY_PAGES_MESSAGE);
}

/** `too_large` as well: decks may be larger than other files. */
export function deckTooLargeError(): ExtractionError {
  return new ExtractionError('too_large', DECK_TOO_LARGE_MESSAGE);
}

function listEndings(endings: readonly string[]): string {
  return endings.map((ending) => `.${ending}`).join(', ');
}
