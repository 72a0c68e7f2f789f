import { indentOf, leadOf, toLetter } from '../blocks/item-leads';
import type { LevelStyle, OdtStyles } from './read-styles';

type OpenList = { style: string; count: number; isItemNew: boolean };

/** Follows the lists of one story and writes what stands before their items. */
export function createOdtLists(styles: OdtStyles) {
  const open: OpenList[] = [];
  /** Where lists ended that may be gone on with. */
  const ended = new Map<string, number>();

  return {
    isOpen: () => open.length > 0,
    openList(name: string | undefined, goesOn: boolean): void {
      const style = name ?? open.at(-1)?.style ?? '';
      open.push({ style, count: goesOn ? (ended.get(style) ?? 0) : 0, isItemNew: false });
    },
    closeList(): void {
      const list = open.pop();
      if (list) {
        ended.set(list.style, list.count);
      }
    },
    openItem(startsAt: number | undefined): void {
      const list = open.at(-1);
      if (list) {
        list.count = startsAt ?? list.count + 1;
        list.isItemNew = true;
      }
    },
    /** Before the first paragraph of an item its bullet, before the others its indent only. */
    takeLead(): string {
      const list = open.at(-1);
      const level = open.length - 1;
      if (!list?.isItemNew) {
        return indentOf(level + 1);
      }
      list.isItemNew = false;
      const style = styles.levelOf(list.style, level);
      return style?.format === '' ? indentOf(level) : leadOf(level, signOf(style, list.count));
    },
  };
}

function signOf(style: LevelStyle | undefined, count: number): string {
  if (style?.format === undefined) {
    return '•';
  }
  const isLetter = style.format.toLowerCase() === 'a';
  const written = isLetter ? toLetter(count, style.format === 'A') : `${count}`;
  return `${written}${style.suffix || '.'}`;
}
