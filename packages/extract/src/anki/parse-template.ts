/** A text, a field with its filters (the last is applied first), or a part that depends on a field. */
export type TemplatePart =
  | { kind: 'text'; text: string }
  | { kind: 'field'; written: string }
  | { kind: 'section'; field: string; isNegated: boolean; parts: TemplatePart[] };

const TAG = /\{\{\{([^{}]*)\}\}\}|\{\{([^{}]*)\}\}/g;
const OTHER_BRACKETS = '{{=<% %>=}}';

/**
 * Anki refuses templates with mistakes; here a section without its end reaches to the end of what is around it,
 * so that the cards of such a deck are not lost.
 */
export function parseTemplate(template: string): TemplatePart[] {
  const written = withUsualBrackets(template);
  const root: TemplatePart[] = [];
  const open: { field: string; parts: TemplatePart[] }[] = [{ field: '', parts: root }];
  let position = 0;
  const add = (part: TemplatePart) => open.at(-1)?.parts.push(part);
  const addText = (text: string) => {
    if (text !== '') {
      add({ kind: 'text', text });
    }
  };
  for (const tag of written.matchAll(TAG)) {
    addText(written.slice(position, tag.index));
    position = tag.index + tag[0].length;
    const content = (tag[1] ?? tag[2] ?? '').trim();
    const name = content.slice(1).trim();
    if (content.startsWith('#') || content.startsWith('^')) {
      const parts: TemplatePart[] = [];
      add({ kind: 'section', field: name, isNegated: content.startsWith('^'), parts });
      open.push({ field: name, parts });
    } else if (content.startsWith('/')) {
      const index = open.findLastIndex(({ field }) => field === name);
      open.length = index > 0 ? index : open.length;
    } else if (content !== '' && !content.startsWith('!') && !content.startsWith('=')) {
      add({ kind: 'field', written: content });
    }
  }
  addText(written.slice(position));
  return root;
}

/** Old templates may choose other brackets from some place on. */
function withUsualBrackets(template: string): string {
  const start = template.indexOf(OTHER_BRACKETS);
  if (start < 0) {
    return template;
  }
  const rest = template.slice(start + OTHER_BRACKETS.length);
  return template.slice(0, start) + rest.replaceAll('<%', '{{').replaceAll('%>', '}}');
}

/** Names of the fields that a template shows or asks about. */
export function fieldsOf(parts: readonly TemplatePart[], names: readonly string[]): Set<string> {
  const found = new Set<string>();
  for (const part of parts) {
    if (part.kind === 'section') {
      found.add(part.field);
      for (const name of fieldsOf(part.parts, names)) {
        found.add(name);
      }
    } else if (part.kind === 'field') {
      found.add(splitFilters(part.written, names).name);
    }
  }
  return found;
}

/** A field's name may have a colon in it; what stands before the name are filters. */
export function splitFilters(
  written: string,
  names: readonly string[],
): { filters: string[]; name: string } {
  const words = written.split(':').map((word) => word.trim());
  for (let first = 0; first < words.length - 1; first += 1) {
    const name = words.slice(first).join(':');
    if (names.includes(name)) {
      return { filters: words.slice(0, first), name };
    }
  }
  return { filters: words.slice(0, -1), name: words.at(-1) ?? '' };
}
