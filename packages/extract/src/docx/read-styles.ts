import { isHeadingName } from '../blocks/heading-name';
import { findAttribute, readXml, type XmlAttributes } from '../packed/read-xml';

/** What a run or a style says about its letters; `undefined` leaves it to what lies below. */
export type RunLook = {
  isBold?: boolean;
  isItalic?: boolean;
  isHidden?: boolean;
  font?: string;
};

export type WordStyle = RunLook & { isHeading: boolean; isItem: boolean };

export type WordStyles = {
  /** `undefined` is the default style of paragraphs. */
  find(styleId: string | undefined): WordStyle;
};

type RawStyle = RunLook & {
  name: string;
  basedOn?: string;
  outlineLevel?: number;
  isItem?: boolean;
};

type ResolvedStyle = WordStyle & { level: number | undefined };

const NOTHING: ResolvedStyle = { isHeading: false, isItem: false, level: undefined };
export const NO_STYLES: WordStyles = { find: () => NOTHING };
/** Styles build on each other; a damaged file may have them build in a circle. */
const DEPTH_MAX = 20;
const BODY_LEVEL = 9;

export function readStyles(bytes: Uint8Array): WordStyles {
  const { styles, defaults, defaultId } = collectStyles(bytes);
  const resolved = new Map<string, WordStyle>();

  function resolve(styleId: string | undefined, depth: number): ResolvedStyle {
    const raw = styleId === undefined ? undefined : styles.get(styleId);
    if (!raw || depth > DEPTH_MAX) {
      return { ...NOTHING, ...defaults };
    }
    const base = resolve(raw.basedOn, depth + 1);
    const level = raw.outlineLevel ?? base.level;
    return {
      ...base,
      ...raw,
      level,
      isItem: raw.isItem ?? base.isItem,
      isHeading:
        level === undefined ? isHeadingName(raw.name) || base.isHeading : level < BODY_LEVEL,
    };
  }

  return {
    find(styleId = defaultId) {
      const key = styleId ?? '';
      const style = resolved.get(key) ?? resolve(styleId, 0);
      resolved.set(key, style);
      return style;
    },
  };
}

function collectStyles(bytes: Uint8Array) {
  const styles = new Map<string, RawStyle>();
  const defaults: RunLook = {};
  let defaultId: string | undefined;
  let style: RawStyle | undefined;
  let isInDefaults = false;
  let skipped = 0;
  readXml(bytes, {
    onOpen(name, attributes) {
      // Looks of parts of tables, and former looks, are not those of the style.
      if (skipped > 0 || name === 'tblStylePr' || name.endsWith('PrChange')) {
        skipped += 1;
      } else if (name === 'style') {
        const id = findAttribute(attributes, 'styleId') ?? '';
        style = { name: '' };
        styles.set(id, style);
        const isDefault = isOn(findAttribute(attributes, 'default') ?? '0');
        if (isDefault && findAttribute(attributes, 'type') === 'paragraph') {
          defaultId = id;
        }
      } else if (name === 'docDefaults') {
        isInDefaults = true;
      } else if (style) {
        readStyleProperty(style, name, findAttribute(attributes, 'val'));
        readLook(style, name, attributes);
      } else if (isInDefaults) {
        readLook(defaults, name, attributes);
      }
    },
    onClose(name) {
      if (skipped > 0) {
        skipped -= 1;
      } else if (name === 'style') {
        style = undefined;
      } else if (name === 'docDefaults') {
        isInDefaults = false;
      }
    },
    onText() {},
  });
  return { styles, defaults, defaultId };
}

function readStyleProperty(style: RawStyle, name: string, value: string | undefined): void {
  if (value === undefined) {
    return;
  }
  if (name === 'name') {
    style.name = value;
  } else if (name === 'basedOn') {
    style.basedOn = value;
  } else if (name === 'outlineLvl') {
    style.outlineLevel = Number(value);
  } else if (name === 'numId') {
    style.isItem = value !== '0';
  }
}

export function readLook(look: RunLook, name: string, attributes: XmlAttributes): void {
  if (name === 'b') {
    look.isBold = isOn(findAttribute(attributes, 'val'));
  } else if (name === 'i') {
    look.isItalic = isOn(findAttribute(attributes, 'val'));
  } else if (name === 'vanish') {
    look.isHidden = isOn(findAttribute(attributes, 'val'));
  } else if (name === 'rFonts') {
    const font = findAttribute(attributes, 'ascii');
    if (font !== undefined) {
      look.font = font;
    }
  }
}

export function isOn(value: string | undefined): boolean {
  return value !== '0' && value !== 'false' && value !== 'off' && value !== 'none';
}
