import { hasMarkup, parseMarkup } from './blocks';
import type { Inline } from './inline';

/** The words without their signs, as they are read out, compared and measured. */
export function toPlainText(text: string): string {
  if (!hasMarkup(text)) {
    return text;
  }
  return parseMarkup(text)
    .map((block) =>
      block.kind === 'lines'
        ? wordsOf(block.parts)
        : block.items.map(({ mark, parts }) => `${mark} ${wordsOf(parts)}`).join('\n'),
    )
    .join('\n');
}

function wordsOf(parts: Inline[]): string {
  return parts.map((part) => ('parts' in part ? wordsOf(part.parts) : part.text)).join('');
}
