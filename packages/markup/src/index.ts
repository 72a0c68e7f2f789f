export { parseInline, type Inline } from './inline';
export { hasMarkup, type Block, parseMarkup } from './blocks';
export { toPlainText } from './plain-text';
