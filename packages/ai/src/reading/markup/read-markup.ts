import { readHtml } from './html';
import { isLatex, readLatex } from './latex';
import { readMarkdown } from './markdown';
import type { Marked } from './spans';

/** Takes the markup off a text, whatever it is written in; every word stays where it is. */
export function readMarkup(text: string): Marked {
  const html = readHtml(text);
  const { plain, lines, emphasis } = isLatex(html.plain)
    ? readLatex(html.plain)
    : readMarkdown(html.plain);
  return {
    plain,
    lines: new Map([...html.lines, ...lines]),
    emphasis: [...html.emphasis, ...emphasis],
  };
}
