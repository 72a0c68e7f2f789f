import { HEADING, joinBlocks, type TextBlock } from '../blocks/text-blocks';
import { type ExtractedDocument, NO_PAGES } from '../extracted-document';
import { decodeText } from '../text/decode-text';
import { splitFrontMatter } from './front-matter';
import { readMarkdownBlocks } from './markdown-blocks';

/** The text of a Markdown file without its signs; formulas and programs stay as they are written. */
export function readMarkdown(bytes: Uint8Array): ExtractedDocument {
  const source = decodeText(bytes)
    .replace(/^\ufeff/, '')
    .replaceAll(/\r\n?/g, '\n');
  const { title, rest } = splitFrontMatter(source);
  const blocks = readMarkdownBlocks(rest);
  const titles = title === undefined || isTitled(blocks, title) ? [] : [toHeading(title)];
  return { ...joinBlocks([...titles, ...blocks]), ...NO_PAGES };
}

function isTitled(blocks: readonly TextBlock[], title: string): boolean {
  return blocks.some(({ pieces: [first] }) => first?.style === HEADING && first.text === title);
}

function toHeading(title: string): TextBlock {
  return { kind: 'paragraph', pieces: [{ text: title, style: HEADING }] };
}
