export { parseInline, type Inline } from './inline';
export { hasMarkup, type Block, type ListItem, parseMarkup } from './blocks';
export { toPlainText } from './plain-text';
