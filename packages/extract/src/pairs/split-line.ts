/** Dashes with space around them are one separator, whichever of them a keyboard or a program wrote. */
const DASH = /\s[-–—]\s/u;
/** Behind a word and before a space, so that neither times nor addresses are taken apart. */
const COLON = /(?<=\S)\s*(?::(?=\s)|：)/u;
const EQUALS = /(?<![=<>!:])=(?![=>])/u;

/** The parts of a line, trimmed. Only a tab splits a line more than once, unless `isEvery` says so. */
export function splitLine(line: string, separator: string, isEvery = separator === '\t'): string[] {
  const parts = isEvery
    ? line.split(separator === ' - ' ? new RegExp(DASH, 'gu') : separator)
    : splitOnce(line, separator);
  return parts.map((part) => part.trim());
}

function splitOnce(line: string, separator: string): string[] {
  const found = findSeparator(line, separator);
  return found ? [line.slice(0, found.start), line.slice(found.end)] : [line];
}

function findSeparator(
  line: string,
  separator: string,
): { start: number; end: number } | undefined {
  const pattern = { ' - ': DASH, ':': COLON, '=': EQUALS }[separator];
  if (pattern) {
    const found = pattern.exec(line);
    return found ? { start: found.index, end: found.index + found[0].length } : undefined;
  }
  const start = separator === '' ? -1 : line.indexOf(separator);
  return start < 0 ? undefined : { start, end: start + separator.length };
}
