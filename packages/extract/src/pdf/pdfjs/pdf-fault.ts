import { ExtractionError } from '../../extraction-error';
import { extractionError } from '../../extraction-messages';

/** PDF.js tells its errors apart by name; anything unknown means that the file is damaged. */
export function toExtractionError(error: unknown): ExtractionError {
  if (error instanceof ExtractionError) {
    return error;
  }
  const isPasswordNeeded =
    error instanceof Error &&
    (error.name === 'PasswordException' || /encrypt|security handler/i.test(error.message));
  return extractionError(isPasswordNeeded ? 'encrypted' : 'corrupt', error);
}
