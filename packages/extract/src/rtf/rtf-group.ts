import { BOLD, ITALIC } from '../blocks/text-blocks';
import type { TextFlow } from '../blocks/text-flow';

/** What a group inherits from the one around it and gives back at its end. */
export type RtfGroup = {
  /** `twice` holds a text in two encodings; only the second is read. */
  kind: 'text' | 'skipped' | 'twice' | 'fonts' | 'styles';
  flow: TextFlow;
  isBold: boolean;
  isItalic: boolean;
  isHidden: boolean;
  isDeleted: boolean;
  font: number | undefined;
  /** Bytes after a Unicode character for readers that know none. */
  fallbackBytes: number;
  style: number | undefined;
  level: number | undefined;
  isInTable: boolean;
  isItem: boolean;
};

const PLAIN = {
  isBold: false,
  isItalic: false,
  isHidden: false,
  isDeleted: false,
  font: undefined,
};
const NEW_PARAGRAPH = { style: undefined, level: undefined, isInTable: false, isItem: false };

type Change = (parameter: number | undefined) => Partial<RtfGroup>;

const CHANGES = new Map<string, Change>([
  ['b', (parameter) => ({ isBold: parameter !== 0 })],
  ['i', (parameter) => ({ isItalic: parameter !== 0 })],
  ['v', (parameter) => ({ isHidden: parameter !== 0 })],
  ['deleted', (parameter) => ({ isDeleted: parameter !== 0 })],
  ['f', (font) => ({ font })],
  ['uc', (parameter) => ({ fallbackBytes: parameter ?? 1 })],
  ['plain', () => PLAIN],
  ['pard', () => NEW_PARAGRAPH],
  ['s', (style) => ({ style })],
  ['outlinelevel', (level) => ({ level })],
  ['intbl', (parameter) => ({ isInTable: parameter !== 0 })],
  ['ls', (parameter) => ({ isItem: parameter !== 0 })],
]);

export function createGroup(flow: TextFlow): RtfGroup {
  return { kind: 'text', flow, fallbackBytes: 1, ...PLAIN, ...NEW_PARAGRAPH };
}

/** A group whose text goes elsewhere: a note or a text box. */
export function redirectGroup(group: RtfGroup, flow: TextFlow): void {
  Object.assign(group, PLAIN, NEW_PARAGRAPH, { flow });
}

/** Whether the word changes the look of what follows in the group. */
export function changeGroup(group: RtfGroup, word: string, parameter: number | undefined): boolean {
  const change = CHANGES.get(word);
  if (change) {
    Object.assign(group, change(parameter));
  }
  return change !== undefined;
}

export function styleOfGroup({ isBold, isItalic }: RtfGroup): number {
  return (isBold ? BOLD : 0) | (isItalic ? ITALIC : 0);
}
