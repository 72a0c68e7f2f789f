import * as z from 'zod/mini';
import { boundedText } from '../text/text';

const MAX_CHARACTERS = 64;

/** A code of the app or a recovery code as it was typed: one of no such shape is a wrong one. */
export const SecondFactorCodeSchema = boundedText({ max: MAX_CHARACTERS }).check(
  z.maxLength(MAX_CHARACTERS),
);
