/** A pattern of LIKE that finds the text anywhere; its own signs lose their meaning. */
export function containing(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
