const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const CHARACTERS: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  '#58': ':',
  '#123': '{',
  '#125': '}',
};

/** Parts the fields of a note, so no field has it. */
export const FIELD_END = '\u001F';

/** The text of a card as a field of a note. */
export function toHtml(text: string): string {
  return text
    .replaceAll(FIELD_END, ' ')
    .replaceAll(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign)
    .replaceAll(/\r?\n/g, '<br>');
}

/** What is left of a field for sorting and comparing. */
export function stripHtml(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(#?\w+);/g, (entity, name: string) => CHARACTERS[name] ?? entity);
}
