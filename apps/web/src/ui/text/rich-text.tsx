import { type Block, hasMarkup, type Inline, type ListItem, parseMarkup } from '@scholar/markup';
import { createElement, Fragment, type ReactNode, useMemo } from 'react';
import { Formula } from './formula';
import styles from './rich-text.module.css';

type DrawWords = (words: string) => ReactNode;

const asTyped: DrawWords = (words) => words;

/** The text of a card with its small Markdown and formulas drawn; nothing in it runs as HTML. */
export function RichText({
  text,
  drawWords = asTyped,
}: {
  text: string;
  /** How plain words are drawn. */
  drawWords?: DrawWords;
}) {
  const blocks = useMemo(() => (hasMarkup(text) ? parseMarkup(text) : undefined), [text]);
  return blocks ? drawBlocks(blocks, drawWords) : drawWords(text);
}

// Parts are drawn one by one and not as lists, because they have nothing that could be their key.
function drawBlocks(blocks: Block[], drawWords: DrawWords): ReactNode {
  return createElement(Fragment, null, ...blocks.map((block) => drawBlock(block, drawWords)));
}

function drawBlock(block: Block, drawWords: DrawWords): ReactNode {
  if (block.kind === 'lines') {
    return drawParts(block.parts, drawWords);
  }
  const items = block.items.map((item) => drawItem(item, drawWords));
  // A card's text is a paragraph, which can hold no list element.
  return createElement('span', { role: 'list', className: styles.list }, ...items);
}

function drawItem({ mark, parts }: ListItem, drawWords: DrawWords): ReactNode {
  return (
    <span role="listitem" className={styles.item}>
      <span className={styles.mark}>{mark} </span>
      <span>{drawParts(parts, drawWords)}</span>
    </span>
  );
}

function drawParts(parts: Inline[], drawWords: DrawWords): ReactNode {
  return createElement(Fragment, null, ...parts.map((part) => drawPart(part, drawWords)));
}

function drawPart(part: Inline, drawWords: DrawWords): ReactNode {
  switch (part.kind) {
    case 'text':
      return drawWords(part.text);
    case 'code':
      return <code className={styles.code}>{part.text}</code>;
    case 'formula':
      return <Formula tex={part.text} isDisplayed={part.isDisplayed} />;
    case 'bold':
      return <strong>{drawParts(part.parts, drawWords)}</strong>;
    case 'italic':
      return <em>{drawParts(part.parts, drawWords)}</em>;
    case 'sub':
      return <sub>{drawParts(part.parts, drawWords)}</sub>;
    case 'sup':
      return <sup>{drawParts(part.parts, drawWords)}</sup>;
  }
}
