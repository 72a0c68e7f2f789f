import { isHeadingName } from '../blocks/heading-name';
import { findAttribute, readXml, type XmlAttributes } from '../packed/read-xml';

/** What a style says about letters; `undefined` leaves it to what lies below. */
export type Look = { isBold?: boolean; isItalic?: boolean; isHidden?: boolean; font?: string };
/** What stands before the items of one level: a number, or a bullet where there is no format. */
export type LevelStyle = { format: string | undefined; suffix: string };

type RawStyle = { look: Look; parent: string | undefined; name: string };

export type OdtStyles = ReturnType<typeof createOdtStyles>;

/** Styles build on each other; a damaged file may have them build in a circle. */
const DEPTH_MAX = 20;
const BOLD = /^(?:bold|[6-9]00)$/;

/** The styles of a document, while and after they are read. */
export function createOdtStyles() {
  const styles = new Map<string, RawStyle>();
  const lists = new Map<string, Map<number, LevelStyle>>();
  let style: RawStyle | undefined;
  let list: Map<number, LevelStyle> | undefined;

  function find(family: string, name: string | undefined): RawStyle | undefined {
    return styles.get(`${family} ${name}`);
  }

  function lookOf(family: string, name: string | undefined, depth = 0): Look {
    const found = depth > DEPTH_MAX ? undefined : find(family, name);
    return found ? { ...lookOf(family, found.parent, depth + 1), ...found.look } : {};
  }

  function isHeading(name: string | undefined, depth = 0): boolean {
    const found = depth > DEPTH_MAX ? undefined : find('paragraph', name);
    return found !== undefined && (isHeadingName(found.name) || isHeading(found.parent, depth + 1));
  }

  return {
    lookOf: (family: 'paragraph' | 'text', name: string | undefined) => lookOf(family, name),
    /** A title, which is no heading by its element. */
    isHeading: (name: string | undefined) => isHeading(name) || isHeadingName(toName(name ?? '')),
    levelOf: (listStyle: string, level: number) => lists.get(listStyle)?.get(level),
    open(name: string, attributes: XmlAttributes): void {
      const called = findAttribute(attributes, 'name') ?? '';
      if (name === 'style:style') {
        const parent = findAttribute(attributes, 'parent-style-name');
        const shown = findAttribute(attributes, 'display-name') ?? toName(called);
        style = { look: {}, parent, name: shown };
        styles.set(`${findAttribute(attributes, 'family')} ${called}`, style);
      } else if (name === 'style:text-properties' && style) {
        readLook(style.look, attributes);
      } else if (name === 'text:list-style') {
        list = new Map();
        lists.set(called, list);
      } else if (name.startsWith('text:list-level-style-')) {
        const isNumber = name.endsWith('number');
        list?.set(Number(findAttribute(attributes, 'level') ?? 1) - 1, {
          format: isNumber ? (findAttribute(attributes, 'num-format') ?? '') : undefined,
          suffix: findAttribute(attributes, 'num-suffix') ?? '',
        });
      }
    },
    close(name: string): void {
      if (name === 'style:style') {
        style = undefined;
      }
    },
  };
}

/** Styles that a document shares with others lie in a part of their own. */
export function readSharedStyles(bytes: Uint8Array, styles: OdtStyles): void {
  readXml(bytes, { onOpen: styles.open, onClose: styles.close, onText() {} });
}

function readLook(look: Look, attributes: XmlAttributes): void {
  const weight = findAttribute(attributes, 'font-weight');
  const slant = findAttribute(attributes, 'font-style');
  const display = findAttribute(attributes, 'display');
  const font = findAttribute(attributes, 'font-name');
  if (weight !== undefined) {
    look.isBold = BOLD.test(weight);
  }
  if (slant !== undefined) {
    look.isItalic = slant === 'italic' || slant === 'oblique';
  }
  if (display !== undefined) {
    look.isHidden = display === 'none';
  }
  if (font !== undefined) {
    look.font = font;
  }
}

/** Signs that names may not have are written by their number: 'Heading_20_1'. */
function toName(coded: string): string {
  return coded.replaceAll(/_([\da-f]{2,4})_/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}
