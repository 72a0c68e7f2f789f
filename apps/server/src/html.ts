/** Markup that is safe to put into a page. Only `html` makes it. */
export type Html = { readonly markup: string };

type Value = string | number | Html | readonly Html[];

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** For text and for attributes in quotes. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** Template tag: every value is escaped unless it is markup made by this tag. */
export function html(strings: TemplateStringsArray, ...values: readonly Value[]): Html {
  const markup = strings
    .map((string, index) => (index === 0 ? string : toMarkup(values[index - 1] ?? '') + string))
    .join('');
  return { markup };
}

function toMarkup(value: Value): string {
  if (typeof value === 'object') {
    return 'markup' in value ? value.markup : value.map((part) => part.markup).join('');
  }
  return escapeHtml(String(value));
}
