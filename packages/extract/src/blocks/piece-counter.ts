import { extractionError } from '../extraction-messages';
import { PIECES_MAX } from '../limits';

/** Called for every piece of text; ends the reading when there are too many to keep. */
export function createPieceCounter(): () => void {
  let count = 0;
  return () => {
    count += 1;
    if (count > PIECES_MAX) {
      throw extractionError('too_large');
    }
  };
}
