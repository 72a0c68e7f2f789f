/** A pattern of LIKE that finds the text anywhere; its own signs lose their meaning. */
export function containing(text: string): string {
  return `%${escaped(text)}%`;
}

/** A pattern of LIKE that finds what begins with the text. */
export function startingWith(text: string): string {
  return `${escaped(text)}%`;
}

function escaped(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}
