export { findHeadings, type Heading } from './find-headings';
export { Outline } from './outline';
export { ReadingText, SCROLLS } from './reading-text';
export { SummaryText } from './summary-text';
