export const EXTRACTION_FAULTS = [
  'unsupported',
  'empty',
  'too_large',
  'encrypted',
  'corrupt',
  'no_text',
  'no_cards',
  'timeout',
  'cancelled',
] as const;

/** Why no text came out of a file. `timeout` also stands for a file that wants too much memory. */
export type ExtractionFault = (typeof EXTRACTION_FAULTS)[number];

export class ExtractionError extends Error {
  readonly code: ExtractionFault;

  constructor(code: ExtractionFault, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ExtractionError';
    this.code = code;
  }
}
