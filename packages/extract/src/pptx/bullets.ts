import { leadOf, toLetter } from '../blocks/item-leads';
import { findAttribute, type XmlAttributes } from '../packed/read-xml';

type Numbering = { type: string; startAt: number };
/** What stands before a paragraph of a slide. */
export type Bullet = 'none' | 'sign' | Numbering;
/** By level; where there is nothing, what lies below says it. */
export type ListLevels = (Bullet | undefined)[];

export function readBullet(name: string, attributes: XmlAttributes): Bullet | undefined {
  switch (name) {
    case 'a:buNone':
      return 'none';
    case 'a:buChar':
    case 'a:buBlip':
      return 'sign';
    case 'a:buAutoNum':
      return {
        type: findAttribute(attributes, 'type') ?? '',
        startAt: Number(findAttribute(attributes, 'startAt') ?? 1) || 1,
      };
    default:
      return undefined;
  }
}

/** Reads the looks of the levels of lists, as shapes, layouts and masters have them. */
export function createLevelsReader(levels: ListLevels) {
  let level: number | undefined;
  return {
    open(name: string, attributes: XmlAttributes): void {
      const opened = /^a:lvl([1-9])pPr$/.exec(name)?.[1];
      if (opened !== undefined) {
        level = Number(opened) - 1;
      } else if (level !== undefined) {
        levels[level] = readBullet(name, attributes) ?? levels[level];
      }
    },
    close(name: string): void {
      if (/^a:lvl[1-9]pPr$/.test(name)) {
        level = undefined;
      }
    },
  };
}

/** Writes what stands before each item of one text, and counts the numbered ones. */
export function createLeads() {
  const counts: number[] = [];
  return (bullet: Exclude<Bullet, 'none'>, level: number): string => {
    counts.length = Math.min(counts.length, level + 1);
    if (bullet === 'sign') {
      counts.length = Math.min(counts.length, level);
      return leadOf(level);
    }
    const number = counts[level] === undefined ? bullet.startAt : counts[level] + 1;
    counts[level] = number;
    const { type } = bullet;
    const isCapital = type.startsWith('alphaUc');
    const written = type.startsWith('alpha') ? toLetter(number, isCapital) : `${number}`;
    return leadOf(level, `${written}${type.includes('Paren') ? ')' : '.'}`);
  };
}
