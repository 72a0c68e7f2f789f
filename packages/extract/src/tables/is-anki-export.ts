const FIRST_LINE = /^\ufeff?#(?:separator|html|tags|columns|deck|notetype|guid)\b[a-z ]*:/i;

/** Anki's 'Notes in Plain Text' is a table with a few lines above it that say how to read it. */
export function isAnkiExport(text: string): boolean {
  return FIRST_LINE.test(text);
}
